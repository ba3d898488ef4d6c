using Assay.Worker.Types;

namespace Assay.Worker.Mapping;

public static partial class Maps
{
    /// <summary><c>T[]</c>, and <c>T[,]</c> with a rank of 2.</summary>
    public static TypeMap Array<TSource, TTarget>(ValueMap<TSource, TTarget>? element, int rank = 1) => new ArrayMap<TSource, TTarget>(rank, element);

    /// <summary><see cref="System.Collections.Generic.List{T}"/>.</summary>
    public static TypeMap List<TSource, TTarget>(ValueMap<TSource, TTarget>? element) => new ListMap<TSource, TTarget>(element);

    /// <summary><see cref="System.Collections.Generic.LinkedList{T}"/>.</summary>
    public static TypeMap LinkedList<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.LinkedList<TSource>(), SequenceTypes.LinkedList<TTarget>());

    /// <summary><see cref="System.Collections.Generic.Queue{T}"/>.</summary>
    public static TypeMap Queue<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.Queue<TSource>(), SequenceTypes.Queue<TTarget>());

    /// <summary><see cref="System.Collections.Generic.Stack{T}"/>, in its order.</summary>
    public static TypeMap Stack<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.Stack<TSource>(), SequenceTypes.Stack<TTarget>());

    /// <summary><see cref="System.Collections.ObjectModel.Collection{T}"/>.</summary>
    public static TypeMap Collection<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.Collection<TSource>(), SequenceTypes.Collection<TTarget>());

    /// <summary><see cref="System.Collections.ObjectModel.ObservableCollection{T}"/>.</summary>
    public static TypeMap ObservableCollection<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ObservableCollection<TSource>(), SequenceTypes.ObservableCollection<TTarget>());

    /// <summary><see cref="System.Collections.ObjectModel.ReadOnlyCollection{T}"/>, over a list of its own.</summary>
    public static TypeMap ReadOnlyCollection<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ReadOnlyCollection<TSource>(), SequenceTypes.ReadOnlyCollection<TTarget>());

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentQueue{T}"/>.</summary>
    public static TypeMap ConcurrentQueue<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ConcurrentQueue<TSource>(), SequenceTypes.ConcurrentQueue<TTarget>());

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentStack{T}"/>, in its order.</summary>
    public static TypeMap ConcurrentStack<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ConcurrentStack<TSource>(), SequenceTypes.ConcurrentStack<TTarget>());

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentBag{T}"/>, in its order.</summary>
    public static TypeMap ConcurrentBag<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ConcurrentBag<TSource>(), SequenceTypes.ConcurrentBag<TTarget>());

    /// <summary><see cref="System.Collections.Immutable.ImmutableList{T}"/>.</summary>
    public static TypeMap ImmutableList<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ImmutableList<TSource>(), SequenceTypes.ImmutableList<TTarget>());

    /// <summary><see cref="System.Collections.Immutable.ImmutableQueue{T}"/>.</summary>
    public static TypeMap ImmutableQueue<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ImmutableQueue<TSource>(), SequenceTypes.ImmutableQueue<TTarget>());

    /// <summary><see cref="System.Collections.Immutable.ImmutableStack{T}"/>, in its order.</summary>
    public static TypeMap ImmutableStack<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        Sequence(element, SequenceTypes.ImmutableStack<TSource>(), SequenceTypes.ImmutableStack<TTarget>());

    /// <summary><see cref="System.Collections.Generic.HashSet{T}"/>, with its comparer.</summary>
    public static TypeMap HashSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        Sequence(element, SequenceTypes.HashSet<TSource>(), SequenceTypes.HashSet<TTarget>(), mustWait);

    /// <summary><see cref="System.Collections.Generic.SortedSet{T}"/>, with its comparer.</summary>
    public static TypeMap SortedSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        Sequence(element, SequenceTypes.SortedSet<TSource>(), SequenceTypes.SortedSet<TTarget>(), mustWait);

    /// <summary><see cref="System.Collections.Immutable.ImmutableHashSet{T}"/>, with its comparer.</summary>
    public static TypeMap ImmutableHashSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        Sequence(element, SequenceTypes.ImmutableHashSet<TSource>(), SequenceTypes.ImmutableHashSet<TTarget>(), mustWait);

    /// <summary><see cref="System.Collections.Immutable.ImmutableSortedSet{T}"/>, with its comparer.</summary>
    public static TypeMap ImmutableSortedSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        Sequence(element, SequenceTypes.ImmutableSortedSet<TSource>(), SequenceTypes.ImmutableSortedSet<TTarget>(), mustWait);

    /// <summary><see cref="System.Collections.Frozen.FrozenSet{T}"/>, with its comparer.</summary>
    public static TypeMap FrozenSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        Sequence(element, SequenceTypes.FrozenSet<TSource>(), SequenceTypes.FrozenSet<TTarget>(), mustWait);

    private static TypeMap Sequence<TSources, TTargets, TSource, TTarget>(
        ValueMap<TSource, TTarget> element, SequenceType<TSources, TSource> source, SequenceType<TTargets, TTarget> target, bool mustWait = false)
        where TSources : class, IEnumerable<TSource>
        where TTargets : class, IEnumerable<TTarget> => target.Build is null
            ? new SequenceMap<TSources, TTargets, TSource, TTarget>(element, source, target, mustWait)
            : new BuiltSequenceMap<TSources, TTargets, TSource, TTarget>(element, source, target, mustWait);
}
