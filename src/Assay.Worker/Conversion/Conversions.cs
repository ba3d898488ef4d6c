using System.Buffers.Binary;
using System.Globalization;
using Assay.Core.Workloads;

namespace Assay.Worker.Conversion;

/// <summary>Bytes that a library hands out as memory, which may be absent.</summary>
public static class Memories
{
    /// <summary>The bytes; none where there is no memory.</summary>
    public static ReadOnlySpan<byte> SpanOf(Memory<byte>? memory) => memory.GetValueOrDefault().Span;

    /// <summary>A copy of the bytes.</summary>
    public static byte[] ArrayOf(Memory<byte>? memory) => memory.GetValueOrDefault().ToArray();
}

/// <summary>Values as texts, and back without loss.</summary>
public static class Texts
{
    /// <summary>
    /// A decimal with all its decimal places, zeros at the end included, and with the sign of a negative zero, which .NET leaves out.
    /// </summary>
    public static string Of(decimal value)
    {
        var text = value.ToString(CultureInfo.InvariantCulture);
        return value == 0 && decimal.IsNegative(value) && text[0] != '-' ? $"-{text}" : text;
    }

    /// <summary>The decimal of a text; zero for none.</summary>
    /// <exception cref="FormatException">The text is no decimal.</exception>
    public static decimal ToDecimal(string text)
    {
        if (string.IsNullOrEmpty(text))
            return 0;
        var value = decimal.Parse(text, NumberStyles.Number, CultureInfo.InvariantCulture);
        return value == 0 && text[0] == '-' && !decimal.IsNegative(value) ? decimal.Negate(value) : value;
    }

    /// <summary>The address of a text, absolute or relative.</summary>
    public static Uri ToUri(string text) => new(text, UriKind.RelativeOrAbsolute);
}

/// <summary>Points in time as ticks of 100 nanoseconds, with what belongs to them.</summary>
public static class Ticks
{
    private const int KindShift = 62;
    private const int OffsetBytes = sizeof(short);

    /// <summary>The ticks since the year 1 in 62 bits, the kind in the two above.</summary>
    public static ulong Of(DateTime value) => (ulong)value.Ticks | ((ulong)value.Kind << KindShift);

    /// <summary>The time of such a number.</summary>
    public static DateTime ToDateTime(ulong value) => new((long)(value & ((1UL << KindShift) - 1)), (DateTimeKind)(value >> KindShift));

    /// <summary>Ten bytes, little endian: the ticks of the clock's time, then the offset from UTC in minutes.</summary>
    public static byte[] Of(DateTimeOffset value)
    {
        var bytes = new byte[sizeof(long) + OffsetBytes];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, value.Ticks);
        BinaryPrimitives.WriteInt16LittleEndian(bytes.AsSpan(sizeof(long)), (short)value.TotalOffsetMinutes);
        return bytes;
    }

    /// <summary>The time of such bytes.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There are fewer than ten bytes.</exception>
    public static DateTimeOffset ToDateTimeOffset(ReadOnlySpan<byte> bytes) =>
        new(BinaryPrimitives.ReadInt64LittleEndian(bytes),
            TimeSpan.FromMinutes(BinaryPrimitives.ReadInt16LittleEndian(bytes[sizeof(long)..])));
}

/// <summary>What is said of a value that its declaration does not allow.</summary>
public static class UnfitValue
{
    /// <summary>A null in a list or map whose declaration rules it out.</summary>
    /// <param name="place">The list or map, such as <c>Shelf.Titles</c>.</param>
    public static LimitOfAssayException NullIn(string place) =>
        new($"{place} holds null, but its elements are declared as not null. Declare the element type as nullable (with ?).");

    /// <summary>An object of a type that the schema does not have.</summary>
    public static LimitOfAssayException Undeclared(object value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return new(
            $"Assay cannot map this yet: the value holds an object of the type {value.GetType()}, which the declared types do not lead "
                + "to. Name a type of yours with --known.");
    }
}
