namespace Assay.Worker.Mapping;

/// <summary>Immutable dictionaries: built when their entries are known.</summary>
internal sealed class BuiltDictionaryMap<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(
    ValueMap<TKey, TTargetKey> key,
    ValueMap<TValue, TTargetValue> value,
    Func<TSources, List<KeyValuePair<TTargetKey, TTargetValue>>, TTargets> build,
    bool mustWait) : TypeMap(typeof(TSources))
    where TSources : class, IEnumerable<KeyValuePair<TKey, TValue>>
    where TTargets : class
{
    internal override bool HasShell => false;

    internal override bool CoversDerived => typeof(TSources).IsAbstract;

    internal override bool IsPostponed => mustWait;

    internal override object? Build(object source, MapRun run)
    {
        var mapped = Elements.Map((TSources)source, key, value, run);
        return run.IsBlocked ? null : build((TSources)source, mapped);
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, key, value, run);
}
