using Assay.Worker.Graphs;
using Assay.Worker.Types;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes dictionaries of a few entries; no two keys are equal.</summary>
internal sealed class DictionaryGenerator<TKey, TValue>(Type declared, GeneratorCatalogue catalogue) : ValueGenerator(declared)
    where TKey : notnull
{
    private const int MostTries = 8;
    private readonly object keySite = new();
    private readonly DictionaryType<TKey, TValue> type = DictionaryCatalogue<TKey, TValue>.Find(declared)!;

    public override string? Reason =>
        (Key.Reason ?? Value.Reason) is { } reason
            ? $"holds {TypeNames.Short(Key.Reason is null ? typeof(TValue) : typeof(TKey))}, which {reason}"
            : null;

    public override bool IsCostly => Key.IsCostly || Value.IsCostly;

    private ValueGenerator Key => catalogue.Find(typeof(TKey));

    private ValueGenerator Value => catalogue.Find(typeof(TValue));

    // Empty at least, in place of null.
    public override bool CanMake(GenerationRun run, int budget) => true;

    public override object Make(GenerationRun run, object site, int budget)
    {
        List<KeyValuePair<TKey, TValue>> entries = [];
        var count = run.SizeAt(site);
        if (IsCostly)
            count = Math.Min(count, budget / 2);
        var share = budget / Math.Max(1, 2 * count);
        if (Key.CanMake(run, share) && Value.CanMake(run, share))
            run.Inside(() => Gather(run, count, share, entries));
        return Complete(entries);
    }

    private void Gather(GenerationRun run, int count, int share, List<KeyValuePair<TKey, TValue>> entries)
    {
        Distinct<TKey> distinct = new();
        for (var tries = 0; entries.Count < count && tries < count + MostTries; tries++)
        {
            var key = (TKey)Key.Make(run, keySite, share)!;
            if (distinct.Add(key))
                entries.Add(new(key, (TValue)Value.Make(run, this, share)!));
        }
    }

    // Keys that no comparer takes fit alone, or not at all.
    private object Complete(List<KeyValuePair<TKey, TValue>> entries)
    {
        for (var count = entries.Count; ; count = Math.Min(1, count - 1))
        {
            try
            {
                return type.Complete(null, entries.GetRange(0, count));
            }
            catch (Exception) when (count > 0)
            {
                catalogue.Note($"A {TypeNames.Short(Type)} has at most one entry: its keys cannot be compared.");
            }
        }
    }
}
