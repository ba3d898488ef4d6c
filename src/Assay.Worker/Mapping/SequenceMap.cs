namespace Assay.Worker.Mapping;

/// <summary>Collections that are made empty and then take their elements one by one.</summary>
internal sealed class SequenceMap<TSources, TTargets, TSource, TTarget>(
    ValueMap<TSource, TTarget> element, Func<TSources, TTargets> create, Action<TTargets, TTarget> add) : TypeMap(typeof(TSources))
    where TSources : class, IEnumerable<TSource>
    where TTargets : class
{
    internal override bool IsPostponed => MustWait;

    /// <summary>Whether adding hashes or compares elements that hold objects.</summary>
    internal bool MustWait { get; init; }

    /// <summary>Whether the collection enumerates in the opposite order of adding.</summary>
    internal bool IsReversed { get; init; }

    internal override object Create(object source) => create((TSources)source);

    internal override void Fill(object source, object target, MapRun run)
    {
        var mapped = Elements.Map((TSources)source, element, run);
        if (run.IsBlocked)
            return;
        if (IsReversed)
            mapped.Reverse();
        foreach (var item in mapped)
            add((TTargets)target, item);
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, element, run);
}
