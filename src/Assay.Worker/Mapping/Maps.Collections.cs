using Assay.Worker.Types;

namespace Assay.Worker.Mapping;

public static partial class Maps
{
    /// <summary><c>T[]</c>, and <c>T[,]</c> with a rank of 2.</summary>
    public static TypeMap Array<TSource, TTarget>(
        ValueMap<TSource, TTarget>? element, int rank = 1) => new ArrayMap<TSource, TTarget>(rank, element);

    /// <summary><see cref="System.Collections.Generic.List{T}"/>.</summary>
    public static TypeMap List<TSource, TTarget>(ValueMap<TSource, TTarget>? element) => new ListMap<TSource, TTarget>(element);

    /// <summary>Any other collection, in its order; a set with its comparer.</summary>
    /// <param name="source">The class on this side.</param>
    /// <param name="target">The class on the other side.</param>
    /// <param name="mustWait">Whether adding hashes or compares elements that hold objects.</param>
    public static TypeMap Sequence<TSources, TTargets, TSource, TTarget>(
        ValueMap<TSource, TTarget> element, SequenceType<TSources, TSource> source, SequenceType<TTargets, TTarget> target,
        bool mustWait = false)
        where TSources : class, IEnumerable<TSource>
        where TTargets : class, IEnumerable<TTarget> => target.Build is null
            ? new SequenceMap<TSources, TTargets, TSource, TTarget>(element, source, target, mustWait)
            : new BuiltSequenceMap<TSources, TTargets, TSource, TTarget>(element, source, target, mustWait);

    /// <summary>A dictionary, with its comparers.</summary>
    /// <param name="source">The class on this side.</param>
    /// <param name="target">The class on the other side.</param>
    /// <param name="mustWait">Whether adding hashes or compares keys that hold objects.</param>
    public static TypeMap Entries<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(
        ValueMap<TKey, TTargetKey> key,
        ValueMap<TValue, TTargetValue> value,
        DictionaryType<TSources, TKey, TValue> source,
        DictionaryType<TTargets, TTargetKey, TTargetValue> target,
        bool mustWait)
        where TSources : class, IDictionary<TKey, TValue>
        where TTargets : class, IDictionary<TTargetKey, TTargetValue>
        where TKey : notnull
        where TTargetKey : notnull => target.Build is null
            ? new DictionaryMap<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(key, value, source, target, mustWait)
            : new BuiltDictionaryMap<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(key, value, source, target, mustWait);
}
