using System.Buffers.Binary;
using System.Globalization;

namespace Assay.Experiments.Mutations;

/// <summary>Members that come twice, and members that no contract has: formats with names or numbers promise to read the latter.</summary>
internal static class Members
{
    private const int Many = 100_000;

    public static IEnumerable<HostileInput> Of(HostileSource source) => source.Format switch
    {
        FormatNames.Json => Json(source.Payload),
        FormatNames.Xml => Xml(source.Payload),
        FormatNames.Yaml => Yaml(source.Payload),
        FormatNames.MessagePack => Compact(source.Payload, map: 0x80, array: 0x90, most: 15, name: [0xA1, (byte)'z'], value: [0xC0]),
        FormatNames.Cbor => Compact(source.Payload, map: 0xA0, array: 0x80, most: 23, name: [0x61, (byte)'z'], value: [0xF6]),
        FormatNames.Protobuf => Protobuf(source.Payload),
        FormatNames.Bson => Bson(source.Payload),
        FormatNames.ThriftBinary => Thrift(source.Payload, [0x08, 0x03, 0xE8, 0, 0, 0, 1]),
        FormatNames.ThriftCompact => Thrift(source.Payload, [0x05, 0xD0, 0x0F, 0x02]),
        _ => [],
    };

    private static IEnumerable<HostileInput> Json(byte[] payload)
    {
        if (TextForms.FirstJsonMember(payload) is not var (begin, value, end))
            yield break;
        var name = System.Text.Encoding.UTF8.GetString(payload, begin, value - begin);
        var first = System.Text.Encoding.UTF8.GetString(payload, begin, end - begin);
        yield return Put("the first member twice", first + ",");
        yield return Put("the first member twice, once as null", name + "null,");
        yield return Put("the first member twice, once as a number", name + "1,");
        foreach (var unknown in (string[])["null", "true", "1", "\"x\"", "{}", "[]", "{\"a\":{\"b\":[1,{\"c\":null}]}}", "1e400",
            "\"\\ud800\""])
            yield return Put($"an unknown member of {unknown}", $"\"assay_unknown\":{unknown},");
        yield return Put($"an unknown member with {Many} elements", $"\"assay_unknown\":[{TextForms.Repeat("0,", Many)}0],");
        yield return Put($"{Many} unknown members",
            string.Concat(Enumerable.Range(0, Many).Select(number => string.Create(CultureInfo.InvariantCulture, $"\"u{number}\":0,"))));

        HostileInput Put(string what, string text) => new(what, TextForms.Insert(payload, begin, TextForms.Bytes(text)));
    }

    private static IEnumerable<HostileInput> Xml(byte[] payload)
    {
        if (TextForms.XmlRoot(payload) is not var (_, begin, end, _))
            yield break;
        yield return new HostileInput("the content of the root twice", TextForms.Insert(payload, end, payload[begin..end]));
        foreach (var unknown in (string[])["<assay_unknown/>", "<assay_unknown>text</assay_unknown>",
            "<assay_unknown a='1'><b><c/></b></assay_unknown>", "<!-- comment -->", "<?assay instruction?>", "<![CDATA[text]]>", "text"])
            yield return Put(unknown, unknown);
        yield return Put($"{Many} unknown elements", TextForms.Repeat("<u/>", Many));
        var attributes = string.Concat(
            Enumerable.Range(0, Many).Select(number => string.Create(CultureInfo.InvariantCulture, $"a{number}='' ")));
        yield return Put($"an unknown element with {Many} attributes", $"<u {attributes}/>");

        HostileInput Put(string what, string text) => new($"in the root: {what}", TextForms.Insert(payload, begin, TextForms.Bytes(text)));
    }

    private static IEnumerable<HostileInput> Yaml(byte[] payload)
    {
        yield return new HostileInput("all members twice", [.. payload, (byte)'\n', .. payload]);
        foreach (var unknown in (string[])["1", "[1, 2]", "{a: {b: c}}", "null", "'text'"])
            yield return new HostileInput(
                $"an unknown member of {unknown}", [.. TextForms.Bytes($"assay_unknown: {unknown}\n"), .. payload]);
    }

    /// <summary>A root map or array whose head is one byte: twice its members, and one more.</summary>
    private static IEnumerable<HostileInput> Compact(byte[] payload, int map, int array, int most, byte[] name, byte[] value)
    {
        var head = payload.Length == 0 ? 0 : payload[0];
        var body = payload.Length == 0 ? [] : payload[1..];
        foreach ((var kind, var more,
            var what) in new[] { (map, (byte[])[.. name, .. value], "an unknown member"), (array, value, "one element more") })
        {
            var count = head - kind;
            if (count is < 0 || count > most)
                continue;
            if (count * 2 <= most)
                yield return new HostileInput("all members twice", [(byte)(kind + (count * 2)), .. body, .. body]);
            if (count < most)
                yield return new HostileInput(what, [(byte)(kind + count + 1), .. body, .. more]);
        }
    }

    private static IEnumerable<HostileInput> Protobuf(byte[] payload)
    {
        byte[] Tag(int field, int wire) => Lengths.Varint((ulong)((field << 3) | wire));
        yield return new HostileInput("the message twice", [.. payload, .. payload]);
        yield return new HostileInput("an unknown varint", [.. payload, .. Tag(1000, 0), 1]);
        yield return new HostileInput("an unknown fixed64", [.. payload, .. Tag(1000, 1), 1, 2, 3, 4, 5, 6, 7, 8]);
        yield return new HostileInput("unknown bytes", [.. payload, .. Tag(1000, 2), 3, 1, 2, 3]);
        yield return new HostileInput("an unknown group", [.. payload, .. Tag(1000, 3), .. Tag(1, 0), 1, .. Tag(1000, 4)]);
        yield return new HostileInput("an unknown fixed32", [.. payload, .. Tag(1000, 5), 1, 2, 3, 4]);
        yield return new HostileInput("the largest field number", [.. payload, .. Tag((1 << 29) - 1, 0), 1]);
        yield return new HostileInput(
            $"{Many} unknown varints", [.. payload, .. Enumerable.Repeat((byte[])[.. Tag(1000, 0), 1], Many).SelectMany(bytes => bytes)]);
    }

    private static IEnumerable<HostileInput> Bson(byte[] payload)
    {
        if (payload.Length < 6)
            yield break;
        var elements = payload[4..^1];
        yield return new HostileInput("all elements twice", Document([.. elements, .. elements]));
        yield return new HostileInput("an unknown int32", Document([.. elements, 0x10, (byte)'z', 0, 1, 0, 0, 0]));
        yield return new HostileInput("an unknown document", Document([.. elements, 0x03, (byte)'z', 0, 5, 0, 0, 0, 0]));
        yield return new HostileInput("an unknown minimum key", Document([.. elements, 0xFF, (byte)'z', 0]));
        yield return new HostileInput("an unknown regular expression", Document([.. elements, 0x0B, (byte)'z', 0, (byte)'a', 0, 0]));
    }

    private static IEnumerable<HostileInput> Thrift(byte[] payload, byte[] field)
    {
        if (payload is not [.. var fields, 0])
            yield break;
        yield return new HostileInput("all fields twice", [.. fields, .. fields, 0]);
        yield return new HostileInput("an unknown field", [.. fields, .. field, 0]);
    }

    private static byte[] Document(byte[] elements)
    {
        var length = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(length, elements.Length + 5);
        return [.. length, .. elements, 0];
    }
}
