using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Thrift;

/// <summary>
/// The scalars that stand for .NET's primitives. Thrift's integers are signed: smaller unsigned ones widen, those of 64 bits keep their bits.
/// </summary>
internal static class ThriftScalars
{
    /// <summary>The scalar of a shape; null for messages, lists and maps.</summary>
    public static SchemaScalar? Find(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Find(primitive.Kind),
        EnumShape type => OfEnum(type),
        _ when SchemaScalars.IsBytes(shape) => new("binary", "byte[]", "$", "$") { IsReference = true },
        _ => null,
    };

    // Numbers rather than enums of the schema: they keep values that have no name. Thrift sends an enum as i32.
    private static SchemaScalar OfEnum(EnumShape type)
    {
        var (thrift, number) = type.Underlying is PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.UInt32 ? ("i64", "long") : ("i32", "int");
        return new(thrift, number, $"({number})$", $"({type.TypeName.CSharpName})$") { IsMapKey = true };
    }

    private static SchemaScalar? Find(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Boolean => SchemaScalars.Same("bool", "bool"),
        PrimitiveKind.SByte => SchemaScalars.Same("i8", "sbyte"),
        PrimitiveKind.Byte => SchemaScalars.Widened("i16", "short", Spelling.Of(kind)),
        PrimitiveKind.Int16 => SchemaScalars.Same("i16", "short"),
        PrimitiveKind.UInt16 => SchemaScalars.Widened("i32", "int", Spelling.Of(kind)),
        PrimitiveKind.Char => SchemaScalars.Widened("i32", "int", "char"),
        PrimitiveKind.Int32 => SchemaScalars.Same("i32", "int"),
        PrimitiveKind.UInt32 => SchemaScalars.Widened("i64", "long", Spelling.Of(kind)),
        PrimitiveKind.Int64 => SchemaScalars.Same("i64", "long"),
        PrimitiveKind.UInt64 => new("i64", "long", "(long)$", "(ulong)$") { ConvertedAs = "as its bits", IsMapKey = true },
        PrimitiveKind.Single => SchemaScalars.Widened("double", "double", "float"),
        PrimitiveKind.Double => SchemaScalars.Same("double", "double"),
        PrimitiveKind.String => SchemaScalars.Text("string"),
        _ => SchemaScalars.Converted(kind, "string", "i32", "i64") ?? SchemaScalars.AsBytes(kind, "binary"),
    };
}
