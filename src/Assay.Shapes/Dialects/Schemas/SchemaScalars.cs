using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>What scalars of several languages have in common.</summary>
internal static class SchemaScalars
{
    /// <summary>The namespace of what conversions call.</summary>
    public const string Runtime = SchemaCode.Runtime;

    private const string Bits = "global::System.BitConverter";

    /// <summary>Whether the shape is an array of bytes.</summary>
    public static bool IsBytes(Shape shape) => shape is CollectionShape { IsBytes: true };

    /// <summary>A scalar that is the plain value.</summary>
    public static SchemaScalar Same(string schemaType, string type) => new(schemaType, type, "$", "$") { IsMapKey = true };

    /// <summary>A scalar of a wider number; C# widens by itself.</summary>
    public static SchemaScalar Widened(
        string schemaType, string wide, string narrow) => new(schemaType, wide, "$", $"({narrow})$") { IsMapKey = true };

    public static SchemaScalar Text(string schemaType) => new(schemaType, "string", "$", "$") { IsMapKey = true, IsReference = true };

    /// <summary>The primitives that become texts and whole numbers in every language; null for others.</summary>
    /// <param name="text">The language's text.</param>
    /// <param name="int32">Its number of 32 bits, with its C# type <c>int</c>.</param>
    /// <param name="int64">Its number of 64 bits, with its C# type <c>long</c>.</param>
    public static SchemaScalar? Converted(PrimitiveKind kind, string text, string int32, string int64) => kind switch
    {
        PrimitiveKind.Half => new(int32, "int", $"{Bits}.HalfToUInt16Bits($)", $"{Bits}.UInt16BitsToHalf((ushort)$)")
        {
            ConvertedAs = "as its bits",
            IsMapKey = true,
        },
        PrimitiveKind.Decimal => AsText(text, $"{Runtime}Texts.Of($)", $"{Runtime}Texts.ToDecimal($)"),
        PrimitiveKind.Uri => AsText(text, "$.OriginalString", $"{Runtime}Texts.ToUri($)"),
        PrimitiveKind.Version => AsText(text, "$.ToString()", "global::System.Version.Parse($)"),
        PrimitiveKind.DateTime => new(int64, "long", $"(long){Runtime}Ticks.Of($)", $"{Runtime}Ticks.ToDateTime((ulong)$)")
        {
            ConvertedAs = "as ticks and kind",
            IsMapKey = true,
        },
        PrimitiveKind.TimeSpan => new(int64, "long", "$.Ticks", "new global::System.TimeSpan($)")
        {
            ConvertedAs = "as ticks",
            IsMapKey = true,
        },
        PrimitiveKind.TimeOnly => new(int64, "long", "$.Ticks", "new global::System.TimeOnly($)")
        {
            ConvertedAs = "as ticks",
            IsMapKey = true,
        },
        PrimitiveKind.DateOnly => new(int32, "int", "$.DayNumber", "global::System.DateOnly.FromDayNumber($)")
        {
            ConvertedAs = "as day number",
            IsMapKey = true,
        },
        _ => null,
    };

    /// <summary>The primitives that become bytes, in an array; null for others.</summary>
    public static SchemaScalar? AsBytes(PrimitiveKind kind, string bytes) => kind switch
    {
        PrimitiveKind.DateTimeOffset =>
            OfBytes(bytes, $"{Runtime}Ticks.Of($)", $"{Runtime}Ticks.ToDateTimeOffset($)", "as ticks and offset"),
        PrimitiveKind.Guid => OfBytes(bytes, "$.ToByteArray()", "new global::System.Guid($)", "as bytes"),
        PrimitiveKind.BigInteger => OfBytes(bytes, "$.ToByteArray()", "new global::System.Numerics.BigInteger($)", "as bytes"),
        PrimitiveKind.Int128 => OfBytes(bytes, $"{Runtime}Integers.Of($)", $"{Runtime}Integers.ToInt128($)", "as bytes"),
        PrimitiveKind.UInt128 => OfBytes(bytes, $"{Runtime}Integers.Of($)", $"{Runtime}Integers.ToUInt128($)", "as bytes"),
        _ => null,
    };

    /// <summary>A value of the runtime as its text.</summary>
    public static SchemaScalar OfRuntime(string text, Shape shape) =>
        new(text, "string", $"{Runtime}RuntimeStrings.Of($)", $"{Runtime}RuntimeStrings.To<{shape.TypeName.CSharpName}>($)")
        {
            ConvertedAs = "as string",
            IsReference = true,
        };

    private static SchemaScalar OfBytes(string bytes, string encoding, string decoding, string convertedAs) =>
        new(bytes, "byte[]", encoding, decoding) { ConvertedAs = convertedAs, IsReference = true };

    private static SchemaScalar AsText(string text, string encoding, string decoding) =>
        new(text, "string", encoding, decoding) { ConvertedAs = "as string", IsMapKey = true, IsReference = true };
}

/// <summary>How a value that is no message is declared and converted.</summary>
/// <param name="SchemaType">Its type in the schema, such as <c>int32</c>.</param>
/// <param name="CSharpType">The type of the generated property.</param>
/// <param name="Encoding">The C# expression that makes the property's value of a plain one, which stands as <c>$</c>.</param>
/// <param name="Decoding">The expression back.</param>
internal sealed record SchemaScalar(string SchemaType, string CSharpType, string Encoding, string Decoding)
{
    /// <summary>How the representation differs from the plain type's, such as "as string"; null where the value is only copied.</summary>
    public string? ConvertedAs { get; init; }

    /// <summary>Whether a map may have keys of it.</summary>
    public bool IsMapKey { get; init; }

    /// <summary>Whether a list may have elements of it without a message around each.</summary>
    public bool IsElement { get; init; } = true;

    /// <summary>Whether the generated property holds a reference, which is null where nothing was sent.</summary>
    public bool IsReference { get; init; }

    /// <summary>Whether plain value and property's value are the same.</summary>
    public bool IsSame => Encoding == "$" && Decoding == "$";

    /// <summary>The expression that makes the property's value.</summary>
    public string Encode(string value) => Encoding.Replace("$", value, StringComparison.Ordinal);

    /// <summary>The expression that makes the plain value.</summary>
    public string Decode(string value) => Decoding.Replace("$", value, StringComparison.Ordinal);
}
