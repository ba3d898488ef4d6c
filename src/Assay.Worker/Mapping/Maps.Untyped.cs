using System.Collections;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;

namespace Assay.Worker.Mapping;

/// <summary>
/// Maps between collections of objects, from before generics, and the generic ones that an edit puts in their place. Kinds are the generic
/// classes' names; <c>Array</c> is <c>T[]</c>.
/// </summary>
public static partial class Maps
{
    /// <summary>A collection of objects on this side, and of elements of one type on the other.</summary>
    /// <param name="kind">The class on the other side: <c>List</c>, <c>Queue</c>, <c>Stack</c> or <c>Array</c>.</param>
    public static TypeMap ToTyped<TSource, TTarget>(string kind, ValueMap<TSource, TTarget> element) => kind switch
    {
        nameof(List<>) => New(typeof(ArrayList), element, static items => items),
        nameof(Queue<>) => New(typeof(Queue), element, static items => new Queue<TTarget>(items)),
        nameof(Stack<>) => New(typeof(Stack), element, static items => new Stack<TTarget>(Reversed(items))),
        _ => New(typeof(object[]), element, static items => items.ToArray()),
    };

    /// <summary>A collection of elements of one type on this side, and of objects on the other.</summary>
    /// <param name="kind">The class on this side: <c>List</c>, <c>Queue</c>, <c>Stack</c> or <c>Array</c>.</param>
    public static TypeMap ToUntyped<TSource, TTarget>(string kind, ValueMap<TSource, TTarget> element) => kind switch
    {
        nameof(List<>) => New(typeof(List<TSource>), element, static items => new ArrayList(items)),
        nameof(Queue<>) => New(typeof(Queue<TSource>), element, static items => new Queue(items)),
        nameof(Stack<>) => New(typeof(Stack<TSource>), element, static items => new Stack(Reversed(items))),
        _ => New(typeof(TSource[]), element, static items => items.Cast<object?>().ToArray()),
    };

    /// <summary>A dictionary of objects on this side, and one with types of keys and values on the other; with its comparer.</summary>
    /// <param name="kind">The class on the other side: <c>Dictionary</c> or <c>SortedList</c>.</param>
    /// <param name="mustWait">Whether adding hashes or compares keys that hold objects.</param>
    public static TypeMap ToTypedEntries<TKey, TValue, TTargetKey, TTargetValue>(
        string kind, ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => kind == nameof(Dictionary<,>)
            ? new RetypedEntriesMap<TKey, TValue, TTargetKey, TTargetValue>(typeof(Hashtable), key, value,
                static source => new Dictionary<TTargetKey, TTargetValue>(UntypedComparers.Equality<TTargetKey>(source)), mustWait)
            : new RetypedEntriesMap<TKey, TValue, TTargetKey, TTargetValue>(typeof(SortedList), key, value,
                static source => new SortedList<TTargetKey, TTargetValue>(UntypedComparers.Order<TTargetKey>(source)), mustWait);

    /// <summary>A dictionary with types of keys and values on this side, and one of objects on the other; with its comparer.</summary>
    /// <param name="kind">The class on this side: <c>Dictionary</c> or <c>SortedList</c>.</param>
    /// <param name="mustWait">Whether adding hashes or compares keys that hold objects.</param>
    public static TypeMap ToUntypedEntries<TKey, TValue, TTargetKey, TTargetValue>(
        string kind, ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, bool mustWait)
        where TKey : notnull
        where TTargetKey : notnull => kind == nameof(Dictionary<,>)
            ? new RetypedEntriesMap<TKey, TValue, TTargetKey, TTargetValue>(typeof(Dictionary<TKey, TValue>), key, value,
                static source => UntypedComparers.TableLike(((Dictionary<TKey, TValue>)source).Comparer), mustWait)
            : new RetypedEntriesMap<TKey, TValue, TTargetKey, TTargetValue>(typeof(SortedList<TKey, TValue>), key, value,
                static source => UntypedComparers.ListLike(((SortedList<TKey, TValue>)source).Comparer), mustWait);

    private static RetypedSequenceMap<TSource, TTarget> New<TSource, TTarget>(
        Type source, ValueMap<TSource, TTarget> element, Func<List<TTarget>, object> make) => new(source, element, make);

    private static List<T> Reversed<T>(List<T> items)
    {
        items.Reverse();
        return items;
    }
}

/// <summary>A sequence that is built of its mapped elements, whatever the types of its own class and of the other.</summary>
internal sealed class RetypedSequenceMap<TSource, TTarget>(
    Type source, ValueMap<TSource, TTarget> element, Func<List<TTarget>, object> make) : TypeMap(source)
{
    internal override bool HasShell => false;

    internal override object? Build(object source, MapRun run)
    {
        var mapped = Elements.Map(((IEnumerable)source).Cast<TSource>(), element, run);
        return run.IsBlocked ? null : make(mapped);
    }
}

/// <summary>A dictionary that is built of its mapped entries, whatever the types of its own class and of the other.</summary>
internal sealed class RetypedEntriesMap<TKey, TValue, TTargetKey, TTargetValue>(
    Type source, ValueMap<TKey, TTargetKey> key, ValueMap<TValue, TTargetValue> value, Func<object, IDictionary> create,
    bool mustWait) : TypeMap(source)
    where TKey : notnull
    where TTargetKey : notnull
{
    internal override bool HasShell => false;

    internal override bool IsPostponed => mustWait;

    internal override object? Build(object source, MapRun run)
    {
        var mapped = Elements.Map(EntriesOf(source), key, value, run);
        if (run.IsBlocked)
            return null;
        var target = create(source);
        foreach (var (targetKey, targetValue) in mapped)
            target.Add(targetKey, targetValue);
        return target;
    }

    internal override void Visit(object source, MapRun run) => Elements.Map(EntriesOf(source), key, value, run);

    private static IEnumerable<KeyValuePair<TKey, TValue>> EntriesOf(object source)
    {
        foreach (DictionaryEntry entry in (IDictionary)source)
            yield return new((TKey)entry.Key, (TValue)entry.Value!);
    }
}

/// <summary>Carries the comparers of dictionaries between classes from before generics and generic ones; null is the default one.</summary>
internal static class UntypedComparers
{
    /// <summary>The comparer of a <see cref="Hashtable"/> for keys of one type.</summary>
    public static IEqualityComparer<T>? Equality<T>(object table)
    {
        var comparer = CollectionReading.Comparer(table, typeof(Hashtable));
        return comparer is null ? null : comparer as IEqualityComparer<T> ?? throw Unfit(comparer, typeof(T));
    }

    /// <summary>The comparer of a <see cref="SortedList"/> for keys of one type.</summary>
    public static IComparer<T>? Order<T>(object list)
    {
        var comparer = CollectionReading.Comparer(list, typeof(SortedList));
        return comparer is null or Comparer ? null : comparer as IComparer<T> ?? throw Unfit(comparer, typeof(T));
    }

    /// <summary>An empty table with the comparer of a generic dictionary.</summary>
    /// <exception cref="LimitOfAssayException">It compares only keys of its own type.</exception>
    public static Hashtable TableLike<T>(IEqualityComparer<T> comparer) => ReferenceEquals(comparer, EqualityComparer<T>.Default)
        ? []
        : new Hashtable(comparer as IEqualityComparer ?? throw Unfit(comparer, typeof(object)));

    /// <summary>An empty list with the comparer of a generic one.</summary>
    /// <exception cref="LimitOfAssayException">It compares only keys of its own type.</exception>
    public static SortedList ListLike<T>(IComparer<T> comparer) => ReferenceEquals(comparer, Comparer<T>.Default)
        ? []
        : new SortedList(comparer as IComparer ?? throw Unfit(comparer, typeof(object)));

    private static LimitOfAssayException Unfit(object comparer, Type keys) =>
        new($"Assay cannot map this yet: the comparer {comparer.GetType()} of a dictionary without types of keys cannot compare {keys}.");
}
