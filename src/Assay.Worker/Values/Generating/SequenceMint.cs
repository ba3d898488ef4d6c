using System.Diagnostics.CodeAnalysis;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes collections of a few elements; in a set no two are equal.</summary>
[SuppressMessage("Performance", "CA1812", Justification = "Made by reflection, for the types of a user's members.")]
internal sealed class SequenceMint<T>(Type declared, MintCatalogue catalogue) : Mint(declared)
{
    private const int MostTries = 8;
    private const int BytesEach = 8;
    private readonly SequenceForm<T> form = SequenceForms<T>.Find(declared)!;

    public override string? Reason => Element.Reason is { } reason ? $"holds {TypeNames.Short(typeof(T))}, which {reason}" : null;

    public override bool IsCostly => Element.IsCostly;

    private Mint Element => catalogue.Find(typeof(T));

    // Empty at least, in place of null.
    public override bool CanMake(GenerationRun run, int budget) => true;

    public override object Make(GenerationRun run, object site, int budget)
    {
        List<T> items = [];
        int count = run.SizeAt(site) * (typeof(T) == typeof(byte) ? BytesEach : 1);
        if (Element.IsCostly)
            count = Math.Min(count, budget);
        int share = budget / Math.Max(1, count);
        if (Element.CanMake(run, share))
            run.Inside(() => Gather(run, count, share, items));
        return Complete(items);
    }

    private void Gather(GenerationRun run, int count, int share, List<T> items)
    {
        Distinct<T> distinct = new();
        for (int tries = 0; items.Count < count && tries < count + MostTries; tries++)
        {
            T item = (T)Element.Make(run, this, share)!;
            if (!form.IsSet || distinct.Add(item))
                items.Add(item);
        }
    }

    // Elements that no comparer takes fit alone, or not at all.
    private object Complete(List<T> items)
    {
        for (int count = items.Count; ; count = Math.Min(1, count - 1))
        {
            try
            {
                return form.Complete(form.Begin?.Invoke(count), items.GetRange(0, count));
            }
            catch (Exception) when (count > 0)
            {
                catalogue.Note($"A {TypeNames.Short(Type)} holds one element at most: its elements cannot be compared.");
            }
        }
    }
}
