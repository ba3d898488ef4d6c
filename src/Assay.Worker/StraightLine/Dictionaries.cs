using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Assay.Worker.StraightLine;

#pragma warning disable CS1591 // Each builds the dictionary of its name.
/// <summary>Builds dictionaries from entries.</summary>
public static class Dictionaries
{
    public static Dictionary<TKey, TValue> Dictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
        where TKey : notnull => Fill(new Dictionary<TKey, TValue>(entries.Length, comparer), entries);

    public static SortedDictionary<TKey, TValue> SortedDictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IComparer<TKey>? comparer)
        where TKey : notnull => Fill(new SortedDictionary<TKey, TValue>(comparer), entries);

    public static SortedList<TKey, TValue> SortedList<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IComparer<TKey>? comparer)
        where TKey : notnull => Fill(new SortedList<TKey, TValue>(entries.Length, comparer), entries);

    public static ReadOnlyDictionary<TKey, TValue> ReadOnlyDictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries)
        where TKey : notnull => new(Dictionary(entries, null));

    public static ConcurrentDictionary<TKey, TValue> ConcurrentDictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
        where TKey : notnull => Fill(new ConcurrentDictionary<TKey, TValue>(comparer), entries);

    public static ImmutableDictionary<TKey, TValue> ImmutableDictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
        where TKey : notnull => Whole(System.Collections.Immutable.ImmutableDictionary.CreateRange(comparer, entries), entries);

    public static ImmutableSortedDictionary<TKey, TValue> ImmutableSortedDictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IComparer<TKey>? comparer)
        where TKey : notnull => Whole(System.Collections.Immutable.ImmutableSortedDictionary.CreateRange(comparer, entries), entries);

    public static FrozenDictionary<TKey, TValue> FrozenDictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
        where TKey : notnull => Whole(entries.ToFrozenDictionary(comparer), entries);

    private static TDictionary Fill<TDictionary, TKey, TValue>(TDictionary dictionary, KeyValuePair<TKey, TValue>[] entries)
        where TDictionary : IDictionary<TKey, TValue>
    {
        foreach (var (key, value) in entries)
            dictionary.Add(key, value);
        return dictionary;
    }

    private static TDictionary Whole<TDictionary, TKey, TValue>(TDictionary dictionary, KeyValuePair<TKey, TValue>[] entries)
        where TDictionary : IReadOnlyCollection<KeyValuePair<TKey, TValue>> =>
        dictionary.Count == entries.Length ? dictionary : throw new InvalidDataException("A dictionary holds one key twice.");
}
