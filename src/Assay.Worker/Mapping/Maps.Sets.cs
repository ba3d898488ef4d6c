using System.Collections.Frozen;
using System.Collections.Immutable;

namespace Assay.Worker.Mapping;

public static partial class Maps
{
    /// <summary><see cref="System.Collections.Generic.HashSet{T}"/>, with its comparer.</summary>
    public static TypeMap HashSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        new SequenceMap<HashSet<TSource>, HashSet<TTarget>, TSource, TTarget>(
            element, static source => new(source.Count, Comparers.Carry<TSource, TTarget>(source.Comparer)), static (set, item) => AddNew(set, item))
        {
            MustWait = mustWait,
        };

    /// <summary><see cref="System.Collections.Generic.SortedSet{T}"/>, with its comparer.</summary>
    public static TypeMap SortedSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        new SequenceMap<SortedSet<TSource>, SortedSet<TTarget>, TSource, TTarget>(
            element, static source => new(Comparers.Carry<TSource, TTarget>(source.Comparer)), static (set, item) => AddNew(set, item))
        {
            MustWait = mustWait,
        };

    /// <summary><see cref="System.Collections.Immutable.ImmutableHashSet{T}"/>, with its comparer.</summary>
    public static TypeMap ImmutableHashSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        new BuiltSequenceMap<ImmutableHashSet<TSource>, ImmutableHashSet<TTarget>, TSource, TTarget>(
            element,
            static (source, items) => Whole(System.Collections.Immutable.ImmutableHashSet.CreateRange(Comparers.Carry<TSource, TTarget>(source.KeyComparer), items), source))
        {
            MustWait = mustWait,
        };

    /// <summary><see cref="System.Collections.Immutable.ImmutableSortedSet{T}"/>, with its comparer.</summary>
    public static TypeMap ImmutableSortedSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        new BuiltSequenceMap<ImmutableSortedSet<TSource>, ImmutableSortedSet<TTarget>, TSource, TTarget>(
            element,
            static (source, items) => Whole(System.Collections.Immutable.ImmutableSortedSet.CreateRange(Comparers.Carry<TSource, TTarget>(source.KeyComparer), items), source))
        {
            MustWait = mustWait,
        };

    /// <summary><see cref="System.Collections.Frozen.FrozenSet{T}"/>, with its comparer.</summary>
    public static TypeMap FrozenSet<TSource, TTarget>(ValueMap<TSource, TTarget> element, bool mustWait) =>
        new BuiltSequenceMap<FrozenSet<TSource>, FrozenSet<TTarget>, TSource, TTarget>(
            element, static (source, items) => Whole(items.ToFrozenSet(Comparers.Carry<TSource, TTarget>(source.Comparer)), source))
        {
            MustWait = mustWait,
        };

    /// <summary><see cref="System.Collections.Immutable.ImmutableList{T}"/>.</summary>
    public static TypeMap ImmutableList<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new BuiltSequenceMap<ImmutableList<TSource>, ImmutableList<TTarget>, TSource, TTarget>(element, static (_, items) => [.. items]);

    /// <summary><see cref="System.Collections.Immutable.ImmutableQueue{T}"/>.</summary>
    public static TypeMap ImmutableQueue<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new BuiltSequenceMap<ImmutableQueue<TSource>, ImmutableQueue<TTarget>, TSource, TTarget>(element, static (_, items) => [.. items]);

    /// <summary><see cref="System.Collections.Immutable.ImmutableStack{T}"/>, in its order.</summary>
    public static TypeMap ImmutableStack<TSource, TTarget>(ValueMap<TSource, TTarget> element) =>
        new BuiltSequenceMap<ImmutableStack<TSource>, ImmutableStack<TTarget>, TSource, TTarget>(element, static (_, items) =>
        {
            items.Reverse();
            return System.Collections.Immutable.ImmutableStack.CreateRange(items);
        });

    private static void AddNew<T>(ISet<T> set, T item)
    {
        if (!set.Add(item))
            throw Merged();
    }

    private static TSet Whole<TSet, TSource>(TSet set, IReadOnlyCollection<TSource> source)
        where TSet : System.Collections.ICollection => set.Count == source.Count ? set : throw Merged();

    private static NotSupportedException Merged() =>
        new("Two elements of a set differ only by code of their type. Assay's copies of types have no code, so they are equal.");
}
