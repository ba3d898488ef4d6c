using System.Collections.Concurrent;
using System.Collections.ObjectModel;

namespace Assay.Worker.Mapping;

public static partial class Maps
{
    /// <summary><c>T[]</c>, and <c>T[,]</c> with a rank of 2.</summary>
    public static TypeMap Array<TSource, TTarget>(ValueMap<TSource, TTarget>? element, int rank = 1) => new ArrayMap<TSource, TTarget>(rank, element);

    /// <summary><see cref="System.Collections.Generic.List{T}"/>.</summary>
    public static TypeMap List<TSource, TTarget>(ValueMap<TSource, TTarget>? element) => new ListMap<TSource, TTarget>(element);

    /// <summary><see cref="System.Collections.Generic.LinkedList{T}"/>.</summary>
    public static TypeMap LinkedList<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<LinkedList<TSource>, LinkedList<TTarget>, TSource, TTarget>(element, static _ => new(), static (list, item) => list.AddLast(item));

    /// <summary><see cref="System.Collections.Generic.Queue{T}"/>.</summary>
    public static TypeMap Queue<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<Queue<TSource>, Queue<TTarget>, TSource, TTarget>(element, static source => new(source.Count), static (queue, item) => queue.Enqueue(item));

    /// <summary><see cref="System.Collections.Generic.Stack{T}"/>, in its order.</summary>
    public static TypeMap Stack<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<Stack<TSource>, Stack<TTarget>, TSource, TTarget>(element, static source => new(source.Count), static (stack, item) => stack.Push(item))
        {
            IsReversed = true,
        };

    /// <summary><see cref="System.Collections.ObjectModel.Collection{T}"/>.</summary>
    public static TypeMap Collection<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<Collection<TSource>, Collection<TTarget>, TSource, TTarget>(element, static _ => [], static (list, item) => list.Add(item));

    /// <summary><see cref="System.Collections.ObjectModel.ObservableCollection{T}"/>.</summary>
    public static TypeMap ObservableCollection<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<ObservableCollection<TSource>, ObservableCollection<TTarget>, TSource, TTarget>(
            element, static _ => [], static (list, item) => list.Add(item));

    /// <summary><see cref="System.Collections.ObjectModel.ReadOnlyCollection{T}"/>, over a list of its own.</summary>
    public static TypeMap ReadOnlyCollection<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new BuiltSequenceMap<ReadOnlyCollection<TSource>, ReadOnlyCollection<TTarget>, TSource, TTarget>(element, static (_, items) => new(items));

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentQueue{T}"/>.</summary>
    public static TypeMap ConcurrentQueue<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<ConcurrentQueue<TSource>, ConcurrentQueue<TTarget>, TSource, TTarget>(
            element, static _ => [], static (queue, item) => queue.Enqueue(item));

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentStack{T}"/>, in its order.</summary>
    public static TypeMap ConcurrentStack<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<ConcurrentStack<TSource>, ConcurrentStack<TTarget>, TSource, TTarget>(element, static _ => [], static (stack, item) => stack.Push(item))
        {
            IsReversed = true,
        };

    /// <summary><see cref="System.Collections.Concurrent.ConcurrentBag{T}"/>, which enumerates what one thread added from the last to the first.</summary>
    public static TypeMap ConcurrentBag<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new SequenceMap<ConcurrentBag<TSource>, ConcurrentBag<TTarget>, TSource, TTarget>(element, static _ => [], static (bag, item) => bag.Add(item))
        {
            IsReversed = true,
        };
}
