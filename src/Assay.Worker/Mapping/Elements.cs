namespace Assay.Worker.Mapping;

/// <summary>Maps the elements of a collection into a list of their own, which is given up when the run is blocked.</summary>
internal static class Elements
{
    public static List<TTarget> Map<TSource, TTarget>(IEnumerable<TSource> source, ValueMap<TSource, TTarget> element, MapRun run)
    {
        var mapped = new List<TTarget>();
        foreach (var item in source)
            mapped.Add(element(item, run));
        return mapped;
    }

    public static List<KeyValuePair<TTargetKey, TTargetValue>> Map<TKey, TValue, TTargetKey, TTargetValue>(
        IEnumerable<KeyValuePair<TKey, TValue>> source, ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, MapRun run)
    {
        var mapped = new List<KeyValuePair<TTargetKey, TTargetValue>>();
        foreach (var (itemKey, itemValue) in source)
            mapped.Add(new(key(itemKey, run), value(itemValue, run)));
        return mapped;
    }
}
