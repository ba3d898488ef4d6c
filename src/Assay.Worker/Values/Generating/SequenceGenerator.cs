using Assay.Worker.Graphs;
using Assay.Worker.Types;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes collections of a few elements; in a set no two are equal.</summary>
internal sealed class SequenceGenerator<T>(Type declared, GeneratorCatalogue catalogue) : ValueGenerator(declared)
{
    private const int MostTries = 8;
    private const int BytesEach = 8;
    private readonly SequenceType<T> type = SequenceCatalogue<T>.Find(declared)!;

    public override string? Reason => Element.Reason is { } reason ? $"holds {TypeNames.Short(typeof(T))}, which {reason}" : null;

    public override bool IsCostly => Element.IsCostly;

    private ValueGenerator Element => catalogue.Find(typeof(T));

    // Empty at least, in place of null.
    public override bool CanMake(GenerationRun run, int budget) => true;

    public override object Make(GenerationRun run, object site, int budget)
    {
        List<T> items = [];
        var count = run.SizeAt(site) * (typeof(T) == typeof(byte) ? BytesEach : 1);
        if (Element.IsCostly)
            count = Math.Min(count, budget);
        var share = budget / Math.Max(1, count);
        if (Element.CanMake(run, share))
            run.Inside(() => Gather(run, count, share, items));
        return Complete(items);
    }

    private void Gather(GenerationRun run, int count, int share, List<T> items)
    {
        Distinct<T> distinct = new();
        for (var tries = 0; items.Count < count && tries < count + MostTries; tries++)
        {
            var item = (T)Element.Make(run, this, share)!;
            if (!type.IsSet || distinct.Add(item))
                items.Add(item);
        }
    }

    // Elements that no comparer takes fit alone, or not at all.
    private object Complete(List<T> items)
    {
        for (var count = items.Count; ; count = Math.Min(1, count - 1))
        {
            try
            {
                return type.Complete(null, items.GetRange(0, count));
            }
            catch (Exception) when (count > 0)
            {
                catalogue.Note($"A {TypeNames.Short(Type)} has at most one element: its elements cannot be compared.");
            }
        }
    }
}

/// <summary>Makes small arrays of several dimensions.</summary>
internal sealed class GridGenerator(Type declared, GeneratorCatalogue catalogue) : ValueGenerator(declared)
{
    private readonly int rank = declared.GetArrayRank();

    public override string? Reason => Element.Reason is { } reason ? $"holds {TypeNames.Short(Element.Type)}, which {reason}" : null;

    public override bool IsCostly => Element.IsCostly;

    private ValueGenerator Element => catalogue.Find(Type.GetElementType()!);

    // Empty at least, in place of null.
    public override bool CanMake(GenerationRun run, int budget) => true;

    public override object Make(GenerationRun run, object site, int budget)
    {
        // 2 x 3 x 2 x 2 ...: lengths that are not all the same tell dimensions apart.
        int[] lengths = [.. Enumerable.Range(0, rank).Select(dimension => dimension == 1 ? 3 : 2)];
        var count = lengths.Aggregate(1, (product, length) => product * length);
        var share = budget / count;
        var grid = Array.CreateInstance(Type.GetElementType()!, Element.CanMake(run, share) ? lengths : new int[rank]);
        var place = new int[rank];
        for (var i = 0; i < grid.Length; i++)
        {
            grid.SetValue(Element.Make(run, this, share), place);
            Advance(place, lengths);
        }

        return grid;
    }

    private static void Advance(int[] place, int[] lengths)
    {
        for (var dimension = place.Length - 1; dimension >= 0 && ++place[dimension] == lengths[dimension]; dimension--)
            place[dimension] = 0;
    }
}

/// <summary>Makes collections and options of F#; an option always has its value.</summary>
internal sealed class FSharpGenerator(Type type, FSharpForm form, GeneratorCatalogue catalogue) : ValueGenerator(type)
{
    public override string? Reason => Substitute.Reason;

    public override bool IsCostly => Substitute.IsCostly;

    private ValueGenerator Substitute => catalogue.Find(form.Substitute);

    public override bool CanMake(GenerationRun run, int budget) => Substitute.CanMake(run, budget);

    public override object? Make(GenerationRun run, object site, int budget) =>
        Substitute.Make(run, site, budget) is { } value ? form.Build(value) : null;
}

/// <summary>
/// Tells whether elements of a set or keys of a dictionary are new: to their own equality and by content. Objects that only their identity
/// tells apart come in no order that two processes agree on.
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
