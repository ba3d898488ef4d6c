using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Assay.Worker.StraightLine;

#pragma warning disable CS1591 // Each builds the collection of its name from elements in the order in which it enumerates them.
/// <summary>Builds collections from elements in the order in which the collection is to enumerate them.</summary>
public static class Collections
{
    public static LinkedList<T> LinkedList<T>(T[] items) => new(items);

    public static Queue<T> Queue<T>(T[] items) => new(items);

    public static Stack<T> Stack<T>(T[] items) => new(Reversed(items));

    public static Collection<T> Collection<T>(T[] items) => new(new List<T>(items));

    public static ObservableCollection<T> ObservableCollection<T>(T[] items) => new(items);

    public static ReadOnlyCollection<T> ReadOnlyCollection<T>(T[] items) => new(new List<T>(items));

    public static ConcurrentQueue<T> ConcurrentQueue<T>(T[] items) => new(items);

    public static ConcurrentStack<T> ConcurrentStack<T>(T[] items) => new(Reversed(items));

    public static ConcurrentBag<T> ConcurrentBag<T>(T[] items) => new(Reversed(items));

    public static ImmutableArray<T> ImmutableArray<T>(T[] items) => ImmutableCollectionsMarshal.AsImmutableArray(items);

    public static ImmutableList<T> ImmutableList<T>(T[] items) => System.Collections.Immutable.ImmutableList.CreateRange(items);

    public static ImmutableQueue<T> ImmutableQueue<T>(T[] items) => System.Collections.Immutable.ImmutableQueue.CreateRange(items);

    public static ImmutableStack<T> ImmutableStack<T>(T[] items) =>
        System.Collections.Immutable.ImmutableStack.CreateRange(Reversed(items));

    public static HashSet<T> HashSet<T>(T[] items, IEqualityComparer<T>? comparer) => Whole(new HashSet<T>(items, comparer), items);

    public static SortedSet<T> SortedSet<T>(T[] items, IComparer<T>? comparer) => Whole(new SortedSet<T>(items, comparer), items);

    public static ImmutableHashSet<T> ImmutableHashSet<T>(T[] items, IEqualityComparer<T>? comparer) =>
        Whole(System.Collections.Immutable.ImmutableHashSet.CreateRange(comparer, items), items);

    public static ImmutableSortedSet<T> ImmutableSortedSet<T>(T[] items, IComparer<T>? comparer) =>
        Whole(System.Collections.Immutable.ImmutableSortedSet.CreateRange(comparer, items), items);

    public static FrozenSet<T> FrozenSet<T>(T[] items, IEqualityComparer<T>? comparer) => Whole(items.ToFrozenSet(comparer), items);

    private static T[] Reversed<T>(T[] items)
    {
        Array.Reverse(items);
        return items;
    }

    private static TSet Whole<TSet, T>(TSet set, T[] items)
        where TSet : IReadOnlyCollection<T> =>
            set.Count == items.Length ? set : throw new InvalidDataException("A set contains an element twice.");
}

/// <summary>Arrays of more than one dimension: lower bound and length of each, then the elements in a row.</summary>
public static class Arrays
{
    /// <summary>The elements of an array of exactly this element type, in the order of memory.</summary>
    public static Span<T> Elements<T>(Array array) => array.Length == 0
        ? []
        : MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);

    /// <summary>Writes the bounds.</summary>
    public static void WriteBounds<TFormat>(ref TFormat format, Array array)
        where TFormat : struct, IPlainBinaryWriter
    {
        for (var dimension = 0; dimension < array.Rank; dimension++)
        {
            format.Fixed(array.GetLowerBound(dimension));
            format.Fixed(array.GetLength(dimension));
        }
    }

    /// <summary>Reads the bounds and makes the array.</summary>
    /// <param name="rank">The number of dimensions.</param>
    /// <param name="count">The number of elements that the payload announced and may hold.</param>
    /// <exception cref="InvalidDataException">The bounds do not give this number of elements.</exception>
    public static Array Read<TElement>(ref PlainBinaryReader format, int rank, int count)
    {
        var bounds = new int[rank];
        var lengths = new int[rank];
        long product = 1;
        for (var dimension = 0; dimension < rank; dimension++)
        {
            bounds[dimension] = format.Fixed<int>();
            lengths[dimension] = format.Fixed<int>();
            // Products of more than 2^31 never come back to a count, because each is checked.
            product = lengths[dimension] >= 0 && product <= int.MaxValue ? product * lengths[dimension] : -1;
            if (product < 0)
                break;
        }
        if (product != count)
            throw new InvalidDataException($"The bounds of an array do not give its {count:N0} elements.");
        return Array.CreateInstance(typeof(TElement), lengths, bounds);
    }

    /// <summary>Makes an array of the same bounds.</summary>
    public static Array CreateLike<TElement>(Array template)
    {
        var dimensions = Enumerable.Range(0, template.Rank);
        return Array.CreateInstance(
            typeof(TElement), [.. dimensions.Select(template.GetLength)], [.. dimensions.Select(template.GetLowerBound)]);
    }
}

#pragma warning disable CS1591 // Each builds the dictionary of its name.
/// <summary>Builds dictionaries from entries.</summary>
public static class Dictionaries
{
    public static Dictionary<TKey, TValue> Dictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
        where TKey : notnull => Fill(new Dictionary<TKey, TValue>(entries.Length, comparer), entries);

    public static SortedDictionary<TKey, TValue> SortedDictionary<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] entries, IComparer<TKey>? comparer)
        where TKey : notnull => Fill(new SortedDictionary<TKey, TValue>(comparer), entries);

    public static SortedList<TKey, TValue> SortedList<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries, IComparer<TKey>? comparer)
        where TKey : notnull => Fill(new SortedList<TKey, TValue>(entries.Length, comparer), entries);

    public static ReadOnlyDictionary<TKey, TValue> ReadOnlyDictionary<TKey, TValue>(KeyValuePair<TKey, TValue>[] entries)
        where TKey : notnull => new(Dictionary(entries, null));

    public static ConcurrentDictionary<TKey, TValue> ConcurrentDictionary<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
        where TKey : notnull => Fill(new ConcurrentDictionary<TKey, TValue>(comparer), entries);

    public static ImmutableDictionary<TKey, TValue> ImmutableDictionary<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
        where TKey : notnull => Whole(System.Collections.Immutable.ImmutableDictionary.CreateRange(comparer, entries), entries);

    public static ImmutableSortedDictionary<TKey, TValue> ImmutableSortedDictionary<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] entries, IComparer<TKey>? comparer)
        where TKey : notnull => Whole(System.Collections.Immutable.ImmutableSortedDictionary.CreateRange(comparer, entries), entries);

    public static FrozenDictionary<TKey, TValue> FrozenDictionary<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] entries, IEqualityComparer<TKey>? comparer)
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
        dictionary.Count == entries.Length ? dictionary : throw new InvalidDataException("A dictionary contains a key twice.");
}

/// <summary>New instances of immutable objects, as a reader would make them.</summary>
public static class Clones
{
    /// <summary>A new string of the same characters.</summary>
    public static string? String(string? value) => value is null ? null : new string(value.AsSpan());

    /// <summary>A new address.</summary>
    public static Uri? Uri(Uri? value) =>
        value is null ? null : new Uri(value.OriginalString, value.IsAbsoluteUri ? UriKind.Absolute : UriKind.Relative);

    /// <summary>A new version.</summary>
    public static Version? Version(Version? value) => (Version?)value?.Clone();

    /// <summary>A number with digits of its own.</summary>
    public static BigInteger BigInteger(BigInteger value) => new(value.ToByteArray());
}
