using System.Buffers.Binary;

namespace Assay.Experiments.Mutations;

/// <summary>
/// Nesting: in the place of the root, in an unknown member, and in the place of a member. A library that calls itself for each level needs
/// stack for it.
/// </summary>
internal static class Depths
{
    /// <summary>
    /// As much as a thread of a small service may have; 0 is the worker's own thread, with 8 MB where the system says no other.
    /// </summary>
    private const int SmallStack = 256 << 10;
    private const int DeepestOnSmallStack = 10_000;

    /// <summary>Longer inputs are left out: the deepest level is for formats that need no more than three bytes for one.</summary>
    public const int MostBytes = 1 << 25;

    private static readonly int[] Levels = [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];

    public static IEnumerable<HostileInput> Of(HostileSource source) =>
        FormsOf(source)
            .SelectMany(
            form => Levels.Where(depth => depth < Levels[^1] || IsShort(form.Make, source.Payload.Length))
                .SelectMany(depth => Sized(form, depth)));

    private static bool IsShort(Func<int, byte[]> make, int payloadBytes)
    {
        var bytes = make(2 * Levels[1]).LongLength - make(Levels[1]).LongLength;
        return payloadBytes + (bytes * (Levels[^1] / Levels[1])) < MostBytes;
    }

    /// <summary>The levels of a chain of the contract's own objects.</summary>
    public static IEnumerable<int> OfChains => Levels.Where(depth => depth < Levels[^1]);

    /// <summary>Whether a service may have no more than a small stack for so many levels.</summary>
    public static bool IsForSmallStack(int depth) => depth <= DeepestOnSmallStack;

    /// <summary>A nested payload.</summary>
    public static HostileInput Input(
        string form, int depth, byte[] payload) => new(FormattableString.Invariant($"{form}, {depth:N0} deep"), payload);

    /// <summary>A nested payload, read on a small stack.</summary>
    public static HostileInput OnSmallStack(string form, int depth, byte[] payload) =>
        new(FormattableString.Invariant($"{form}, {depth:N0} deep, on a stack of {SmallStack >> 10} KiB"), payload, SmallStack);

    private static IEnumerable<HostileInput> Sized((string What, Func<int, byte[]> Make) form, int depth)
    {
        var payload = form.Make(depth);
        yield return Input(form.What, depth, payload);
        if (IsForSmallStack(depth))
            yield return OnSmallStack(form.What, depth, payload);
    }

    private static IEnumerable<(string What, Func<int, byte[]> Make)> FormsOf(HostileSource source) => source.Format switch
    {
        FormatNames.Json => Json(source.Payload),
        FormatNames.Xml => Xml(source.Payload),
        FormatNames.Yaml =>
            [("sequences", depth => Nested("[", "", "]", depth)), ("mappings", depth => Nested("{a: ", "1", "}", depth)),
                ("sequences by dashes", depth => Nested("- ", "1", "", depth))],
        FormatNames.MessagePack => Compact(array: 0x91, map: [0x81, 0xA1, (byte)'a'], nil: 0xC0),
        FormatNames.Cbor =>
            [.. Compact(array: 0x81, map: [0xA1, 0x61, (byte)'a'], nil: 0xF6),
                ("arrays without a length", depth => [.. Enumerable.Repeat((byte)0x9F, depth), .. Enumerable.Repeat((byte)0xFF, depth)]),
                ("tags", depth => [.. Enumerable.Repeat((byte)0xC1, depth), 0])],
        FormatNames.Protobuf => Protobuf(),
        FormatNames.Bson => [("documents", depth => Bson(0x03, depth)), ("arrays", depth => Bson(0x04, depth))],
        FormatNames.ThriftBinary =>
            [("unknown structs", depth => Thrift([0x0C, 0x03, 0xE8], depth)),
                ("unknown lists", depth => [0x0F, 0x03, 0xE8, .. Repeat([0x0F, 0, 0, 0, 1], depth)])],
        FormatNames.ThriftCompact =>
            [("unknown structs", depth => Thrift([0x0C, 0xD0, 0x0F], depth)),
                ("unknown lists", depth => [0x09, 0xD0, 0x0F, .. Repeat([0x19], depth)])],
        _ => [],
    };

    private static IEnumerable<(string What, Func<int, byte[]> Make)> Json(byte[] payload)
    {
        yield return ("arrays", depth => Nested("[", "", "]", depth));
        yield return ("objects", depth => Nested("{\"a\":", "1", "}", depth));
        yield return ("arrays that do not end", depth => Nested("[", "", "", depth));
        if (TextForms.FirstJsonMember(payload) is not var (begin, value, end))
            yield break;
        yield return ("arrays in an unknown member",
            depth => TextForms.Insert(
                payload, begin, [.. TextForms.Bytes("\"assay_unknown\":"), .. Nested("[", "", "]", depth), (byte)',']));
        yield return ("objects in an unknown member",
            depth => TextForms.Insert(
                payload, begin, [.. TextForms.Bytes("\"assay_unknown\":"), .. Nested("{\"a\":", "1", "}", depth), (byte)',']));
        yield return ("arrays in the first member",
            depth => [.. payload.AsSpan(0, value), .. Nested("[", "", "]", depth), .. payload.AsSpan(end)]);
    }

    private static IEnumerable<(string What, Func<int, byte[]> Make)> Xml(byte[] payload)
    {
        if (TextForms.XmlRoot(payload) is not var (_, begin, _, _))
            yield break;
        yield return ("unknown elements", depth => TextForms.Insert(payload, begin, Nested("<a>", "", "</a>", depth)));
        yield return ("unknown elements that do not end", depth => [.. payload.AsSpan(0, begin), .. Nested("<a>", "", "", depth)]);
    }

    private static IEnumerable<(string What, Func<int, byte[]> Make)> Compact(byte array, byte[] map, byte nil) =>
    [
        ("arrays", depth => [.. Enumerable.Repeat(array, depth), nil]),
        ("maps", depth => [.. Repeat(map, depth), nil]),
        ("arrays in an unknown member", depth => [.. map, .. Enumerable.Repeat(array, depth), nil]),
    ];

    private static IEnumerable<(string What, Func<int, byte[]> Make)> Protobuf()
    {
        var begin = Lengths.Varint((1000 << 3) | 3);
        var end = Lengths.Varint((1000 << 3) | 4);
        yield return ("unknown groups", depth => [.. Repeat(begin, depth), .. Repeat(end, depth)]);
        yield return ("unknown groups that do not end", depth => Repeat(begin, depth));
        yield return ("groups of field 1", depth => [.. Repeat([(1 << 3) | 3], depth), .. Repeat([(1 << 3) | 4], depth)]);
    }

    private static byte[] Thrift(byte[] field, int depth) => [.. Repeat(field, depth), .. new byte[depth + 1]];

    /// <summary>Each document holds its length, its only element (a type, the name "a") and a final zero: eight bytes a level.</summary>
    private static byte[] Bson(byte type, int depth)
    {
        const int Level = 8;
        const int Empty = 5;
        var payload = new byte[Empty + (depth * Level)];
        for (int level = 0, at = 0; level <= depth; level++, at += Level - 1)
        {
            BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(at), Empty + ((depth - level) * Level));
            if (level < depth)
                (payload[at + 4], payload[at + 5]) = (type, (byte)'a');
        }

        return payload;
    }

    private static byte[] Nested(string begin, string core, string end, int depth) =>
        TextForms.Bytes(TextForms.Repeat(begin, depth) + core + TextForms.Repeat(end, depth));

    private static byte[] Repeat(byte[] bytes, int count)
    {
        var all = new byte[bytes.Length * count];
        for (var i = 0; i < count; i++)
            bytes.CopyTo(all, i * bytes.Length);
        return all;
    }
}
