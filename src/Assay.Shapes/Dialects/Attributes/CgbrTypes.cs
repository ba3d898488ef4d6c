using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>Which declared types the generated code compiles with, and how the generator wants them spelled.</summary>
/// <param name="isJson">Whether the generated part writes JSON.</param>
internal sealed class CgbrTypes(bool isJson)
{
    private static readonly Dictionary<PrimitiveKind, string> Words = new()
    {
        [PrimitiveKind.Boolean] = "bool",
        [PrimitiveKind.Char] = "char",
        [PrimitiveKind.Byte] = "byte",
        [PrimitiveKind.Int16] = "short",
        [PrimitiveKind.UInt16] = "ushort",
        [PrimitiveKind.Int32] = "int",
        [PrimitiveKind.UInt32] = "uint",
        [PrimitiveKind.Int64] = "long",
        [PrimitiveKind.UInt64] = "ulong",
        [PrimitiveKind.Single] = "float",
        [PrimitiveKind.Double] = "double",
        [PrimitiveKind.String] = "string",
        [PrimitiveKind.DateTime] = "DateTime",
    };

    // Each calls a method that is nowhere: there is none that reads a flag or a character, and none that writes a date or an enum as JSON.
    private readonly PrimitiveKind[] without = isJson ? [PrimitiveKind.DateTime] : [PrimitiveKind.Boolean, PrimitiveKind.Char];

    /// <summary>What the rows' other half is called in sentences.</summary>
    public string Format => isJson ? "JSON" : "binary";

    /// <summary>Members that the generated part has itself.</summary>
    public IReadOnlyList<string> Generated => isJson ? ["ToJson", "IncludeJson", "FromJson"] : ["Size", "ToBytes", "FromBytes"];

    /// <summary>
    /// Whether code generated for a member of this type compiles: because it carries the member, or because the generator leaves the member
    /// out.
    /// </summary>
    public bool Compiles(Shape shape) => IsLeftOut(shape) || shape switch
    {
        CollectionShape collection => IsBuilt(collection) && Compiles(collection.Element),
        PrimitiveShape primitive => Words.ContainsKey(primitive.Kind) && !without.Contains(primitive.Kind),
        EnumShape enumeration => !isJson && enumeration.Underlying != PrimitiveKind.SByte,
        ObjectShape type => type.Kind == ObjectKind.Class && !type.IsAbstract,
        _ => false,
    };

    /// <summary>The type as the generator must read it; what it leaves out anyway stands in full.</summary>
    public static string Spell(Shape shape, ContractNaming naming) => shape switch
    {
        _ when IsLeftOut(shape) => naming.TypeNameOf(shape),
        CollectionShape { Kind: CollectionKind.Array } array => $"{Spell(array.Element, naming)}[{new string(',', array.Rank - 1)}]",
        CollectionShape collection => $"{collection.Kind}<{Spell(collection.Element, naming)}>",
        PrimitiveShape primitive => Words.GetValueOrDefault(primitive.Kind) ?? naming.TypeNameOf(shape),
        _ => naming.FindName(shape) is { } name ? name.Path[^1] : naming.TypeNameOf(shape),
    };

    // Its pattern for a type is a word, a word in brackets behind another, or a word and the ranks of one array.
    private static bool IsLeftOut(Shape shape) => shape is NullableShape or DictionaryShape or TupleShape
        || (shape is CollectionShape collection && (collection.Element is CollectionShape || IsLeftOut(collection.Element)));

    private bool IsBuilt(CollectionShape collection) => (collection.Kind, collection.Element) switch
    {
        (CollectionKind.Array, _) when collection.Rank > 1 =>
            !isJson && collection.Rank <= 3 && collection.Element is not PrimitiveShape { Kind: PrimitiveKind.Byte },
        (CollectionKind.Array, _) => true,
        (_, PrimitiveShape { Kind: PrimitiveKind.Byte }) when !isJson => false,
        (CollectionKind.HashSet, _) => !isJson,
        var (kind, _) => kind is CollectionKind.List or CollectionKind.IList or CollectionKind.ICollection or CollectionKind.IEnumerable
            or CollectionKind.IReadOnlyCollection or CollectionKind.IReadOnlyList,
    };
}
