namespace Assay.Worker.Mapping;

/// <summary>Dictionaries that are made empty and then take their entries one by one.</summary>
internal sealed class DictionaryMap<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(
    ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, Func<TSources, TTargets> create, bool mustWait) : TypeMap(typeof(TSources))
    where TSources : class, IEnumerable<KeyValuePair<TKey, TValue>>
    where TTargets : class, IDictionary<TTargetKey, TTargetValue>
{
    internal override bool IsPostponed => mustWait;

    internal override object Create(object source) => create((TSources)source);

    internal override void Fill(object source, object target, MapRun run)
    {
        var mapped = Elements.Map((TSources)source, key, value, run);
        if (run.IsBlocked)
            return;
        var entries = (TTargets)target;
        foreach (var entry in mapped)
            entries.Add(entry.Key, entry.Value);
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, key, value, run);
}
