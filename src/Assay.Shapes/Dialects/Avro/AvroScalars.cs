using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Avro;

/// <summary>
/// The scalars that stand for .NET's primitives. Avro's integers are signed and have 32 or 64 bits: smaller ones widen, unsigned ones of 64 bits keep their bits.
/// A decimal of Avro has the schema's scale whatever the value's is, so that decimals travel as texts.
/// </summary>
internal static class AvroScalars
{
    /// <summary>The scalar of a shape; null for records, arrays and maps.</summary>
    public static SchemaScalar? Find(Shape shape) => FindBare(shape) is { } scalar
        ? scalar with { IsMapKey = shape is PrimitiveShape { Kind: PrimitiveKind.String } }
        : null;

    private static SchemaScalar? FindBare(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Find(primitive.Kind),
        EnumShape type => OfEnum(type),
        _ when SchemaScalars.IsBytes(shape) => new("bytes", "byte[]", "$", "$") { IsReference = true },
        _ => null,
    };

    // Numbers rather than enums of the schema: they keep values that have no name.
    private static SchemaScalar OfEnum(EnumShape type)
    {
        var (avro, number) = type.Underlying is PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.UInt32 ? ("long", "long") : ("int", "int");
        return new(avro, number, $"({number})$", $"({type.TypeName.CSharpName})$");
    }

    private static SchemaScalar? Find(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Boolean => SchemaScalars.Same("boolean", "bool"),
        PrimitiveKind.Byte or PrimitiveKind.SByte or PrimitiveKind.Int16 or PrimitiveKind.UInt16 => SchemaScalars.Widened("int", "int", Spelling.Of(kind)),
        PrimitiveKind.Char => SchemaScalars.Widened("int", "int", "char"),
        PrimitiveKind.Int32 => SchemaScalars.Same("int", "int"),
        PrimitiveKind.UInt32 => SchemaScalars.Widened("long", "long", Spelling.Of(kind)),
        PrimitiveKind.Int64 => SchemaScalars.Same("long", "long"),
        PrimitiveKind.UInt64 => new("long", "long", "(long)$", "(ulong)$") { ConvertedAs = "as its bits" },
        PrimitiveKind.Single => SchemaScalars.Same("float", "float"),
        PrimitiveKind.Double => SchemaScalars.Same("double", "double"),
        PrimitiveKind.String => SchemaScalars.Text("string"),
        _ => SchemaScalars.Converted(kind, "string", "int", "long") ?? SchemaScalars.AsBytes(kind, "bytes"),
    };
}
