using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Assay.Worker.Mapping;

#pragma warning disable CA1005 // A dictionary's map has a key and a value on each side.
public static partial class Maps
{
    /// <summary><see cref="System.Collections.Generic.Dictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap Dictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new DictionaryMap<Dictionary<TKey, TValue>, Dictionary<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key, value, static source => new(source.Count, Comparers.Carry<TKey, TTargetKey>(source.Comparer)), mustWait);

    /// <summary><see cref="System.Collections.Generic.SortedDictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap SortedDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new DictionaryMap<SortedDictionary<TKey, TValue>, SortedDictionary<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key, value, static source => new(Comparers.Carry<TKey, TTargetKey>(source.Comparer)), mustWait);

    /// <summary><see cref="System.Collections.Generic.SortedList{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap SortedList<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new DictionaryMap<SortedList<TKey, TValue>, SortedList<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key, value, static source => new(source.Count, Comparers.Carry<TKey, TTargetKey>(source.Comparer)), mustWait);

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentDictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap ConcurrentDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new DictionaryMap<ConcurrentDictionary<TKey, TValue>, ConcurrentDictionary<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key, value, static source => new(Comparers.Carry<TKey, TTargetKey>(source.Comparer)), mustWait);

    /// <summary><see cref="System.Collections.ObjectModel.ReadOnlyDictionary{TKey, TValue}"/>, over a dictionary of its own.</summary>
    public static TypeMap ReadOnlyDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new BuiltDictionaryMap<ReadOnlyDictionary<TKey, TValue>, ReadOnlyDictionary<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key, value, static (_, entries) => new(entries.ToDictionary(static entry => entry.Key, static entry => entry.Value)), mustWait);

    /// <summary><see cref="System.Collections.Immutable.ImmutableDictionary{TKey, TValue}"/>, with its comparers.</summary>
    public static TypeMap ImmutableDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new BuiltDictionaryMap<ImmutableDictionary<TKey, TValue>, ImmutableDictionary<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key,
            value,
            static (source, entries) => System.Collections.Immutable.ImmutableDictionary.CreateRange(
                Comparers.Carry<TKey, TTargetKey>(source.KeyComparer), Comparers.Carry<TValue, TTargetValue>(source.ValueComparer), entries),
            mustWait);

    /// <summary><see cref="System.Collections.Immutable.ImmutableSortedDictionary{TKey, TValue}"/>, with its comparers.</summary>
    public static TypeMap ImmutableSortedDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new BuiltDictionaryMap<ImmutableSortedDictionary<TKey, TValue>, ImmutableSortedDictionary<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key,
            value,
            static (source, entries) => System.Collections.Immutable.ImmutableSortedDictionary.CreateRange(
                Comparers.Carry<TKey, TTargetKey>(source.KeyComparer), Comparers.Carry<TValue, TTargetValue>(source.ValueComparer), entries),
            mustWait);

    /// <summary><see cref="System.Collections.Frozen.FrozenDictionary{TKey, TValue}"/>, with its comparer.</summary>
    public static TypeMap FrozenDictionary<TKey, TValue, TTargetKey, TTargetValue>(ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull =>
        new BuiltDictionaryMap<FrozenDictionary<TKey, TValue>, FrozenDictionary<TTargetKey, TTargetValue>, TKey, TValue, TTargetKey, TTargetValue>(
            key, value, static (source, entries) => entries.ToFrozenDictionary(Comparers.Carry<TKey, TTargetKey>(source.Comparer)), mustWait);
}
