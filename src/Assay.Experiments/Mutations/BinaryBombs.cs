using System.Text;

namespace Assay.Experiments.Mutations;

/// <summary>Heads of binary formats that announce what does not follow, and records that refer to what is not there.</summary>
internal static class BinaryBombs
{
    /// <summary>Elements of a byte or less each, which may become large objects.</summary>
    private const int Small = 1_000_000;
    private static readonly byte[] NrbfHead = [0, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0, 0, 0, 0, 0];
    private static readonly byte[] NrbfId = [1, 0, 0, 0];
    private static readonly int[] Counts = [int.MaxValue, -1, int.MinValue, 0x01000000];

    /// <summary>Source: MessagePack specification, formats: array 32, map 32, str 32, bin 32, ext 32.</summary>
    public static IEnumerable<HostileInput> MessagePack()
    {
        foreach ((var name,
            var head) in new (string, byte[])[] { ("array 32", [0xDD]), ("map 32", [0xDF]), ("str 32", [0xDB]), ("bin 32",
                [0xC6]), ("ext 32", [0xC9]) })
        {
            foreach (var count in Counts)
            {
                yield return Of(name, count, [.. head, .. Lengths.BigEndian(count)]);
                yield return Of($"{name} in an array", count, [0x91, .. head, .. Lengths.BigEndian(count)]);
                yield return Of($"{name} in a map", count, [0x81, 0xA1, (byte)'a', .. head, .. Lengths.BigEndian(count)]);
            }
        }

        yield return new HostileInput("the byte that is never used", [0xC1]);
        yield return new HostileInput(
            $"an array of {Small:N0} nils", [0xDD, .. Lengths.BigEndian(Small), .. Enumerable.Repeat((byte)0xC0, Small)]);
        yield return new HostileInput(
            $"an array of {Small:N0} empty arrays", [0xDD, .. Lengths.BigEndian(Small), .. Enumerable.Repeat((byte)0x90, Small)]);
        yield return new HostileInput($"a map of {Small:N0} times one key",
            [0xDF, .. Lengths.BigEndian(Small), .. Enumerable.Repeat((byte[])[0xA1, (byte)'a', 0xC0], Small).SelectMany(entry => entry)]);
        yield return new HostileInput("a timestamp of 3 bytes", [0xC7, 3, 0xFF, 1, 2, 3]);
        yield return new HostileInput(
            "a timestamp with 2^30 - 1 nanoseconds too many", [0xD7, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]);
        yield return new HostileInput("an array as a key", [0x81, 0x91, 0x01, 0x01]);
    }

    /// <summary>Source: RFC 8949, section 3: major types 2 to 5 with a length of 4 or 8 bytes.</summary>
    public static IEnumerable<HostileInput> Cbor()
    {
        foreach ((var name, var major) in new (string, byte)[] { ("bytes", 0x40), ("text", 0x60), ("array", 0x80), ("map", 0xA0) })
        {
            foreach (var count in Counts)
            {
                yield return Of(name, count, [(byte)(major | 26), .. Lengths.BigEndian(count)]);
                yield return Of($"{name}, 64 bits", count, [(byte)(major | 27), .. Lengths.BigEndian(count), 0, 0, 0, 0]);
            }
        }

        yield return new HostileInput("a break alone", [0xFF]);
        yield return new HostileInput(
            $"an array of {Small:N0} empty arrays", [0x9A, .. Lengths.BigEndian(Small), .. Enumerable.Repeat((byte)0x80, Small)]);
        yield return new HostileInput($"text in {Small:N0} empty chunks", [0x7F, .. Enumerable.Repeat((byte)0x60, Small), 0xFF]);
        yield return new HostileInput("a simple value that is not well-formed", [0xF8, 0x18]);
    }

    /// <summary>Source: Protocol Buffers, encoding: varints of at most 10 bytes, lengths, groups.</summary>
    public static IEnumerable<HostileInput> Protobuf(byte[] payload)
    {
        for (var field = 1; field <= 3; field++)
        {
            foreach (var length in (ulong[])[int.MaxValue, uint.MaxValue, ulong.MaxValue, 0x80000000, 0x01000000])
                yield return new HostileInput(
                    $"field {field} with a length of {length}", [(byte)((field << 3) | 2), .. Lengths.Varint(length)]);
            yield return new HostileInput(
                $"field {field} as a varint of 10 bytes", [(byte)(field << 3), .. Enumerable.Repeat((byte)0xFF, 9), 1]);
            yield return new HostileInput(
                $"field {field} as a varint of 11 bytes", [(byte)(field << 3), .. Enumerable.Repeat((byte)0xFF, 10), 1]);
            yield return new HostileInput($"the end of a group {field} that did not begin", [(byte)((field << 3) | 4)]);
            yield return new HostileInput(
                $"a group {field} that ends as another", [(byte)((field << 3) | 3), (byte)(((field + 1) << 3) | 4)]);
            yield return new HostileInput(
                $"field {field} packed with {Small:N0} zeros", [(byte)((field << 3) | 2), .. Lengths.Varint(Small), .. new byte[Small]]);
            yield return new HostileInput($"field {field} of wire type 6", [(byte)((field << 3) | 6)]);
        }

        yield return new HostileInput("field 0", [.. payload, 0, 0]);
        yield return new HostileInput("a tag of 10 bytes", [.. payload, .. Enumerable.Repeat((byte)0xFF, 9), 1]);
    }

    /// <summary>Source: bsonspec.org, version 1.1: a document begins with its length, a string with its own.</summary>
    public static IEnumerable<HostileInput> Bson()
    {
        foreach (var count in (int[])[.. Counts, 0, 4])
        {
            yield return Of("a document", count, [.. Lengths.LittleEndian(count)]);
            yield return Of("a document with its end", count, [.. Lengths.LittleEndian(count), 0]);
            foreach ((var name,
                var type) in new (string, byte)[] { ("a string", 0x02), ("a document in it", 0x03), ("an array", 0x04), ("bytes",
                    0x05), ("code", 0x0D), ("code with a scope", 0x0F) })
                yield return Of(name, count, [20, 0, 0, 0, type, (byte)'a', 0, .. Lengths.LittleEndian(count), 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        }

        yield return new HostileInput("an unknown type", [8, 0, 0, 0, 0x55, (byte)'a', 0, 0]);
        yield return new HostileInput("a name that does not end", [20, 0, 0, 0, 0x10, .. Enumerable.Repeat((byte)'a', 100)]);
        yield return new HostileInput("a bool of 2", [9, 0, 0, 0, 0x08, (byte)'a', 0, 2, 0]);
    }

    /// <summary>
    /// Source: Apache Avro specification, binary encoding: numbers as zigzag varints; a block with a negative count states its size.
    /// </summary>
    public static IEnumerable<HostileInput> Avro()
    {
        foreach (var count in (long[])[long.MaxValue, long.MinValue, int.MaxValue, int.MinValue, -1, 0x01000000])
        {
            var number = Lengths.Varint(((ulong)count << 1) ^ (ulong)(count >> 63));
            yield return new HostileInput($"a count of {count}", number);
            yield return new HostileInput($"a count of {count} and a size of as much", [.. number, .. number]);
            yield return new HostileInput($"a count of {count}, then zeros", [.. number, .. new byte[64]]);
        }

        yield return new HostileInput("a varint of 11 bytes", [.. Enumerable.Repeat((byte)0xFF, 10), 1]);
        yield return new HostileInput("the head of a container and nothing", [(byte)'O', (byte)'b', (byte)'j', 1]);
        yield return new HostileInput(
            "a container with a map of 2^62 entries", [(byte)'O', (byte)'b', (byte)'j', 1, .. Lengths.Varint(1UL << 63)]);
    }

    /// <summary>Source: Thrift binary and compact protocol specifications: field head, list head, string length.</summary>
    public static IEnumerable<HostileInput> Thrift(bool isCompact)
    {
        for (byte field = 1; field <= 3; field++)
        {
            foreach (var count in Counts)
            {
                var number = isCompact ? Lengths.Varint((uint)count) : Lengths.BigEndian(count);
                (string Name, byte[] Head)[] heads = isCompact
                    ? [("a string", [(byte)((field << 4) | 8)]), ("a list of structs", [(byte)((field << 4) | 9), 0xFC]),
                        ("a list of bools", [(byte)((field << 4) | 9), 0xF1]), ("a map", [(byte)((field << 4) | 11)])]
                    : [("a string", [0x0B, 0, field]), ("a list of structs", [0x0F, 0, field, 0x0C]),
                        ("a list of nothing", [0x0F, 0, field, 0x01]), ("a map", [0x0D, 0, field, 0x0B, 0x0B])];
                foreach ((var name, var head) in heads)
                    yield return Of($"{name} in field {field}", count, [.. head, .. number]);
            }
        }

        yield return new HostileInput("an unknown type of a field", [isCompact ? (byte)0x1F : (byte)0x7F, 0, 1, 0]);
    }

    /// <summary>Source: [MS-NRBF] 2.3 to 2.5: records of classes, arrays, references and runs of null.</summary>
    public static IEnumerable<HostileInput> Nrbf(byte[] payload)
    {
        (var head, var id) = (NrbfHead, NrbfId);
        foreach (var count in Counts)
        {
            var number = Lengths.LittleEndian(count);
            yield return Of("an array of bytes", count, [.. head, 15, .. id, .. number, 2]);
            yield return Of("an array of objects that are a run of null", count, [.. head, 16, .. id, .. number, 14, .. number, 11]);
            yield return Of(
                "an array of objects with a run of null of another length", count, [.. head, 16, .. id, 4, 0, 0, 0, 14, .. number, 11]);
            yield return Of("an array of strings", count, [.. head, 17, .. id, .. number, 14, .. number, 11]);
            yield return Of("an array of 32 dimensions", count,
                [.. head, 7, .. id, 2, 32, 0, 0, 0, .. Enumerable.Repeat(number, 32).SelectMany(bytes => bytes), 0, 2, 11]);
            yield return Of(
                "an array with a lower bound", count, [.. head, 7, .. id, 3, 1, 0, 0, 0, 1, 0, 0, 0, .. number, 0, 2, 14, .. number, 11]);
            yield return Of("null runs in an array of objects, a million times", count,
                [.. head, 16, .. id, .. number, .. Enumerable.Repeat((byte[])[13, 255], 1_000_000).SelectMany(run => run), 11]);
        }

        yield return new HostileInput("the end at once", [.. head, 11]);
        yield return new HostileInput("the head of the payload twice", [.. payload.AsSpan(0, Math.Min(17, payload.Length)), .. payload]);
    }

    /// <summary>Source: [MS-NRBF] 2.5.3 and 2.3.2.5: a reference, and a class with the layout of another.</summary>
    public static IEnumerable<HostileInput> NrbfReferences()
    {
        foreach (var count in Counts)
        {
            var number = Lengths.LittleEndian(count);
            yield return Of("a reference", count, [.. NrbfHead, 9, .. number, 11]);
            yield return Of("a class like one that is not there", count, [.. NrbfHead, 1, .. NrbfId, .. number, 11]);
        }

        yield return new HostileInput("a reference to itself as the root", [.. NrbfHead, 9, .. NrbfId, 11]);
        yield return new HostileInput("an array that holds itself", [.. NrbfHead, 16, .. NrbfId, 1, 0, 0, 0, 9, .. NrbfId, 11]);
    }

    /// <summary>An object without members. Source: [MS-NRBF] 2.3.2.1.</summary>
    public static byte[] NrbfObject(string type) => [.. NrbfHead, 4, .. NrbfId, .. Name(type), 0, 0, 0, 0, 11];

    /// <summary>
    /// Blocks that announce more than they hold. Source: MessagePack-CSharp, README, LZ4 compression: extension 99 holds a number, the
    /// decompressed length, and the block; an array holds extension 98 with the lengths of the blocks that follow.
    /// </summary>
    public static IEnumerable<HostileInput> Lz4()
    {
        foreach (var count in (int[])[.. Counts, 0x7FFFFF00, 0x20000000, 0])
        {
            byte[] length = [0xD2, .. Lengths.BigEndian(count)];
            yield return Of("a block", count, [0xC7, (byte)(length.Length + 2), 99, .. length, 0x10, 0x61]);
            yield return Of("blocks", count, [0x92, 0xC7, (byte)length.Length, 98, .. length, 0xC4, 2, 0x10, 0x61]);
            yield return Of("many blocks", count,
                [0x9F, 0xC7, (byte)(length.Length * 14), 98, .. Enumerable.Repeat(length, 14).SelectMany(bytes => bytes),
                    .. Enumerable.Repeat((byte[])[0xC4, 2, 0x10, 0x61], 14).SelectMany(bytes => bytes)]);
        }
    }

    private static byte[] Name(string name) => [.. Lengths.Varint((ulong)name.Length), .. Encoding.UTF8.GetBytes(name)];

    private static HostileInput Of(
        string name, int count, byte[] payload) => new(FormattableString.Invariant($"{name} of {count}"), payload);
}
