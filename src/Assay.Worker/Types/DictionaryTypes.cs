using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Assay.Worker.Types;

/// <summary>A class of dictionaries with one type of keys and values: how it is made of its entries.</summary>
public abstract class DictionaryType<TKey, TValue>
    where TKey : notnull
{
    private protected DictionaryType()
    {
    }

    internal abstract Type Class { get; }

    /// <summary>Makes it empty before its entries are known; null for what is built when all are.</summary>
    internal abstract object? Begin();

    /// <summary>Adds the entries to what was begun, or builds it.</summary>
    internal abstract object Complete(object? begun, List<KeyValuePair<TKey, TValue>> entries);
}

/// <summary>A class of dictionaries that is made empty and then takes its entries one by one, or is built when they are known.</summary>
public sealed class DictionaryType<TDictionary, TKey, TValue> : DictionaryType<TKey, TValue>
    where TDictionary : class, IDictionary<TKey, TValue>
    where TKey : notnull
{
    internal DictionaryType()
    {
    }

    /// <summary>Makes it empty, for a number of entries and with a comparer of keys; null for what is built.</summary>
    internal Func<int, object?, TDictionary>? Create { get; init; }

    /// <summary>Builds it of its entries, with comparers of keys and of values; null for what is made empty.</summary>
    internal Func<List<KeyValuePair<TKey, TValue>>, object?, IEqualityComparer<TValue>?, TDictionary>? Build { get; init; }

    /// <summary>The comparer of keys; null where there is none.</summary>
    internal Func<TDictionary, object>? ComparerOf { get; init; }

    /// <summary>The comparer of values; null where there is none.</summary>
    internal Func<TDictionary, IEqualityComparer<TValue>>? ValueComparerOf { get; init; }

    /// <summary>Whether the comparer of keys says which comes first, rather than which are equal.</summary>
    internal bool IsSorted { get; init; }

    internal override Type Class => typeof(TDictionary);

    internal override object? Begin() => Create?.Invoke(0, null);

    internal override object Complete(object? begun, List<KeyValuePair<TKey, TValue>> entries)
    {
        if (Build is not null)
            return Build(entries, null, null);
        var dictionary = (TDictionary)(begun ?? Begin()!);
        AddAll(dictionary, entries);
        return dictionary;
    }

    /// <summary>Adds entries.</summary>
    internal static void AddAll(TDictionary dictionary, List<KeyValuePair<TKey, TValue>> entries)
    {
        foreach (var entry in entries)
            dictionary.Add(entry.Key, entry.Value);
    }
}

#pragma warning disable CS1591 // Each is the class of its name.
/// <summary>The runtime's classes of dictionaries: the one place that says how each is made.</summary>
public static class DictionaryTypes
{
    public static DictionaryType<Dictionary<TKey, TValue>, TKey, TValue> Dictionary<TKey, TValue>()
        where TKey : notnull => new()
        {
            Create = static (count, comparer) => new(count, (IEqualityComparer<TKey>?)comparer),
            ComparerOf = static source => source.Comparer,
        };

    public static DictionaryType<SortedDictionary<TKey, TValue>, TKey, TValue> SortedDictionary<TKey, TValue>()
        where TKey : notnull => new()
        {
            Create = static (_, comparer) => new((IComparer<TKey>?)comparer),
            ComparerOf = static source => source.Comparer,
            IsSorted = true,
        };

    public static DictionaryType<SortedList<TKey, TValue>, TKey, TValue> SortedList<TKey, TValue>()
        where TKey : notnull => new()
        {
            Create = static (count, comparer) => new(count, (IComparer<TKey>?)comparer),
            ComparerOf = static source => source.Comparer,
            IsSorted = true,
        };

    public static DictionaryType<ConcurrentDictionary<TKey, TValue>, TKey, TValue> ConcurrentDictionary<TKey, TValue>()
        where TKey : notnull => new()
        {
            Create = static (_, comparer) => new((IEqualityComparer<TKey>?)comparer),
            ComparerOf = static source => source.Comparer,
        };

    public static DictionaryType<ReadOnlyDictionary<TKey, TValue>, TKey, TValue> ReadOnlyDictionary<TKey, TValue>()
        where TKey : notnull => new()
        {
            Build = static (entries, _, _) => new(entries.ToDictionary(static entry => entry.Key, static entry => entry.Value)),
        };

    public static DictionaryType<ImmutableDictionary<TKey, TValue>, TKey, TValue> ImmutableDictionary<TKey, TValue>()
        where TKey : notnull => new()
        {
            Build = static (entries, comparer,
                values) => System.Collections.Immutable.ImmutableDictionary.CreateRange(
                    (IEqualityComparer<TKey>?)comparer, values, entries),
            ComparerOf = static source => source.KeyComparer,
            ValueComparerOf = static source => source.ValueComparer,
        };

    public static DictionaryType<ImmutableSortedDictionary<TKey, TValue>, TKey, TValue> ImmutableSortedDictionary<TKey, TValue>()
        where TKey : notnull => new()
        {
            Build = static (entries, comparer,
                values) => System.Collections.Immutable.ImmutableSortedDictionary.CreateRange((IComparer<TKey>?)comparer, values, entries),
            ComparerOf = static source => source.KeyComparer,
            ValueComparerOf = static source => source.ValueComparer,
            IsSorted = true,
        };

    public static DictionaryType<FrozenDictionary<TKey, TValue>, TKey, TValue> FrozenDictionary<TKey, TValue>()
        where TKey : notnull => new()
        {
            Build = static (entries, comparer, _) => entries.ToFrozenDictionary((IEqualityComparer<TKey>?)comparer),
            ComparerOf = static source => source.Comparer,
        };

    internal static IEnumerable<DictionaryType<TKey, TValue>> All<TKey, TValue>()
        where TKey : notnull =>
        [
            Dictionary<TKey, TValue>(), SortedDictionary<TKey, TValue>(), SortedList<TKey, TValue>(), ConcurrentDictionary<TKey, TValue>(),
            ReadOnlyDictionary<TKey, TValue>(),
            ImmutableDictionary<TKey, TValue>(), ImmutableSortedDictionary<TKey, TValue>(), FrozenDictionary<TKey, TValue>(),
        ];
}
