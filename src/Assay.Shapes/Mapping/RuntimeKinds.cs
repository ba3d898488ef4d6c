using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>The runtime types that a collection's declared type may hold.</summary>
internal static class RuntimeKinds
{
    private static readonly CollectionKind[] Lists =
    [
        CollectionKind.List, CollectionKind.Array, CollectionKind.Collection, CollectionKind.ObservableCollection, CollectionKind.ReadOnlyCollection,
        CollectionKind.ImmutableList, CollectionKind.ImmutableArray,
    ];

    private static readonly CollectionKind[] Sets =
    [
        CollectionKind.HashSet, CollectionKind.SortedSet, CollectionKind.ImmutableHashSet, CollectionKind.ImmutableSortedSet, CollectionKind.FrozenSet,
    ];

    private static readonly CollectionKind[] Queues =
    [
        CollectionKind.Queue, CollectionKind.Stack, CollectionKind.ConcurrentQueue, CollectionKind.ConcurrentStack, CollectionKind.ConcurrentBag,
    ];

    private static readonly DictionaryKind[] Dictionaries =
    [
        DictionaryKind.Dictionary, DictionaryKind.SortedDictionary, DictionaryKind.SortedList, DictionaryKind.ConcurrentDictionary,
        DictionaryKind.ReadOnlyDictionary, DictionaryKind.ImmutableDictionary, DictionaryKind.ImmutableSortedDictionary, DictionaryKind.FrozenDictionary,
    ];

    /// <summary>The collection itself, or the well-known implementations of an interface.</summary>
    public static IReadOnlyList<CollectionKind> Of(CollectionKind kind) => kind switch
    {
        CollectionKind.IEnumerable => [.. Lists, .. Sets, .. Queues, CollectionKind.LinkedList, CollectionKind.ImmutableQueue, CollectionKind.ImmutableStack],
        CollectionKind.ICollection => [.. Lists, .. Sets, CollectionKind.LinkedList],
        CollectionKind.IReadOnlyCollection => [.. Lists, .. Sets, .. Queues, CollectionKind.LinkedList],
        CollectionKind.IList or CollectionKind.IReadOnlyList => Lists,
        CollectionKind.ISet => Sets,
        _ => [kind],
    };

    /// <summary>The dictionary itself, or the well-known implementations of an interface.</summary>
    public static IReadOnlyList<DictionaryKind> Of(DictionaryKind kind) =>
        kind is DictionaryKind.IDictionary or DictionaryKind.IReadOnlyDictionary ? Dictionaries : [kind];

    /// <summary>The dictionaries that an interface of collections may hold as well, because each is a collection of its entries.</summary>
    public static IReadOnlyList<DictionaryKind> DictionariesIn(CollectionShape collection) =>
        collection is { Kind: CollectionKind.IEnumerable or CollectionKind.ICollection or CollectionKind.IReadOnlyCollection, Element: TupleShape { Kind: TupleKind.KeyValuePair } }
            ? Dictionaries
            : [];

    /// <summary>Whether the collection hashes or compares its elements.</summary>
    public static bool IsSet(CollectionKind kind) => Sets.Contains(kind);
}
