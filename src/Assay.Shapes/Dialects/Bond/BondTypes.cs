using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Bond;

/// <summary>Bond's types of members: those of C#, tagged where a value may be null, and an alias where Bond has no type of its own.</summary>
internal sealed class BondTypes(ContractNaming naming)
{
    private const string Tag = "global::Bond.Tag.";
    private const string Blob = Tag + "blob";

    /// <summary>The attribute that states the type; null where the member's own says it.</summary>
    public string? AttributeOf(Shape shape, bool isNullable) =>
        TypeOf(shape, isNullable) is var type && type != naming.TypeNameOf(shape) ? $"[global::Bond.Type(typeof({type}))]" : null;

    /// <summary>The same for a root, whose elements nobody declares as nullable: as in the code of a program that serializes a list, they are not.</summary>
    public string? AttributeOfRoot(Shape root) => (root switch
    {
        CollectionShape { Kind: CollectionKind.Array } array => $"{TypeOf(array.Element, isNullable: false)}[]",
        CollectionShape collection => Generic(root, TypeOf(collection.Element, isNullable: false)),
        DictionaryShape dictionary => Generic(root, TypeOf(dictionary.Key, isNullable: false), TypeOf(dictionary.Value, isNullable: false)),
        _ => TypeOf(root, isNullable: false),
    }) is var type && type != naming.TypeNameOf(root) ? $"[global::Bond.Type(typeof({type}))]" : null;

    /// <summary>Whether a type, or a part of it, is an alias, which the emitted converter maps.</summary>
    public static bool HasAlias(Shape shape) => AliasOf(shape) is not null || shape switch
    {
        CollectionShape collection => HasAlias(collection.Element),
        DictionaryShape dictionary => HasAlias(dictionary.Key) || HasAlias(dictionary.Value),
        NullableShape nullable => HasAlias(nullable.Element),
        _ => false,
    };

    private string TypeOf(Shape shape, bool isNullable)
    {
        // A blob says itself that it is null.
        var type = AliasOf(shape) ?? Unaliased(shape);
        return isNullable && !shape.IsValueType && type != Blob ? $"{Tag}nullable<{type}>" : type;
    }

    private string Unaliased(Shape shape) => shape switch
    {
        NullableShape nullable => $"{Tag}nullable<{TypeOf(nullable.Element, isNullable: false)}>",
        CollectionShape { Kind: CollectionKind.Array } array => $"{TypeOf(array.Element, array.IsElementNullable)}[]",
        CollectionShape collection => Generic(shape, TypeOf(collection.Element, collection.IsElementNullable)),
        DictionaryShape dictionary => Generic(shape, TypeOf(dictionary.Key, isNullable: false), TypeOf(dictionary.Value, dictionary.IsValueNullable)),
        _ => naming.TypeNameOf(shape),
    };

    private static string? AliasOf(Shape shape) => shape switch
    {
        CollectionShape { Kind: CollectionKind.Array, Rank: 1, Element: PrimitiveShape { Kind: PrimitiveKind.Byte } } => Blob,
        PrimitiveShape primitive => primitive.Kind switch
        {
            PrimitiveKind.Char or PrimitiveKind.Half => "ushort",
            PrimitiveKind.DateTime or PrimitiveKind.TimeSpan or PrimitiveKind.TimeOnly => "long",
            PrimitiveKind.DateOnly => "int",
            PrimitiveKind.Uri or PrimitiveKind.Version => "string",
            PrimitiveKind.Decimal or PrimitiveKind.Guid or PrimitiveKind.DateTimeOffset or PrimitiveKind.Int128 or PrimitiveKind.UInt128 or PrimitiveKind.BigInteger => Blob,
            _ => null,
        },
        _ => null,
    };

    // An interface is stated by the collection that Bond is to make, as Bond's compiler states it.
    private static string Generic(Shape shape, params string[] arguments)
    {
        var name = shape switch
        {
            CollectionShape { Kind: CollectionKind.IList or CollectionKind.ICollection } => "List",
            CollectionShape { Kind: CollectionKind.ISet } => "HashSet",
            DictionaryShape { Kind: DictionaryKind.IDictionary } => "Dictionary",
            _ => shape.TypeName.Name,
        };
        return $"global::{shape.TypeName.Namespace}.{name}<{string.Join(", ", arguments)}>";
    }
}
