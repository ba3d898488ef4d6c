using Assay.Core.Workloads;

namespace Assay.Experiments.Mutations;

/// <summary>Damage that needs no knowledge of the format.</summary>
internal static class Damages
{
    private const int BitsOfByte = 8;
    private const int ShortestText = 4;

    /// <summary>Bytes that decoders of UTF-8 must refuse. Source: RFC 3629, sections 3 and 10.</summary>
    private static readonly (string Name, byte[] Bytes)[] BadTexts =
    [
        ("FF", [0xFF]), ("a continuation byte alone", [0x80]), ("an overlong form", [0xC0, 0x80]),
        ("half of a surrogate pair", [0xED, 0xA0, 0x80]),
        ("a character beyond the last", [0xF4, 0x90, 0x80, 0x80]), ("the beginning of a character", [0xE2, 0x82]),
    ];

    public static IEnumerable<HostileInput> Cuts(HostileSource source) =>
        source.Sample(source.Payload.Length)
            .Select(length => new HostileInput(
                FormattableString.Invariant($"cut after {length} of {source.Payload.Length} bytes"), source.Payload[..length]));

    public static IEnumerable<HostileInput> Flips(HostileSource source) =>
        source.Sample(source.Payload.Length * BitsOfByte, first: 256).Select(bit => new HostileInput(
        FormattableString.Invariant($"bit {bit % BitsOfByte} of byte {bit / BitsOfByte} flipped"),
        source.Changed(payload => payload[bit / BitsOfByte] ^= (byte)(1 << (bit % BitsOfByte)))));

    public static IEnumerable<HostileInput> Values(HostileSource source)
    {
        (string Name, byte[] Bytes)[] values =
        [
            ("a byte of 2", [2]),
            ("a byte of 255", [0xFF]),
            ("the largest 8 bytes", [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]),
            ("16 bytes of 255", [.. Enumerable.Repeat((byte)0xFF, 16)]),
        ];
        return source.Sample(source.Payload.Length * values.Length)
            .Select(number => (At: number / values.Length, Value: values[number % values.Length]))
            .Select(put => new HostileInput(FormattableString.Invariant($"{put.Value.Name} at byte {put.At}"),
                source.Changed(payload => Put(payload, put.At, put.Value.Bytes))));
    }

    public static IEnumerable<HostileInput> Texts(HostileSource source)
    {
        List<int> places = [.. PlacesInTexts(source.Payload)];
        return source.Sample(places.Count * BadTexts.Length)
            .Select(number => (At: places[number / BadTexts.Length], Bad: BadTexts[number % BadTexts.Length]))
            .Select(put => new HostileInput(
                FormattableString.Invariant($"{put.Bad.Name} in the text at byte {put.At}"),
                source.Changed(payload => Put(payload, put.At, put.Bad.Bytes))));
    }

    public static IEnumerable<HostileInput> Tails(HostileSource source)
    {
        var random = new byte[64];
        Fill(random, new StableRandom(source.Seed));
        yield return new HostileInput("a zero behind", [.. source.Payload, 0]);
        yield return new HostileInput("a byte of 255 behind", [.. source.Payload, 0xFF]);
        yield return new HostileInput("a letter behind", [.. source.Payload, (byte)'x']);
        yield return new HostileInput("64 random bytes behind", [.. source.Payload, .. random]);
        yield return new HostileInput("the payload twice", [.. source.Payload, .. source.Payload]);
        yield return new HostileInput("1 MiB of zeros behind", [.. source.Payload, .. new byte[1 << 20]]);
        yield return new HostileInput("a line break behind", [.. source.Payload, (byte)'\n']);
    }

    public static IEnumerable<HostileInput> Noise(HostileSource source)
    {
        StableRandom random = new(source.Seed);
        yield return new HostileInput("nothing", []);
        for (var value = 0; value <= byte.MaxValue && value < source.Most / 2; value++)
            yield return new HostileInput(FormattableString.Invariant($"the byte {value} alone"), [(byte)value]);
        foreach (var value in (byte[])[0, 1, 0x7F, 0x80, 0xFF])
            yield return new HostileInput(FormattableString.Invariant($"1,000 bytes of {value}"), [.. Enumerable.Repeat(value, 1000)]);
        for (var number = 0; number < source.Most / 4; number++)
        {
            var noise = new byte[1 + random.Below(Math.Max(8, source.Payload.Length))];
            Fill(noise, random);
            yield return new HostileInput(FormattableString.Invariant($"{noise.Length} random bytes, number {number}"), noise);

            // A valid beginning leads further into a library than noise alone.
            var kept = random.Below(source.Payload.Length + 1);
            yield return new HostileInput(FormattableString.Invariant($"random bytes after {kept} valid ones, number {number}"),
                [.. source.Payload.AsSpan(0, kept), .. noise]);
        }
    }

    /// <summary>Places inside texts of one byte a character, with room for the longest bad bytes.</summary>
    private static IEnumerable<int> PlacesInTexts(byte[] payload)
    {
        for (var begin = 0; begin < payload.Length; begin++)
        {
            var end = begin;
            while (end < payload.Length && IsLetter(payload[end]))
                end++;
            if (end - begin >= ShortestText)
                yield return begin;
            begin = end;
        }
    }

    private static void Put(byte[] payload, int at, byte[] bytes) =>
        bytes.AsSpan(0, Math.Min(bytes.Length, payload.Length - at)).CopyTo(payload.AsSpan(at));

    private static bool IsLetter(byte value) => value is (>= (byte)'a' and <= (byte)'z') or (>= (byte)'A' and <= (byte)'Z');

    private static void Fill(byte[] bytes, StableRandom random)
    {
        for (var i = 0; i < bytes.Length; i++)
            bytes[i] = (byte)random.Below(256);
    }
}
