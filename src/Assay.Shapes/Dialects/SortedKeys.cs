using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>The user's types by which collections are sorted.</summary>
internal static class SortedKeys
{
    /// <summary>The user's types that decide the order of a collection; empty where it is not sorted, or by the runtime's own types alone.</summary>
    public static IEnumerable<ObjectShape> Of(Shape shape) => shape switch
    {
        CollectionShape { Kind: CollectionKind.SortedSet or CollectionKind.ImmutableSortedSet } set => ObjectsIn(set.Element),
        DictionaryShape { Kind: DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ImmutableSortedDictionary } map => ObjectsIn(map.Key),
        _ => [],
    };

    /// <summary>Whether the type brings an order that emitted code can ask for.</summary>
    public static bool CanOrder(ObjectShape key) => key is { IsComparable: true, IsNameable: true, Kind: not ObjectKind.Interface };

    /// <summary>Whether a declared type, or a part of it, is sorted by a type of the user's.</summary>
    public static bool IsIn(Shape shape) => Of(shape).Any() || shape switch
    {
        CollectionShape collection => IsIn(collection.Element),
        DictionaryShape dictionary => IsIn(dictionary.Key) || IsIn(dictionary.Value),
        TupleShape tuple => tuple.Elements.Any(IsIn),
        NullableShape nullable => IsIn(nullable.Element),
        _ => false,
    };

    private static IEnumerable<ObjectShape> ObjectsIn(Shape shape) => shape switch
    {
        ObjectShape type => [type],
        NullableShape nullable => ObjectsIn(nullable.Element),
        TupleShape tuple => tuple.Elements.SelectMany(ObjectsIn),
        _ => [],
    };
}
