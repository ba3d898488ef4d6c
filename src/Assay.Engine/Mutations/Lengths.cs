using System.Buffers.Binary;
using System.Globalization;

namespace Assay.Engine.Mutations;

/// <summary>Numbers that are dangerous as a length or a count, written over each position: nobody knows where lengths lie in a format without a specification.</summary>
internal static class Lengths
{
    /// <summary>Beginnings of this many bytes, each with a number behind it and nothing else: what most headers look like.</summary>
    private const int Beginnings = 24;

    /// <summary>The numbers: minimum and maximum, and those whose sum with 4, or product with 2, 4, 8, 12 or 16, overflows 32 bits.</summary>
    private static readonly int[] Numbers =
        [int.MaxValue, -1, int.MinValue, int.MaxValue - 3, int.MinValue + 4, 0x40000000, 0x40000001, 0x20000000, 0x15555556, 0x10000000, 0x08000000, 0x01000000];

    private static readonly (string Name, Func<int, byte[]> Write)[] Forms =
    [
        ("little endian", LittleEndian), ("big endian", BigEndian), ("varint", number => Varint((uint)number)), ("zigzag varint", number => Varint(((ulong)(uint)number << 1) & ulong.MaxValue)), ("varint of 64 bits", number => Varint((ulong)(long)number)),
    ];

    public static IEnumerable<HostileInput> Of(HostileSource source)
    {
        int beginnings = Math.Min(Beginnings, source.Payload.Length) * Numbers.Length;
        HostileSource half = source with { Most = source.Most / 2 };
        foreach (int number in half.Sample(beginnings * Forms.Length, first: 3 * Numbers.Length * Forms.Length))
        {
            (int at, int value, (string Name, Func<int, byte[]> Write) form) = Parts(number);
            yield return new HostileInput(Text($"the first {at} bytes and {value} as {form.Name}"), [.. source.Payload.AsSpan(0, at), .. form.Write(value)]);
        }

        foreach (int number in half.Sample(source.Payload.Length * Numbers.Length * Forms.Length, first: 0))
        {
            (int at, int value, (string Name, Func<int, byte[]> Write) form) = Parts(number);
            yield return new HostileInput(Text($"{value} as {form.Name} at byte {at}"), Over(source.Payload, at, form.Write(value), form.Name));
        }
    }

    internal static byte[] LittleEndian(int number)
    {
        byte[] bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, number);
        return bytes;
    }

    internal static byte[] BigEndian(int number)
    {
        byte[] bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32BigEndian(bytes, number);
        return bytes;
    }

    /// <summary>Seven bits a byte, the lowest first, the highest bit set but in the last. Source: Protocol Buffers, encoding.</summary>
    internal static byte[] Varint(ulong number)
    {
        List<byte> bytes = [];
        for (; number > 0x7F; number >>= 7)
            bytes.Add((byte)(number | 0x80));
        bytes.Add((byte)number);
        return [.. bytes];
    }

    private static (int At, int Value, (string Name, Func<int, byte[]> Write) Form) Parts(int number) =>
        (number / (Numbers.Length * Forms.Length), Numbers[number / Forms.Length % Numbers.Length], Forms[number % Forms.Length]);

    /// <summary>A number of fixed width takes the place of as many bytes, a varint that of one.</summary>
    private static byte[] Over(byte[] payload, int at, byte[] number, string form)
    {
        int replaced = form.Contains("varint", StringComparison.Ordinal) ? 1 : number.Length;
        return [.. payload.AsSpan(0, at), .. number, .. payload.AsSpan(Math.Min(payload.Length, at + replaced))];
    }

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
