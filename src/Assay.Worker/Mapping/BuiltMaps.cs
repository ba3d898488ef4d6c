using System.Collections.Immutable;
using System.Runtime.InteropServices;
using Assay.Worker.Types;

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
    ValueMap<TSource, TTarget> element, SequenceType<TSources, TSource> from, SequenceType<TTargets, TTarget> to,
    bool mustWait) : TypeMap(typeof(TSources))
    where TSources : class, IEnumerable<TSource>
    where TTargets : class, IEnumerable<TTarget>
{
    internal override bool HasShell => false;

    internal override bool CoversDerived => typeof(TSources).IsAbstract;

    internal override bool IsPostponed => mustWait;

    internal override object? Build(object source, MapRun run)
    {
        var mapped = Elements.Map((TSources)source, element, run);
        if (run.IsBlocked)
            return null;
        var target = to.Build!(mapped, Comparers.Carry<TSource, TTarget>(from.ComparerOf?.Invoke((TSources)source), from.IsSorted));
        return !to.IsSet || ((System.Collections.ICollection)target).Count == mapped.Count ? target : throw MergedElements.Of();
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, element, run);
}

/// <summary>Immutable dictionaries: built when their entries are known.</summary>
internal sealed class BuiltDictionaryMap<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(
    ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, DictionaryType<TSources, TKey, TValue> from,
    DictionaryType<TTargets, TTargetKey, TTargetValue> to, bool mustWait)
    : TypeMap(typeof(TSources))
    where TSources : class, IDictionary<TKey, TValue>
    where TTargets : class, IDictionary<TTargetKey, TTargetValue>
    where TKey : notnull
    where TTargetKey : notnull
{
    internal override bool HasShell => false;

    internal override bool CoversDerived => typeof(TSources).IsAbstract;

    internal override bool IsPostponed => mustWait;

    internal override object? Build(object source, MapRun run)
    {
        var (entries, whole) = (Elements.Map((TSources)source, key, value, run), (TSources)source);
        return run.IsBlocked ? null : to.Build!(
            entries, Comparers.Carry<TKey, TTargetKey>(from.ComparerOf?.Invoke(whole), from.IsSorted),
            Comparers.Carry<TValue, TTargetValue>(from.ValueComparerOf?.Invoke(whole)));
    }

    internal override void Visit(object source, MapRun run) => Elements.Map((TSources)source, key, value, run);
}

/// <summary>
/// Maps immutable arrays through the arrays that they wrap, so that a default one stays default, shared ones stay shared and cycles close.
/// </summary>
public static class ImmutableArrays
{
    /// <summary>Maps an immutable array; its elements may be filled later.</summary>
    public static ImmutableArray<TTarget> Map<TSource, TTarget>(ImmutableArray<TSource> source, MapRun run) =>
        ImmutableCollectionsMarshal.AsImmutableArray(run.Reference<TTarget[]>(ImmutableCollectionsMarshal.AsArray(source)));
}
