using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.FlatBuffers;

/// <summary>The scalars that stand for .NET's primitives. FlatBuffers has integers of all sizes, signed and unsigned.</summary>
internal static class FbsScalars
{
    /// <summary>The scalar of a shape; null for tables, vectors and what becomes bytes.</summary>
    public static SchemaScalar? Find(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Find(primitive.Kind),
        EnumShape type => new(NumberOf(type.Underlying), Spelling.Of(type.Underlying), $"({Spelling.Of(type.Underlying)})$", $"({type.TypeName.CSharpName})$"),
        _ => null,
    };

    private static SchemaScalar? Find(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Boolean => SchemaScalars.Same("bool", "bool"),
        PrimitiveKind.Byte or PrimitiveKind.SByte or PrimitiveKind.Int16 or PrimitiveKind.UInt16 or PrimitiveKind.Int32 or PrimitiveKind.UInt32 or PrimitiveKind.Int64 or PrimitiveKind.UInt64 =>
            SchemaScalars.Same(NumberOf(kind), Spelling.Of(kind)),
        PrimitiveKind.Char => SchemaScalars.Widened("ushort", "ushort", "char"),
        PrimitiveKind.Single => SchemaScalars.Same("float", "float"),
        PrimitiveKind.Double => SchemaScalars.Same("double", "double"),
        PrimitiveKind.String => SchemaScalars.Text("string"),
        _ => SchemaScalars.Converted(kind, "string", "int", "long"),
    };

    private static string NumberOf(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Byte => "ubyte",
        PrimitiveKind.SByte => "byte",
        PrimitiveKind.Int16 => "short",
        PrimitiveKind.UInt16 => "ushort",
        PrimitiveKind.UInt32 => "uint",
        PrimitiveKind.Int64 => "long",
        PrimitiveKind.UInt64 => "ulong",
        _ => "int",
    };
}
