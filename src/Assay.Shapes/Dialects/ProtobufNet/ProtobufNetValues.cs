using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.ProtobufNet;

/// <summary>What protobuf-net makes of declared types.</summary>
internal static class ProtobufNetValues
{
    /// <summary>Whether it is one value of bytes rather than a collection.</summary>
    public static bool IsBytes(Shape shape) => shape is CollectionShape { Kind: CollectionKind.Array, Rank: 1, Element: PrimitiveShape { Kind: PrimitiveKind.Byte } };

    /// <summary>Whether it is a collection: none and an empty one look alike, unless a message is put around it.</summary>
    public static bool IsCollection(Shape shape) => shape is CollectionShape or DictionaryShape && !IsBytes(shape);

    /// <summary>Whether the library makes it by its parameterless constructor; it skips constructors where there is none.</summary>
    public static bool IsConstructed(ObjectShape type) => !type.IsValueType && (type.IsAbstract || type.Constructors.Any(constructor => constructor.Parameters.Count == 0));

    /// <summary>An expression for an empty collection of a declared type; null where there is no simple one.</summary>
    public static string? EmptyOf(Shape shape, ContractNaming naming) => shape switch
    {
        _ when IsBytes(shape) => null,
        CollectionShape { Kind: CollectionKind.Array, Rank: 1 } array => $"global::System.Array.Empty<{naming.TypeNameOf(array.Element)}>()",
        CollectionShape
        {
            Kind: CollectionKind.IEnumerable or CollectionKind.ICollection or CollectionKind.IList or CollectionKind.IReadOnlyCollection or CollectionKind.IReadOnlyList
        } list => $"new global::System.Collections.Generic.List<{naming.TypeNameOf(list.Element)}>()",
        CollectionShape { Kind: CollectionKind.ISet } set => $"new global::System.Collections.Generic.HashSet<{naming.TypeNameOf(set.Element)}>()",
        CollectionShape
        {
            Kind: CollectionKind.List or CollectionKind.HashSet or CollectionKind.SortedSet or CollectionKind.LinkedList or CollectionKind.Queue or CollectionKind.Stack
                or CollectionKind.Collection or CollectionKind.ObservableCollection or CollectionKind.ConcurrentQueue or CollectionKind.ConcurrentStack or CollectionKind.ConcurrentBag
        } => "new()",
        DictionaryShape { Kind: DictionaryKind.IDictionary or DictionaryKind.IReadOnlyDictionary } map =>
            $"new global::System.Collections.Generic.Dictionary<{naming.TypeNameOf(map.Key)}, {naming.TypeNameOf(map.Value)}>()",
        DictionaryShape { Kind: DictionaryKind.Dictionary or DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ConcurrentDictionary } => "new()",
        _ => null,
    };

    /// <summary>Whether a collection may hold nulls, which are refused unless a message is put around each element.</summary>
    public static bool HoldsNulls(Shape shape) => shape switch
    {
        _ when IsBytes(shape) => false,
        CollectionShape collection => collection.Element is NullableShape || collection.IsElementNullable,
        DictionaryShape dictionary => dictionary.Value is NullableShape || dictionary.IsValueNullable,
        _ => false,
    };

    /// <summary>Whether values that equal zero differ from it: a negative zero, a decimal with places.</summary>
    public static bool HasSeveralZeros(Shape shape) => shape is PrimitiveShape { Kind: PrimitiveKind.Single or PrimitiveKind.Double or PrimitiveKind.Decimal };
}
