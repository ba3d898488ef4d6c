using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>What the emitted code for FastSerialization can write: the library itself has a handful of primitives and objects.</summary>
internal static class FastValues
{
    /// <summary>Whether there is code for a shape, its parts aside.</summary>
    public static bool CanCarry(Shape shape) => shape switch
    {
        PrimitiveShape primitive => FastScalars.Find(primitive.Kind) is not null,
        CollectionShape { Kind: CollectionKind.Array } array => array.Rank == 1,
        CollectionShape collection => ConstructedKindOf(collection.Kind) is not null,
        DictionaryShape dictionary => ConstructedKindOf(dictionary.Kind) is not null,
        UnsupportedShape => false,
        _ => true,
    };

    /// <summary>The collection that reading makes for a declared one; null where there is no code for it.</summary>
    public static CollectionKind? ConstructedKindOf(CollectionKind declared) => declared switch
    {
        CollectionKind.Array => CollectionKind.Array,
        CollectionKind.List or CollectionKind.IEnumerable or CollectionKind.ICollection or CollectionKind.IList
            or CollectionKind.IReadOnlyCollection or CollectionKind.IReadOnlyList => CollectionKind.List,
        CollectionKind.HashSet or CollectionKind.ISet => CollectionKind.HashSet,
        CollectionKind.SortedSet or CollectionKind.LinkedList or CollectionKind.Queue or CollectionKind.Stack
            or CollectionKind.Collection or CollectionKind.ObservableCollection => declared,
        _ => null,
    };

    /// <summary>The dictionary that reading makes for a declared one; null where there is no code for it.</summary>
    public static DictionaryKind? ConstructedKindOf(DictionaryKind declared) => declared switch
    {
        DictionaryKind.Dictionary or DictionaryKind.IDictionary or DictionaryKind.IReadOnlyDictionary => DictionaryKind.Dictionary,
        DictionaryKind.SortedDictionary or DictionaryKind.SortedList => declared,
        _ => null,
    };

    /// <summary>The statement's name for adding an element.</summary>
    public static string AdderOf(CollectionKind constructed) => constructed switch
    {
        CollectionKind.LinkedList => "AddLast",
        CollectionKind.Queue => "Enqueue",
        CollectionKind.Stack => "Push",
        _ => "Add",
    };
}
