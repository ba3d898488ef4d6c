namespace Assay.Worker.Values.Generating;

/// <summary>Tells whether elements of a set or keys of a dictionary are new.</summary>
internal sealed class Distinct<T>
{
    private readonly HashSet<T> known = [];

    /// <summary>Whether the item is new; what cannot be hashed is left to the collection itself.</summary>
    public bool Add(T item)
    {
        try
        {
            return known.Add(item);
        }
        catch (Exception)
        {
            return true;
        }
    }
}
