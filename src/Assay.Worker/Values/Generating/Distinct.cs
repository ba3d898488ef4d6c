using Assay.Worker.Graphs;
using Assay.Worker.Values.Scalars;

namespace Assay.Worker.Values.Generating;

/// <summary>
/// Tells whether elements of a set or keys of a dictionary are new: to their own equality and by content. Objects that only their identity tells apart come in no order that
/// two processes agree on.
/// </summary>
internal sealed class Distinct<T>
{
    private readonly HashSet<T> known = [];
    private readonly HashSet<string>? contents = Scalar.Find(typeof(T)) is null && !typeof(T).IsEnum ? [] : null;

    /// <summary>Whether the item is new; what cannot be hashed by its own code is left to the collection itself.</summary>
    public bool Add(T item)
    {
        if (contents?.Add(GraphHash.Of(item)) == false)
            return false;
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
