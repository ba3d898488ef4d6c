using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>The runtime types that a collection's declared type may hold.</summary>
internal static class RuntimeKinds
{
    /// <summary>The collection itself, or the well-known implementations of an interface.</summary>
    public static IReadOnlyList<CollectionKind> Of(CollectionKind kind) => kind switch
    {
        CollectionKind.IEnumerable =>
        [
            CollectionKind.List, CollectionKind.Array, CollectionKind.HashSet, CollectionKind.Queue, CollectionKind.Stack, CollectionKind.LinkedList,
            CollectionKind.Collection, CollectionKind.ReadOnlyCollection, CollectionKind.ImmutableList, CollectionKind.ImmutableArray,
        ],
        CollectionKind.ICollection =>
        [
            CollectionKind.List, CollectionKind.Array, CollectionKind.HashSet, CollectionKind.SortedSet, CollectionKind.LinkedList,
            CollectionKind.Collection, CollectionKind.ReadOnlyCollection,
        ],
        CollectionKind.IList =>
        [
            CollectionKind.List, CollectionKind.Array, CollectionKind.Collection, CollectionKind.ObservableCollection, CollectionKind.ReadOnlyCollection,
        ],
        CollectionKind.IReadOnlyCollection =>
        [
            CollectionKind.List, CollectionKind.Array, CollectionKind.HashSet, CollectionKind.Queue, CollectionKind.Stack, CollectionKind.LinkedList,
            CollectionKind.ReadOnlyCollection, CollectionKind.ImmutableList, CollectionKind.ImmutableArray,
        ],
        CollectionKind.IReadOnlyList =>
        [
            CollectionKind.List, CollectionKind.Array, CollectionKind.Collection, CollectionKind.ReadOnlyCollection, CollectionKind.ImmutableList,
            CollectionKind.ImmutableArray,
        ],
        CollectionKind.ISet => [CollectionKind.HashSet, CollectionKind.SortedSet],
        _ => [kind],
    };

    /// <summary>The dictionary itself, or the well-known implementations of an interface.</summary>
    public static IReadOnlyList<DictionaryKind> Of(DictionaryKind kind) => kind switch
    {
        DictionaryKind.IDictionary =>
        [
            DictionaryKind.Dictionary, DictionaryKind.SortedDictionary, DictionaryKind.SortedList, DictionaryKind.ConcurrentDictionary,
            DictionaryKind.ReadOnlyDictionary,
        ],
        DictionaryKind.IReadOnlyDictionary =>
        [
            DictionaryKind.Dictionary, DictionaryKind.SortedDictionary, DictionaryKind.ReadOnlyDictionary, DictionaryKind.ImmutableDictionary,
            DictionaryKind.FrozenDictionary,
        ],
        _ => [kind],
    };

    /// <summary>Whether the collection hashes or compares its elements.</summary>
    public static bool IsSet(CollectionKind kind) => kind is CollectionKind.HashSet or CollectionKind.SortedSet or CollectionKind.ImmutableHashSet
        or CollectionKind.ImmutableSortedSet or CollectionKind.FrozenSet;
}
