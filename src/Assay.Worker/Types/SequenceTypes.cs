using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Assay.Worker.Types;

#pragma warning disable CS1591 // Each is the class of its name.
/// <summary>The runtime's classes of collections: the one place that says how each is made.</summary>
public static class SequenceTypes
{
    public static SequenceType<List<T>, T> List<T>() =>
        Grown<List<T>, T>(static count => new(count), static (list, item) => list.Add(item));

    public static SequenceType<LinkedList<T>, T> LinkedList<T>() =>
        Grown<LinkedList<T>, T>(static _ => new(), static (list, item) => list.AddLast(item));

    public static SequenceType<Queue<T>, T> Queue<T>() =>
        Grown<Queue<T>, T>(static count => new(count), static (queue, item) => queue.Enqueue(item));

    public static SequenceType<Stack<T>, T> Stack<T>() =>
        Grown<Stack<T>, T>(static count => new(count), static (stack, item) => stack.Push(item), isReversed: true);

    public static SequenceType<Collection<T>, T> Collection<T>() =>
        Grown<Collection<T>, T>(static _ => [], static (list, item) => list.Add(item));

    public static SequenceType<ObservableCollection<T>, T> ObservableCollection<T>() =>
        Grown<ObservableCollection<T>, T>(static _ => [], static (list, item) => list.Add(item));

    public static SequenceType<ReadOnlyCollection<T>, T> ReadOnlyCollection<T>() =>
        Built<ReadOnlyCollection<T>, T>(static items => new(items));

    public static SequenceType<ConcurrentQueue<T>, T> ConcurrentQueue<T>() =>
        Grown<ConcurrentQueue<T>, T>(static _ => [], static (queue, item) => queue.Enqueue(item));

    public static SequenceType<ConcurrentStack<T>, T> ConcurrentStack<T>() =>
        Grown<ConcurrentStack<T>, T>(static _ => [], static (stack, item) => stack.Push(item), isReversed: true);

    /// <summary>Enumerates what one thread added from the last to the first.</summary>
    public static SequenceType<ConcurrentBag<T>, T> ConcurrentBag<T>() =>
        Grown<ConcurrentBag<T>, T>(static _ => [], static (bag, item) => bag.Add(item), isReversed: true);

    public static SequenceType<ImmutableList<T>, T> ImmutableList<T>() => Built<ImmutableList<T>, T>(static items => [.. items]);

    public static SequenceType<ImmutableQueue<T>, T> ImmutableQueue<T>() => Built<ImmutableQueue<T>, T>(static items => [.. items]);

    public static SequenceType<ImmutableStack<T>, T> ImmutableStack<T>() =>
        Built<ImmutableStack<T>, T>(static items => System.Collections.Immutable.ImmutableStack.CreateRange(Enumerable.Reverse(items)));

    public static SequenceType<HashSet<T>, T> HashSet<T>() =>
        GrownSet<HashSet<T>, T>(static (count, comparer) => new(count, (IEqualityComparer<T>?)comparer), static set => set.Comparer);

    public static SequenceType<SortedSet<T>, T> SortedSet<T>() =>
        GrownSet<SortedSet<T>, T>(static (_, comparer) => new((IComparer<T>?)comparer), static set => set.Comparer, isSorted: true);

    public static SequenceType<ImmutableHashSet<T>, T> ImmutableHashSet<T>() => BuiltSet<ImmutableHashSet<T>, T>(
        static (items, comparer) => System.Collections.Immutable.ImmutableHashSet.CreateRange((IEqualityComparer<T>?)comparer, items),
        static set => set.KeyComparer);

    public static SequenceType<ImmutableSortedSet<T>, T> ImmutableSortedSet<T>() => BuiltSet<ImmutableSortedSet<T>, T>(
        static (items, comparer) => System.Collections.Immutable.ImmutableSortedSet.CreateRange((IComparer<T>?)comparer, items),
        static set => set.KeyComparer, isSorted: true);

    public static SequenceType<FrozenSet<T>, T> FrozenSet<T>() =>
        BuiltSet<FrozenSet<T>, T>(
            static (items, comparer) => items.ToFrozenSet((IEqualityComparer<T>?)comparer), static set => set.Comparer);

    internal static IEnumerable<SequenceType<T>> All<T>() =>
    [
        List<T>(), HashSet<T>(), new ArrayType<T>(), SortedSet<T>(), LinkedList<T>(), Queue<T>(), Stack<T>(), Collection<T>(),
        ObservableCollection<T>(), ReadOnlyCollection<T>(),
        ConcurrentQueue<T>(), ConcurrentStack<T>(), ConcurrentBag<T>(), new ImmutableArrayType<T>(), ImmutableList<T>(),
        ImmutableHashSet<T>(), ImmutableSortedSet<T>(),
        ImmutableQueue<T>(), ImmutableStack<T>(), FrozenSet<T>(),
    ];

    private static SequenceType<TCollection, T> Grown<TCollection, T>(
        Func<int, TCollection> create, Action<TCollection, T> add, bool isReversed = false)
        where TCollection : class, IEnumerable<T> => new()
        {
            Create = (count, _) => create(count),
            Add = (collection, item) =>
            {
                add(collection, item);
                return true;
            },
            IsReversed = isReversed,
        };

    private static SequenceType<TCollection, T> Built<TCollection, T>(Func<List<T>, TCollection> build)
        where TCollection : class, IEnumerable<T> => new() { Build = (items, _) => build(items) };

    private static SequenceType<TSet, T> GrownSet<TSet, T>(
        Func<int, object?, TSet> create, Func<TSet, object> comparerOf, bool isSorted = false)
        where TSet : class, ISet<T> => new()
        {
            Create = create,
            Add = static (set, item) => set.Add(item),
            ComparerOf = comparerOf,
            IsSet = true,
            IsSorted = isSorted,
        };

    private static SequenceType<TSet, T> BuiltSet<TSet, T>(
        Func<List<T>, object?, TSet> build, Func<TSet, object> comparerOf, bool isSorted = false)
        where TSet : class, ISet<T> => new() { Build = build, ComparerOf = comparerOf, IsSet = true, IsSorted = isSorted };
}

/// <summary><c>T[]</c>, which mappers map as memory.</summary>
internal sealed class ArrayType<T> : SequenceType<T>
{
    internal override Type Class => typeof(T[]);

    internal override object Begin(int count) => new T[count];

    internal override object Complete(object? begun, List<T> items)
    {
        var array = (T[])(begun ?? Begin(items.Count));
        items.CopyTo(array);
        return array;
    }
}

/// <summary>The immutable array, which mappers map as the array that it wraps.</summary>
internal sealed class ImmutableArrayType<T> : SequenceType<T>
{
    internal override Type Class => typeof(ImmutableArray<T>);

    internal override object? Begin(int count) => null;

    internal override object Complete(object? begun, List<T> items) => items.ToImmutableArray();
}
