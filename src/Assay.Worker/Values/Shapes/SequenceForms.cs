using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;

namespace Assay.Worker.Values.Shapes;

/// <summary>The collections with one type of elements: those that the mapper maps, and no others.</summary>
[SuppressMessage("Performance", "CA1812", Justification = "Made by reflection, for the types of a user's members.")]
internal sealed class SequenceForms<T> : IForms
{
    private static readonly Dictionary<Type, SequenceForm<T>> Known = new()
    {
        [typeof(List<T>)] = Grown(_ => new List<T>(), (list, items) => list.AddRange(items)),
        [typeof(HashSet<T>)] = Grown(_ => new HashSet<T>(), (set, items) => set.UnionWith(items), isSet: true),
        [typeof(T[])] = Grown(count => new T[count], (array, items) => items.CopyTo(array)),
        [typeof(SortedSet<T>)] = Grown(_ => new SortedSet<T>(), (set, items) => set.UnionWith(items), isSet: true),
        [typeof(LinkedList<T>)] = Grown(_ => new LinkedList<T>(), (list, items) => items.ForEach(item => list.AddLast(item))),
        [typeof(Queue<T>)] = Grown(_ => new Queue<T>(), (queue, items) => items.ForEach(queue.Enqueue)),
        [typeof(Stack<T>)] = Grown(_ => new Stack<T>(), (stack, items) => Reversed(items).ForEach(stack.Push)),
        [typeof(Collection<T>)] = Grown(_ => new Collection<T>(), (list, items) => items.ForEach(list.Add)),
        [typeof(ObservableCollection<T>)] = Grown(_ => new ObservableCollection<T>(), (list, items) => items.ForEach(list.Add)),
        [typeof(ReadOnlyCollection<T>)] = Built(items => new ReadOnlyCollection<T>(items)),
        [typeof(ConcurrentQueue<T>)] = Grown(_ => new ConcurrentQueue<T>(), (queue, items) => items.ForEach(queue.Enqueue)),
        [typeof(ConcurrentStack<T>)] = Grown(_ => new ConcurrentStack<T>(), (stack, items) => Reversed(items).ForEach(stack.Push)),
        [typeof(ConcurrentBag<T>)] = Grown(_ => new ConcurrentBag<T>(), (bag, items) => Reversed(items).ForEach(bag.Add)),
        [typeof(ImmutableArray<T>)] = Built(items => items.ToImmutableArray()),
        [typeof(ImmutableList<T>)] = Built(items => items.ToImmutableList()),
        [typeof(ImmutableHashSet<T>)] = Built(items => items.ToImmutableHashSet(), isSet: true),
        [typeof(ImmutableSortedSet<T>)] = Built(items => items.ToImmutableSortedSet(), isSet: true),
        [typeof(ImmutableQueue<T>)] = Built(items => ImmutableQueue.CreateRange(items)),
        [typeof(ImmutableStack<T>)] = Built(items => ImmutableStack.CreateRange(Reversed(items))),
        [typeof(FrozenSet<T>)] = Built(items => items.ToFrozenSet(), isSet: true),
    };

    /// <summary>What stands for the interfaces: a list, or a set where that is asked for.</summary>
    private static readonly Type[] Usual = [typeof(List<T>), typeof(HashSet<T>)];

    /// <inheritdoc/>
    public bool Has(Type declared) => Find(declared) is not null;

    /// <summary>The form for a declared type; null where there is none.</summary>
    /// <param name="declared">The collection or an interface of it.</param>
    /// <param name="name">The full name of the class that is wanted behind an interface; null for the usual one.</param>
    public static SequenceForm<T>? Find(Type declared, string? name = null)
    {
        if (name is not null && Known.Keys.FirstOrDefault(type => declared.IsAssignableFrom(type) && name.StartsWith($"{type.Namespace}.{type.Name}", StringComparison.Ordinal)) is { } named)
            return Known[named];
        return Known.GetValueOrDefault(declared) ?? (declared.IsInterface && Array.Find(Usual, declared.IsAssignableFrom) is { } usual ? Known[usual] : null);
    }

    private static SequenceForm<T> Grown<TCollection>(Func<int, TCollection> begin, Action<TCollection, List<T>> add, bool isSet = false)
        where TCollection : class => new(
            begin,
            (begun, items) =>
            {
                add((TCollection)begun!, items);
                return begun!;
            },
            isSet);

    private static SequenceForm<T> Built<TCollection>(Func<List<T>, TCollection> build, bool isSet = false)
        where TCollection : notnull => new(null, (_, items) => build(items), isSet);

    private static List<T> Reversed(List<T> items)
    {
        List<T> reversed = [.. items];
        reversed.Reverse();
        return reversed;
    }
}

/// <summary>How one kind of collection is made from its elements.</summary>
/// <param name="Begin">Makes it empty, for a number of elements, before they are known; null for what is built when all are.</param>
/// <param name="Complete">Adds the elements to what was begun, or builds it; in the order in which the collection enumerates.</param>
/// <param name="IsSet">Whether elements are hashed or compared, and no two are equal.</param>
internal sealed record SequenceForm<T>(Func<int, object>? Begin, Func<object?, List<T>, object> Complete, bool IsSet);

/// <summary>The collections that are known for one type of elements.</summary>
internal interface IForms
{
    /// <summary>Whether collections of a declared type can be made.</summary>
    bool Has(Type declared);
}
