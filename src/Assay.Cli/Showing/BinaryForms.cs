using System.Numerics;
using System.Text;
using Assay.Core.Protocol;

namespace Assay.Cli.Showing;

/// <summary>How binary formats write values.</summary>
internal static class BinaryForms
{
    private static readonly int[] Widths = [1, 2, 4, 8];

    /// <summary>The forms of a value, the likeliest first.</summary>
    /// <param name="isXml">Whether the format is binary XML, where values of 0 and 1 are types of their own.</param>
    public static IEnumerable<ValueEncoding> Of(PayloadLeaf leaf, bool isXml) => isXml
        ? Records(leaf) is { Length: > 0 } records
            ? records
            : Any(leaf).Where(form => !form.Name.Contains("varint", StringComparison.Ordinal))
        : Any(leaf);

    private static IEnumerable<ValueEncoding> Any(PayloadLeaf leaf) => leaf.Kind switch
    {
        LeafKind.Text => Words(leaf.Text),
        LeafKind.Character => Words(leaf.Text).Concat(Integers(leaf.Text[0], leaf.Bits.Length)),
        LeafKind.Boolean => Flags(leaf.Bits[0] != 0),
        LeafKind.Integer => Integers(BigInteger.Parse(leaf.Text, System.Globalization.CultureInfo.InvariantCulture), leaf.Bits.Length),
        LeafKind.Enumeration => Integers(BigInteger.Parse(leaf.Text, System.Globalization.CultureInfo.InvariantCulture), leaf.Bits.Length),
        LeafKind.Floating => Floats(leaf),
        LeafKind.Decimal =>
            [Raw("decimal", leaf.Bits, 0), Raw("decimal, flags first", [.. leaf.Bits[12..], .. leaf.Bits[8..12], .. leaf.Bits[..8]], 0.5)],
        LeafKind.Guid => [Raw("GUID", leaf.Bits, 0), Raw("GUID, big endian", new Guid(leaf.Bits).ToByteArray(bigEndian: true), 0.5)],
        LeafKind.DateTime => Times(BitConverter.ToInt64(leaf.Bits), leaf.Bits[^1], 0),
        LeafKind.DateTimeOffset => Times(BitConverter.ToInt64(leaf.Bits), 0, BitConverter.ToInt16(leaf.Bits, sizeof(long))),
        LeafKind.Duration or LeafKind.Time => Integers(BitConverter.ToInt64(leaf.Bits), sizeof(long)),
        LeafKind.Date => Integers(BitConverter.ToInt32(leaf.Bits), sizeof(int)),
        _ => [Raw("bytes", leaf.Bits, 0)],
    };

    private static IEnumerable<ValueEncoding> Words(string text) =>
    [
        Raw("UTF-8", Encoding.UTF8.GetBytes(text), 0),
        Raw("UTF-16", Encoding.Unicode.GetBytes(text), 0.5),
        Raw("UTF-16, big endian", Encoding.BigEndianUnicode.GetBytes(text), 1),
    ];

    // A byte for a flag is met everywhere: only where nothing else fits.
    private static IEnumerable<ValueEncoding> Flags(bool value) =>
    [
        Raw("flag", [value ? (byte)1 : (byte)0], 3),
        Raw("MessagePack flag", [value ? (byte)0xC3 : (byte)0xC2], 3),
    ];

    private static IEnumerable<ValueEncoding> Integers(BigInteger value, int width)
    {
        if (Fixed(value, width) is { } own)
            yield return Raw("little endian", own, Doubt(own));
        if (Fixed(value, width) is { } turned && width > 1)
            yield return Raw("big endian", [.. turned.Reverse()], 1 + Doubt(turned));
        foreach (var varint in Varints(value))
            yield return varint;
        foreach (var other in Widths.Where(other => other != width))
        {
            if (Fixed(value, other) is not { } bytes)
                continue;
            yield return Raw("little endian", bytes, 1.5 + Doubt(bytes));
            if (other > 1)
                yield return Raw("big endian", [.. bytes.Reverse()], 2 + Doubt(bytes));
        }
    }

    private static IEnumerable<ValueEncoding> Varints(BigInteger value)
    {
        if (value < long.MinValue || value > ulong.MaxValue)
            yield break;
        var plain = Varint(value < 0 ? value + (BigInteger.One << 64) : value);
        yield return Raw("varint", plain, 1 + Doubt(plain));
        var zigzag = Varint(value < 0 ? (-2 * value) - 1 : 2 * value);
        yield return Raw("zigzag varint", zigzag, 2 + Doubt(zigzag));
    }

    // One byte, or nothing but zeros or ones, stands in many places.
    private static double Doubt(byte[] bytes) =>
        bytes.All(value => value == 0) || (bytes.Length > 1 && bytes.All(value => value == 0xFF)) ? 4 : bytes.Length == 1 ? 1 : 0;

    // Records of [MC-NBFX]: 0 and 1, false and true are types of their own, and odd where the element ends with them.
    private static ValueEncoding[] Records(PayloadLeaf leaf)
    {
        int? record = (leaf.Kind, leaf.Text) switch
        {
            (LeafKind.Integer or LeafKind.Enumeration, "0") => 0x80,
            (LeafKind.Integer or LeafKind.Enumeration, "1") => 0x82,
            (LeafKind.Boolean, "false") => 0x84,
            (LeafKind.Boolean, "true") => 0x86,
            _ => null,
        };
        return record is { } type ? [Raw("binary XML record", [(byte)type], 3), Raw("binary XML record", [(byte)(type + 1)], 3)] : [];
    }

    private static IEnumerable<ValueEncoding> Floats(PayloadLeaf leaf)
    {
        yield return Raw("IEEE 754", leaf.Bits, 0);
        yield return Raw("IEEE 754, big endian", [.. leaf.Bits.Reverse()], 0.5);
        if (leaf.Bits.Length != sizeof(float))
            yield break;
        var wide = BitConverter.GetBytes((double)BitConverter.ToSingle(leaf.Bits));
        yield return Raw("IEEE 754 of 8 bytes", wide, 1);
        yield return Raw("IEEE 754 of 8 bytes, big endian", [.. wide.Reverse()], 1);
    }

    private static IEnumerable<ValueEncoding> Times(long ticks, byte kind, int offsetMinutes)
    {
        var utc = ticks - (offsetMinutes * TimeSpan.TicksPerMinute);
        var sinceEpoch = (utc - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMillisecond;
        foreach (var value in new[] { ticks, ticks | ((long)kind << 62), utc, sinceEpoch }.Distinct())
        {
            foreach (var encoding in Integers(value, sizeof(long)).Where(encoding => encoding.Bytes.Length > 4))
                yield return encoding with { Name = $"{(value == sinceEpoch ? "milliseconds" : "ticks")}, {encoding.Name}" };
        }

        foreach (var encoding in Integers(sinceEpoch / 1000, sizeof(int)).Where(encoding => encoding.Bytes.Length >= 4))
            yield return encoding with { Name = $"seconds, {encoding.Name}" };
    }

    private static byte[]? Fixed(BigInteger value, int width)
    {
        // Both readings of the bits: a byte of 200 is -56 to who has signs only.
        if (value < -(BigInteger.One << ((8 * width) - 1)) || value >= BigInteger.One << (8 * width))
            return null;
        var bytes = new byte[width];
        var bits = value.ToByteArray();
        for (var i = 0; i < width; i++)
            bytes[i] = i < bits.Length ? bits[i] : value < 0 ? (byte)0xFF : (byte)0;
        return bytes;
    }

    private static byte[] Varint(BigInteger value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
            bytes.Add((byte)(int)((value & 0x7F) | 0x80));
        bytes.Add((byte)(int)value);
        return [.. bytes];
    }

    private static ValueEncoding Raw(string name, byte[] bytes, double cost) => new(name, bytes, cost, Boundary.None);
}
