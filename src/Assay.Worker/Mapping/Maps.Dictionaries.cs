using Assay.Worker.Types;

namespace Assay.Worker.Mapping;

#pragma warning disable CA1005 // A dictionary's map has a key and a value on each side.
public static partial class Maps
{
    /// <summary><see cref="System.Collections.Generic.Dictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap Dictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.Dictionary<TKey, TValue>(), DictionaryTypes.Dictionary<TTargetKey, TTargetValue>(), mustWait);

    /// <summary><see cref="System.Collections.Generic.SortedDictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap SortedDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.SortedDictionary<TKey, TValue>(), DictionaryTypes.SortedDictionary<TTargetKey, TTargetValue>(), mustWait);

    /// <summary><see cref="System.Collections.Generic.SortedList{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap SortedList<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.SortedList<TKey, TValue>(), DictionaryTypes.SortedList<TTargetKey, TTargetValue>(), mustWait);

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentDictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap ConcurrentDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.ConcurrentDictionary<TKey, TValue>(), DictionaryTypes.ConcurrentDictionary<TTargetKey, TTargetValue>(), mustWait);

    /// <summary><see cref="System.Collections.ObjectModel.ReadOnlyDictionary{TKey, TValue}"/>, over a dictionary of its own.</summary>
    public static TypeMap ReadOnlyDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.ReadOnlyDictionary<TKey, TValue>(), DictionaryTypes.ReadOnlyDictionary<TTargetKey, TTargetValue>(), mustWait);

    /// <summary><see cref="System.Collections.Immutable.ImmutableDictionary{TKey, TValue}"/>, with its comparers.</summary>
    public static TypeMap ImmutableDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.ImmutableDictionary<TKey, TValue>(), DictionaryTypes.ImmutableDictionary<TTargetKey, TTargetValue>(), mustWait);

    /// <summary><see cref="System.Collections.Immutable.ImmutableSortedDictionary{TKey, TValue}"/>, with its comparers.</summary>
    public static TypeMap ImmutableSortedDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.ImmutableSortedDictionary<TKey, TValue>(), DictionaryTypes.ImmutableSortedDictionary<TTargetKey, TTargetValue>(), mustWait);

    /// <summary><see cref="System.Collections.Frozen.FrozenDictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap FrozenDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => Entries(key, value, DictionaryTypes.FrozenDictionary<TKey, TValue>(), DictionaryTypes.FrozenDictionary<TTargetKey, TTargetValue>(), mustWait);

    private static TypeMap Entries<TSources, TTargets, TKey, TValue, TTargetKey, TTargetValue>(
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
