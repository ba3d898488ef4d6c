using System.Buffers.Binary;
using System.Globalization;
using System.Numerics;
using System.Runtime.InteropServices;
using Assay.Core.Protocol;
using Assay.Worker.Graphs;

namespace Assay.Worker.Showing;

/// <summary>Describes single values; null for those that no payload has bytes for.</summary>
internal static class LeafBits
{
    /// <summary>Describes a value of the kind <see cref="NodeKind.Value"/>.</summary>
    public static PayloadLeaf? Of(object value, TypeFacts facts, GraphPath path) => value switch
    {
        _ when facts.IsText => Text(TextOfObjects.Read(facts.Type, value)),
        string text => Text(text),
        bool flag => Leaf(LeafKind.Boolean, flag ? "true" : "false", [flag ? (byte)1 : (byte)0]),
        char unit => Leaf(LeafKind.Character, unit.ToString(), Integer(unit, sizeof(char))),
        Enum named => new PayloadLeaf("", LeafKind.Enumeration, Invariant(Underlying(named)), named.ToString(), BitsOf(Underlying(named))),
        float or double or Half =>
            Leaf(LeafKind.Floating, ((IFormattable)value).ToString("R", CultureInfo.InvariantCulture), BitsOf(value)),
        decimal number => Leaf(LeafKind.Decimal, Invariant(number), MemoryMarshal.AsBytes(decimal.GetBits(number).AsSpan()).ToArray()),
        Guid id => Leaf(LeafKind.Guid, id.ToString("D"), id.ToByteArray()),
        DateTime time => Leaf(
            LeafKind.DateTime, time.ToString("O", CultureInfo.InvariantCulture), [.. Integer(time.Ticks, sizeof(long)), (byte)time.Kind]),
        DateTimeOffset time => Leaf(
            LeafKind.DateTimeOffset, time.ToString("O", CultureInfo.InvariantCulture),
            [.. Integer(time.Ticks, sizeof(long)), .. Integer((long)time.Offset.TotalMinutes, sizeof(short))]),
        TimeSpan time => Leaf(LeafKind.Duration, time.ToString("c", CultureInfo.InvariantCulture), Integer(time.Ticks, sizeof(long))),
        DateOnly date => Leaf(LeafKind.Date, date.ToString("O", CultureInfo.InvariantCulture), Integer(date.DayNumber, sizeof(int))),
        TimeOnly time => Leaf(LeafKind.Time, time.ToString("O", CultureInfo.InvariantCulture), Integer(time.Ticks, sizeof(long))),
        _ => Leaf(LeafKind.Integer, Invariant(value), BitsOf(value)),
    } is { } leaf ? leaf with { Path = path.ToString() } : null;

    /// <summary>Describes an array of bytes.</summary>
    public static PayloadLeaf? Of(byte[] bytes, GraphPath path) =>
        bytes.Length == 0 ? null : new(path.ToString(), LeafKind.Bytes, "", "", bytes);

    private static PayloadLeaf? Text(string text) => text.Length == 0 ? null : Leaf(LeafKind.Text, text, []);

    private static PayloadLeaf Leaf(LeafKind kind, string text, byte[] bits) => new("", kind, text, "", bits);

    private static string Invariant(object value) => Convert.ToString(value, CultureInfo.InvariantCulture)!;

    private static object Underlying(Enum value) =>
        Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()), CultureInfo.InvariantCulture);

    private static byte[] BitsOf(object value) => value switch
    {
        sbyte number => Integer(number, sizeof(sbyte)),
        byte number => Integer(number, sizeof(byte)),
        short number => Integer(number, sizeof(short)),
        ushort number => Integer(number, sizeof(ushort)),
        int number => Integer(number, sizeof(int)),
        uint number => Integer(number, sizeof(uint)),
        long number => Integer(number, sizeof(long)),
        ulong number => Integer(unchecked((long)number), sizeof(ulong)),
        nint number => Integer(number, sizeof(long)),
        nuint number => Integer(unchecked((long)number), sizeof(ulong)),
        float number => Integer(BitConverter.SingleToInt32Bits(number), sizeof(float)),
        double number => Integer(BitConverter.DoubleToInt64Bits(number), sizeof(double)),
        Half number => Integer(BitConverter.HalfToInt16Bits(number), sizeof(short)),
        Int128 number => Wide(number),
        UInt128 number => Wide(unchecked((Int128)number)),
        BigInteger number => number.ToByteArray(),
        _ => [],
    };

    private static byte[] Integer(long value, int width)
    {
        var bytes = new byte[sizeof(long)];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, value);
        return bytes.AsSpan(0, width).ToArray();
    }

    private static byte[] Wide(Int128 value) =>
        [.. Integer(unchecked((long)value), sizeof(long)), .. Integer(unchecked((long)(value >> 64)), sizeof(long))];
}
