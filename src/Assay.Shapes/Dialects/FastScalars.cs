using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>
/// How a primitive becomes calls of FastSerialization's own primitives: bool, byte, short, int, long, float, double, Guid, string.
/// What has none goes as its own round-trip text. A Guid is read by a statement, a decimal written from its four integers.
/// </summary>
/// <param name="Write">Arguments of the calls of <c>serializer.Write</c>, with <c>{0}</c> for the value.</param>
/// <param name="Read">The expression that reads it back, with <c>{0}</c> for a new local name.</param>
internal sealed record FastScalars(IReadOnlyList<string> Write, string Read)
{
    private const string Bits = "global::System.BitConverter.";

    private static readonly Dictionary<PrimitiveKind, FastScalars> Known = new()
    {
        [PrimitiveKind.Boolean] = new(["{0}"], "deserializer.ReadBool()"),
        [PrimitiveKind.Byte] = new(["{0}"], "deserializer.ReadByte()"),
        [PrimitiveKind.SByte] = new(["unchecked((byte){0})"], "unchecked((sbyte)deserializer.ReadByte())"),
        [PrimitiveKind.Char] = new(["unchecked((short){0})"], "unchecked((char)deserializer.ReadInt16())"),
        [PrimitiveKind.Int16] = new(["{0}"], "deserializer.ReadInt16()"),
        [PrimitiveKind.UInt16] = new(["unchecked((short){0})"], "unchecked((ushort)deserializer.ReadInt16())"),
        [PrimitiveKind.Int32] = new(["{0}"], "deserializer.ReadInt()"),
        [PrimitiveKind.UInt32] = new(["unchecked((int){0})"], "unchecked((uint)deserializer.ReadInt())"),
        [PrimitiveKind.Int64] = new(["{0}"], "deserializer.ReadInt64()"),
        [PrimitiveKind.UInt64] = new(["unchecked((long){0})"], "unchecked((ulong)deserializer.ReadInt64())"),
        [PrimitiveKind.Int128] = new(["unchecked((long)({0} >> 64))", "unchecked((long){0})"], WideFrom("Int128")),
        [PrimitiveKind.UInt128] = new(["unchecked((long)({0} >> 64))", "unchecked((long){0})"], WideFrom("UInt128")),
        [PrimitiveKind.Half] = new([$"{Bits}HalfToInt16Bits({{0}})"], $"{Bits}Int16BitsToHalf(deserializer.ReadInt16())"),
        [PrimitiveKind.Single] = new(["{0}"], "deserializer.ReadFloat()"),
        [PrimitiveKind.Double] = new(["{0}"], "deserializer.ReadDouble()"),
        [PrimitiveKind.Decimal] = new(
            ["{0}[0]", "{0}[1]", "{0}[2]", "{0}[3]"],
            "new decimal(new int[] { deserializer.ReadInt(), deserializer.ReadInt(), deserializer.ReadInt(), deserializer.ReadInt() })"),
        [PrimitiveKind.String] = new(["{0}"], "deserializer.ReadString()"),
        [PrimitiveKind.DateTime] = new(["{0}.Ticks", "(byte){0}.Kind"], "new global::System.DateTime(deserializer.ReadInt64(), (global::System.DateTimeKind)deserializer.ReadByte())"),
        [PrimitiveKind.DateTimeOffset] = new(
            ["{0}.Ticks", "{0}.Offset.Ticks"],
            "new global::System.DateTimeOffset(deserializer.ReadInt64(), new global::System.TimeSpan(deserializer.ReadInt64()))"),
        [PrimitiveKind.TimeSpan] = new(["{0}.Ticks"], "new global::System.TimeSpan(deserializer.ReadInt64())"),
        [PrimitiveKind.DateOnly] = new(["{0}.DayNumber"], "global::System.DateOnly.FromDayNumber(deserializer.ReadInt())"),
        [PrimitiveKind.Guid] = new(["{0}"], "global::System.Guid.Empty"),
        [PrimitiveKind.BigInteger] = new(
            ["{0}.ToString(\"R\", global::System.Globalization.CultureInfo.InvariantCulture)"],
            "global::System.Numerics.BigInteger.Parse(deserializer.ReadString(), global::System.Globalization.CultureInfo.InvariantCulture)"),
        [PrimitiveKind.Uri] = new(
            ["{0}?.OriginalString"],
            "deserializer.ReadString() is { } {0} ? new global::System.Uri({0}, global::System.UriKind.RelativeOrAbsolute) : null"),
        [PrimitiveKind.Version] = new(["{0}?.ToString()"], "deserializer.ReadString() is { } {0} ? global::System.Version.Parse({0}) : null"),
        [PrimitiveKind.TimeOnly] = new(["{0}.Ticks"], "new global::System.TimeOnly(deserializer.ReadInt64())"),
    };

    /// <summary>The calls for a primitive; null where there are none.</summary>
    public static FastScalars? Find(PrimitiveKind kind) => Known.GetValueOrDefault(kind);

    private static string WideFrom(string type) => $"new global::System.{type}(unchecked((ulong)deserializer.ReadInt64()), unchecked((ulong)deserializer.ReadInt64()))";
}
