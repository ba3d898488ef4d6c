using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Assay.Mapping.Tests.Types;

public abstract class Animal
{
    public string? Name;
}

public class Dog : Animal
{
    public int Barks;
}

public sealed class Cat : Animal
{
    public Animal? Prey;
}

public sealed record Key(string Name, Inner Inner);

public sealed record Inner(int Number);

public sealed class ByName : IEqualityComparer<Key>
{
    public bool Equals(Key? x, Key? y) => x?.Name == y?.Name;

    public int GetHashCode(Key obj) => obj.Name.Length;
}

public sealed class Collections
{
    public int[]? Numbers;
    public int[,]? Grid;
    public Animal[][]? Jagged;
    public Animal[,]? Zoo;
    public Animal[]? Animals;
    public object? Anything;
    public List<double>? Doubles;
    public IList<Dog>? Interface;
    public IReadOnlyList<Dog>? ReadOnlyInterface;
    public HashSet<string>? Words;
    public HashSet<Key>? Keys;
    public SortedSet<int>? Sorted;
    public LinkedList<Dog>? Linked;
    public Queue<Dog>? Queue;
    public Stack<Dog>? Stack;
    public Collection<Dog>? Collection;
    public ObservableCollection<Dog>? Observable;
    public ReadOnlyCollection<Dog>? ReadOnly;
    public ConcurrentQueue<Dog>? ConcurrentQueue;
    public ConcurrentStack<Dog>? ConcurrentStack;
    public ConcurrentBag<Dog>? ConcurrentBag;
    public Dictionary<string, Animal>? Named;
    public Dictionary<Key, Key>? ByKey;
    public SortedDictionary<string, int>? SortedNames;
    public SortedList<int, Dog>? SortedList;
    public ReadOnlyDictionary<string, Dog>? ReadOnlyNames;
    public ConcurrentDictionary<string, Dog>? ConcurrentNames;
    public Colour[]? Colours;
}

public sealed class Immutables
{
    public ImmutableArray<Dog> Array;
    public ImmutableList<Dog>? List;
    public ImmutableHashSet<Key>? HashSet;
    public ImmutableSortedSet<string>? SortedSet;
    public ImmutableQueue<Dog>? Queue;
    public ImmutableStack<Dog>? Stack;
    public FrozenSet<Key>? FrozenKeys;
    public FrozenSet<string>? FrozenWords;
    public ImmutableDictionary<string, Immutables>? Dictionary;
    public ImmutableSortedDictionary<string, ImmutableList<Dog>>? SortedDictionary;
    public FrozenDictionary<Key, Dog>? FrozenDictionary;
    public ImmutableList<Immutables>? Others;
    public Tuple<int, ImmutableList<Dog>>? Tuple;
    public object? Anything;
    public ImmutableList<object>? Objects;
}
