using System.Buffers.Binary;
using System.Numerics;

namespace Assay.Experiments.Mutations;

/// <summary>How a format writes a length, a count or the number of an object.</summary>
/// <param name="Read">Reads the number at a place of a payload, and says how many bytes it takes; null where none stands there.</param>
internal sealed record NumberForm(string Name, Func<uint, byte[]> Write, Func<byte[], int, (uint Value, int Bytes)?> Read)
{
    private const int MostVarintBytes = 5;

    /// <summary>Four bytes, the lowest first.</summary>
    public static NumberForm LittleEndian { get; } = new(
        "little endian",
        static number => Lengths.LittleEndian((int)number),
        static (payload, at) => at + sizeof(uint) <= payload.Length
            ? (BinaryPrimitives.ReadUInt32LittleEndian(payload.AsSpan(at)), sizeof(uint))
            : null);

    /// <summary>Four bytes, the highest first.</summary>
    public static NumberForm BigEndian { get; } = new(
        "big endian",
        static number => Lengths.BigEndian((int)number),
        static (payload, at) => at + sizeof(uint) <= payload.Length
            ? (BinaryPrimitives.ReadUInt32BigEndian(payload.AsSpan(at)), sizeof(uint))
            : null);

    /// <summary>Seven bits a byte, the lowest first.</summary>
    public static NumberForm Varint { get; } = new("varint", static number => Lengths.Varint(number), ReadVarint);

    /// <summary>A varint of twice the number: those between are negative ones.</summary>
    public static NumberForm Zigzag { get; } = new(
        "zigzag varint",
        static number => Lengths.Varint((ulong)number << 1),
        static (payload, at) => ReadVarint(payload, at) is (var value, var bytes) && value % 2 == 0 ? (value / 2, bytes) : null);

    /// <summary>Those that hold a number and nothing else.</summary>
    public static IReadOnlyList<NumberForm> All { get; } = [LittleEndian, BigEndian, Varint, Zigzag];

    /// <summary>Those of counts: some formats write the head of a short list in one byte, with its type.</summary>
    public static IReadOnlyList<NumberForm> Counts { get; } =
    [
        .. All,
        new("array of MessagePack", static number => [0xDD, .. Lengths.BigEndian((int)number)], static (payload, at) => payload[at] switch
        {
            >= 0x90 and <= 0x9F => ((uint)payload[at] & 0xF, 1),
            0xDC => Head(payload, at, sizeof(ushort)),
            0xDD => Head(payload, at, sizeof(uint)),
            _ => null,
        }),
        new("array of CBOR", static number => [0x9A, .. Lengths.BigEndian((int)number)], static (payload, at) => payload[at] switch
        {
            >= 0x80 and <= 0x97 => ((uint)payload[at] & 0x1F, 1),
            0x98 => Head(payload, at, sizeof(byte)),
            0x99 => Head(payload, at, sizeof(ushort)),
            0x9A => Head(payload, at, sizeof(uint)),
            _ => null,
        }),
        new("list of structs of Thrift (compact)", static number => [0xFC, .. Lengths.Varint(number)],
            static (payload, at) => payload[at] switch
        {
            0xFC => ReadVarint(payload, at + 1) is (var value, var bytes) ? (value, bytes + 1) : null,
            var head when (head & 0xF) == 0xC => ((uint)head >> 4, 1),
            _ => null,
        }),
    ];

    private static (uint Value, int Bytes)? Head(byte[] payload, int at, int bytes)
    {
        if (at + bytes >= payload.Length)
            return null;
        uint value = 0;
        foreach (var one in payload.AsSpan(at + 1, bytes))
            value = (value << 8) | one;
        return (value, bytes + 1);
    }

    private static (uint Value, int Bytes)? ReadVarint(byte[] payload, int at)
    {
        ulong value = 0;
        for (var read = 0; read < MostVarintBytes && at + read < payload.Length; read++)
        {
            value |= (ulong)(payload[at + read] & 0x7F) << (7 * read);
            if (payload[at + read] < 0x80)
                return BitOperations.LeadingZeroCount(value) >= 32 ? ((uint)value, read + 1) : null;
        }

        return null;
    }
}
