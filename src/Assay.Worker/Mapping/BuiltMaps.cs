using System.Collections.Immutable;
using System.Runtime.InteropServices;

namespace Assay.Worker.Mapping;

/// <summary>Immutable objects that a delegate builds from elements that it maps: tuples.</summary>
internal sealed class BuiltMap<TSource, TTarget>(ValueMap<TSource, TTarget> build) : TypeMap(typeof(TSource))
    where TSource : class
    where TTarget : class
{
    internal override bool HasShell => false;

    internal override object? Build(object source, MapRun run)
    {
        var target = build((TSource)source, run);
        return run.IsBlocked ? null : target;
    }
}

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

/// <summary>Maps immutable arrays through the arrays that they wrap, so that a default one stays default, shared ones stay shared and cycles close.</summary>
public static class ImmutableArrays
{
    /// <summary>Maps an immutable array; its elements may be filled later.</summary>
    public static ImmutableArray<TTarget> Map<TSource, TTarget>(ImmutableArray<TSource> source, MapRun run) =>
        ImmutableCollectionsMarshal.AsImmutableArray(run.Reference<TTarget[]>(ImmutableCollectionsMarshal.AsArray(source)));
}
