using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
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

    public static ImmutableStack<T> ImmutableStack<T>(T[] items) => System.Collections.Immutable.ImmutableStack.CreateRange(Reversed(items));

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
        where TSet : IReadOnlyCollection<T> => set.Count == items.Length ? set : throw new InvalidDataException("A set holds one element twice.");
}
