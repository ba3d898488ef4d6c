namespace Assay.Worker.Mapping;

/// <summary>Immutable collections: built when their elements are known.</summary>
internal sealed class BuiltSequenceMap<TSources, TTargets, TSource, TTarget>(
    ValueMap<TSource, TTarget> element, Func<TSources, List<TTarget>, TTargets> build) : TypeMap(typeof(TSources))
    where TSources : class, IEnumerable<TSource>
    where TTargets : class
{
    internal override bool HasShell => false;

    internal override bool CoversDerived => typeof(TSources).IsAbstract;

    internal override bool IsPostponed => MustWait;

    /// <summary>Whether building hashes or compares elements that hold objects.</summary>
    internal bool MustWait { get; init; }

    internal override object? Build(object source, MapRun run)
    {
        var mapped = Elements.Map((TSources)source, element, run);
        return run.IsBlocked ? null : build((TSources)source, mapped);
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, element, run);
}
