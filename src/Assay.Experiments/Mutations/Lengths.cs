using System.Buffers.Binary;

namespace Assay.Experiments.Mutations;

/// <summary>
/// Numbers that are dangerous as a length or a count, written over each position: nobody knows where lengths lie in a format without a
/// specification.
/// </summary>
internal static class Lengths
{
    /// <summary>Beginnings of this many bytes, each with a number behind it and nothing else: what most headers look like.</summary>
    private const int Beginnings = 24;

    /// <summary>
    /// The numbers: minimum and maximum, and those whose sum with 4, or product with 2, 4, 8, 12 or 16, overflows 32 bits.
    /// </summary>
    private static readonly int[] Numbers =
        [int.MaxValue, -1, int.MinValue, int.MaxValue - 3, int.MinValue + 4, 0x40000000, 0x40000001, 0x20000000, 0x15555556, 0x10000000,
            0x08000000, 0x01000000];

    private static readonly Form[] Forms =
    [
        new("little endian", LittleEndian,
            static (payload, at) => at + sizeof(int) <= payload.Length
                && IsSmall(BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(at)), payload.Length)),
        new("big endian", BigEndian,
            static (payload, at) => at + sizeof(int) <= payload.Length
                && IsSmall(BinaryPrimitives.ReadInt32BigEndian(payload.AsSpan(at)), payload.Length)),
        new("varint", number => Varint((uint)number), IsShort),
        new("zigzag varint", number => Varint((ulong)(uint)number << 1), IsShort),
        new("varint of 64 bits", number => Varint((ulong)(long)number), IsShort),
    ];

    public static IEnumerable<HostileInput> Of(HostileSource source)
    {
        var beginnings = Math.Min(Beginnings, source.Payload.Length) * Numbers.Length * Forms.Length;
        var part = source with { Most = source.Most / 4 };
        foreach (var number in part.Sample(beginnings, first: 3 * Numbers.Length * Forms.Length))
        {
            var form = Forms[number % Forms.Length];
            var value = Numbers[number / Forms.Length % Numbers.Length];
            var at = number / (Numbers.Length * Forms.Length);
            yield return new HostileInput(FormattableString.Invariant($"the first {at} bytes and {value} as {form.Name}"),
                [.. source.Payload.AsSpan(0, at), .. form.Write(value)]);
        }

        part = source with { Most = source.Most * 3 / 4 / Forms.Length };
        foreach (var input in Forms.SelectMany(form => InPlace(form, part)))
            yield return input;
    }

    /// <summary>The numbers in the place of what may be a length already.</summary>
    private static IEnumerable<HostileInput> InPlace(Form form, HostileSource source)
    {
        List<int> places = [.. Enumerable.Range(0, source.Payload.Length).Where(at => form.IsPossible(source.Payload, at))];
        foreach (var number in source.Sample(places.Count * Numbers.Length, first: 0))
        {
            (var at, var value) = (places[number % places.Count], Numbers[number / places.Count]);
            yield return new HostileInput(FormattableString.Invariant($"{value} as {form.Name} at byte {at}"),
                Over(source.Payload, at, form.Write(value), form.Name));
        }
    }

    /// <summary>Whether a number may be a length of something in the payload; some formats write its complement.</summary>
    private static bool IsSmall(int number, int payloadBytes) =>
        (number > 0 && number <= payloadBytes) || (number < 0 && ~number <= payloadBytes);

    private static bool IsShort(byte[] payload, int at) => payload[at] is > 0 and < 0x80;

    internal static byte[] LittleEndian(int number)
    {
        var bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, number);
        return bytes;
    }

    internal static byte[] BigEndian(int number)
    {
        var bytes = new byte[sizeof(int)];
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

    /// <summary>A number of fixed width takes the place of as many bytes, a varint that of one.</summary>
    private static byte[] Over(byte[] payload, int at, byte[] number, string form)
    {
        var replaced = form.Contains("varint", StringComparison.Ordinal) ? 1 : number.Length;
        return [.. payload.AsSpan(0, at), .. number, .. payload.AsSpan(Math.Min(payload.Length, at + replaced))];
    }

    /// <summary>How a format may write a number.</summary>
    /// <param name="IsPossible">Whether a place of a payload may hold a length in this form.</param>
    private sealed record Form(string Name, Func<int, byte[]> Write, Func<byte[], int, bool> IsPossible);
}
