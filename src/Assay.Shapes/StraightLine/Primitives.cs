using Assay.Shapes.Graph;

namespace Assay.Shapes.StraightLine;

/// <summary>What plain binary does with primitives.</summary>
internal static class Primitives
{
    /// <summary>The least number of bytes.</summary>
    public static int Bytes(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Char or PrimitiveKind.Int16 or PrimitiveKind.UInt16 or PrimitiveKind.Half => 2,
        PrimitiveKind.Int32 or PrimitiveKind.UInt32 or PrimitiveKind.Single or PrimitiveKind.DateOnly or PrimitiveKind.String or PrimitiveKind.Uri
            or PrimitiveKind.BigInteger => 4,
        PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.Double or PrimitiveKind.DateTime or PrimitiveKind.TimeSpan or PrimitiveKind.TimeOnly => 8,
        PrimitiveKind.DateTimeOffset => 10,
        PrimitiveKind.Int128 or PrimitiveKind.UInt128 or PrimitiveKind.Decimal or PrimitiveKind.Guid => 16,
        _ => 1,
    };

    /// <summary>Whether an array of them is written in one go: every pattern of bits is a value.</summary>
    public static bool IsBlittable(Shape shape) => shape is PrimitiveShape
    {
        Kind: PrimitiveKind.Byte or PrimitiveKind.SByte or PrimitiveKind.Char or PrimitiveKind.Int16 or PrimitiveKind.UInt16 or PrimitiveKind.Int32
            or PrimitiveKind.UInt32 or PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.Int128 or PrimitiveKind.UInt128
            or PrimitiveKind.Half or PrimitiveKind.Single or PrimitiveKind.Double or PrimitiveKind.Guid
    };

    /// <summary>Whether a copy of the value is a new one: nothing behind a reference.</summary>
    public static bool IsCopied(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind is not (PrimitiveKind.Object or PrimitiveKind.String or PrimitiveKind.Uri or PrimitiveKind.Version or PrimitiveKind.BigInteger),
        EnumShape => true,
        NullableShape nullable => IsCopied(nullable.Element),
        TupleShape { IsValueType: true } tuple => tuple.Elements.All(IsCopied),
        ObjectShape { IsValueType: true } type => type.Members.All(member => IsCopied(member.Shape)),
        _ => false,
    };
}
