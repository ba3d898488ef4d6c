using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// Bond's types of members: those of C#, tagged where a value may be null, and an alias where Bond has no type of its own.
/// </summary>
internal sealed class BondTypes(ContractNaming naming)
{
    private const string Tag = "global::Bond.Tag.";
    private const string Blob = Tag + "blob";

    /// <summary>The attribute that states the type; null where the member's own says it.</summary>
    public string? AttributeOf(Shape shape, bool isNullable) =>
        TypeOf(shape, isNullable) is var type && type != naming.TypeNameOf(shape) ? $"[global::Bond.Type(typeof({type}))]" : null;

    /// <summary>
    /// The same for a root, whose elements nobody declares as nullable: as in the code of a program that serializes a list, they are not.
    /// </summary>
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
        DictionaryShape dictionary =>
            Generic(shape, TypeOf(dictionary.Key, isNullable: false), TypeOf(dictionary.Value, dictionary.IsValueNullable)),
        _ => naming.TypeNameOf(shape),
    };

    private static string? AliasOf(Shape shape) => shape switch
    {
        CollectionShape { IsBytes: true } => Blob,
        PrimitiveShape primitive => primitive.Kind switch
        {
            PrimitiveKind.Char or PrimitiveKind.Half => "ushort",
            PrimitiveKind.DateTime or PrimitiveKind.TimeSpan or PrimitiveKind.TimeOnly => "long",
            PrimitiveKind.DateOnly => "int",
            PrimitiveKind.Uri or PrimitiveKind.Version => "string",
            PrimitiveKind.Decimal
                or PrimitiveKind.Guid
                or PrimitiveKind.DateTimeOffset or PrimitiveKind.Int128 or PrimitiveKind.UInt128 or PrimitiveKind.BigInteger => Blob,
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

/// <summary>
/// Writes <c>BondTypeAliasConverter</c>, the class that Bond looks for by its name: how values that Bond has no type for travel. The same
/// for every data set.
/// </summary>
internal static class BondAliases
{
    private const string BlobType = "global::System.ArraySegment<byte>";

    private static readonly (string Custom, string Alias, string To, string From)[] Scalars =
    [
        ("char", "ushort", "value", "(char)value"),
        ("global::System.Half", "ushort", "global::System.BitConverter.HalfToUInt16Bits(value)",
            "global::System.BitConverter.UInt16BitsToHalf(value)"),
        ("global::System.DateTime", "long", "value.ToBinary()", "global::System.DateTime.FromBinary(value)"),
        ("global::System.TimeSpan", "long", "value.Ticks", "new global::System.TimeSpan(value)"),
        ("global::System.TimeOnly", "long", "value.Ticks", "new global::System.TimeOnly(value)"),
        ("global::System.DateOnly", "int", "value.DayNumber", "global::System.DateOnly.FromDayNumber(value)"),
        ("global::System.Uri", "string", "value?.OriginalString!",
            "value is null ? null! : new global::System.Uri(value, global::System.UriKind.RelativeOrAbsolute)"),
        ("global::System.Version", "string", "value?.ToString()!", "value is null ? null! : global::System.Version.Parse(value)"),
        ("byte[]", BlobType, "value is null ? default : new(value)", "value.Array is null ? null! : value.AsSpan().ToArray()"),
        ("global::System.Guid", BlobType, "new(value.ToByteArray())", "new(value.AsSpan())"),
        ("global::System.Numerics.BigInteger", BlobType, "new(value.ToByteArray())", "new(value.AsSpan())"),
        ("decimal", BlobType, "Memory(value)", "Memory<decimal>(value)"),
        ("global::System.Int128", BlobType, "Memory(value)", "Memory<global::System.Int128>(value)"),
        ("global::System.UInt128", BlobType, "Memory(value)", "Memory<global::System.UInt128>(value)"),
        ("global::System.DateTimeOffset", BlobType, "Memory((value.Ticks, value.Offset.Ticks))",
            "Memory<(long Ticks, long Offset)>(value) is var (ticks, offset) ? new(ticks, new(offset)) : default"),
    ];

    /// <summary>A file for each namespace.</summary>
    public static IReadOnlyList<EmittedFile> Emit(IEnumerable<string> namespaces) => [.. namespaces.Select(Emit)];

    private static EmittedFile Emit(string space)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("using System;");
        writer.Line();
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block("public static class BondTypeAliasConverter"))
        {
            foreach (var (custom, alias, to, from) in Scalars)
            {
                writer.Line($"public static {alias} Convert({custom} value, {alias} unused) => {to};");
                writer.Line();
                writer.Line($"public static {custom} Convert({alias} value, {custom} unused) => {from};");
                writer.Line();
            }
            WriteMemory(writer);
        }
        return new EmittedFile($"{space}.BondTypeAliasConverter.g.cs", writer.ToString());
    }

    private static void WriteMemory(CodeWriter writer)
    {
        writer.Line(
            $"private static {BlobType} Memory<T>(T value) where T : unmanaged => "
                + "new(global::System.Runtime.InteropServices.MemoryMarshal.AsBytes(new global::System.ReadOnlySpan<T>(in "
                + "value)).ToArray());");
        writer.Line();
        writer.Line(
            $"private static T Memory<T>({BlobType} value) where T : unmanaged => "
                + "global::System.Runtime.InteropServices.MemoryMarshal.Read<T>(value);");
    }
}
