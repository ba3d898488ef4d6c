namespace Assay.Shapes.Graph;

#pragma warning disable CS1591 // Each member is the BCL type of its name.
/// <summary>The primitives, each named as its BCL type.</summary>
public enum PrimitiveKind
{
    Boolean,
    Byte,
    SByte,
    Char,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Int128,
    UInt128,
    Half,
    Single,
    Double,
    Decimal,
    BigInteger,
    String,
    DateTime,
    DateTimeOffset,
    TimeSpan,
    DateOnly,
    TimeOnly,
    Guid,
    Uri,
    Version,

    /// <summary>A member declared as <see cref="object"/>.</summary>
    Object,
}
