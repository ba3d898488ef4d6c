using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Assay.Worker.Tests.Values.Types;

/// <summary>A member of every kind of collection.</summary>
internal sealed class Collections
{
    public int[]? Array;
    public int[][]? Jagged;
    public string[,]? Grid;
    public byte[]? Bytes;
    public List<Line>? Lines;
    public List<int?>? Maybe;
    public IEnumerable<int>? Enumerable;
    public ICollection<int>? Collected;
    public IList<int>? Listed;
    public IReadOnlyCollection<int>? ReadOnlyCollected;
    public IReadOnlyList<int>? ReadOnlyListed;
    public ISet<int>? SetInterface;
    public HashSet<string>? HashSet;
    public SortedSet<int>? SortedSet;
    public LinkedList<int>? LinkedList;
    public Queue<int>? Queue;
    public Stack<int>? Stack;
    public Collection<int>? Collection;
    public ObservableCollection<int>? Observable;
    public ReadOnlyCollection<int>? ReadOnly;
    public ConcurrentQueue<int>? ConcurrentQueue;
    public ConcurrentStack<int>? ConcurrentStack;
    public ConcurrentBag<int>? ConcurrentBag;
    public ImmutableArray<int> ImmutableArray;
    public ImmutableList<int>? ImmutableList;
    public ImmutableHashSet<string>? ImmutableHashSet;
    public ImmutableSortedSet<int>? ImmutableSortedSet;
    public ImmutableQueue<int>? ImmutableQueue;
    public ImmutableStack<int>? ImmutableStack;
    public FrozenSet<int>? FrozenSet;
    public (int Number, string Name) Pair;
    public Tuple<int, string>? TupleClass;
    public KeyValuePair<string, int> Entry;

    public static Collections Make() => new()
    {
        Array = [3, 1, 2],
        Jagged = [[1], [], [2, 3]],
        Grid = new[,] { { "a", "b", "c" }, { "d", "e", "f" } },
        Bytes = [1, 2, 255],
        Lines = [new Line { Article = "a", Price = 1.50m, Count = 2 }, null!],
        Maybe = [1, null],
        Enumerable = new List<int> { 3, 1, 2 },
        Collected = new List<int> { 3, 1, 2 },
        Listed = new List<int> { 3, 1, 2 },
        ReadOnlyCollected = new List<int> { 3, 1, 2 },
        ReadOnlyListed = new List<int> { 3, 1, 2 },
        SetInterface = new HashSet<int> { 3, 1, 2 },
        HashSet = ["b", "a"],
        SortedSet = [1, 2, 3],
        LinkedList = new([3, 1, 2]),
        Queue = new([3, 1, 2]),
        Stack = new([2, 1, 3]),
        Collection = [3, 1, 2],
        Observable = [3, 1, 2],
        ReadOnly = new([3, 1, 2]),
        ConcurrentQueue = new([3, 1, 2]),
        ConcurrentStack = new([2, 1, 3]),
        ConcurrentBag = new([2, 1, 3]),
        ImmutableArray = [3, 1, 2],
        ImmutableList = [3, 1, 2],
        ImmutableHashSet = ["b", "a"],
        ImmutableSortedSet = [1, 2, 3],
        ImmutableQueue = [3, 1, 2],
        ImmutableStack = System.Collections.Immutable.ImmutableStack.CreateRange([2, 1, 3]),
        FrozenSet = new[] { 3, 1, 2 }.ToFrozenSet(),
        Pair = (1, "a"),
        TupleClass = new(1, "a"),
        Entry = new("a", 1),
    };
}

/// <summary>A member of every kind of dictionary, and of many kinds of keys.</summary>
internal sealed class Dictionaries
{
    public Dictionary<string, int>? Plain;
    public IDictionary<string, int>? Interface;
    public IReadOnlyDictionary<string, int>? ReadOnlyInterface;
    public SortedDictionary<string, int>? Sorted;
    public SortedList<int, string>? SortedList;
    public ReadOnlyDictionary<string, int>? ReadOnly;
    public ConcurrentDictionary<Guid, int>? Concurrent;
    public ImmutableDictionary<Status, int>? Immutable;
    public ImmutableSortedDictionary<DateOnly, int>? ImmutableSorted;
    public FrozenDictionary<bool, int>? Frozen;
    public Dictionary<Key, Line>? ByRecord;
    public Dictionary<(int, int), string>? ByTuple;
    public Dictionary<object, int>? ByAnything;

    public static Dictionaries Make() => new()
    {
        Plain = new() { ["b"] = 2, ["a"] = 1, ["$id"] = 3 },
        Interface = new Dictionary<string, int> { ["a"] = 1 },
        ReadOnlyInterface = new Dictionary<string, int> { ["a"] = 1 },
        Sorted = new() { ["a"] = 1, ["b"] = 2 },
        SortedList = new() { [1] = "a", [-2] = "b" },
        ReadOnly = new(new Dictionary<string, int> { ["a"] = 1 }),
        Concurrent = new([new(new Guid("00112233-4455-6677-8899-aabbccddeeff"), 1)]),
        Immutable = ImmutableDictionary.CreateRange([new KeyValuePair<Status, int>(Status.Paid, 1), new((Status)9, 2)]),
        ImmutableSorted = ImmutableSortedDictionary.CreateRange([new KeyValuePair<DateOnly, int>(new DateOnly(2024, 12, 31), 1)]),
        Frozen = new Dictionary<bool, int> { [true] = 1, [false] = 0 }.ToFrozenDictionary(),
        ByRecord = new() { [new Key("a", 1)] = new Line { Count = 1 } },
        ByTuple = new() { [(1, 2)] = "a" },
        ByAnything = new() { ["a"] = 1 },
    };
}
