using System.Text;
using System.Text.Json;
using Assay.Experiments.Mutations;

namespace Assay.Engine.Tests.Hostile;

public sealed class MutationTests
{
    private static readonly byte[] Payload = [1, 2, 0, 0, 0, .. Encoding.UTF8.GetBytes("visitor"), 1, 0, 0, 0, 7];

    [Fact]
    public void Every_kind_makes_the_same_inputs_of_the_same_seed()
    {
        foreach (var kind in HostileKind.All)
        {
            HostileSource source = new([.. Payload, .. new byte[5000]], "", 7, 50);

            Assert.Equal(Describe(kind, source), Describe(kind, source));
        }
    }

    [Fact]
    public void A_payload_is_cut_at_every_byte() =>
        Assert.Equal(Enumerable.Range(0, Payload.Length), Inputs("cut", "").Select(input => input.Payload.Length));

    [Fact]
    public void Every_bit_is_flipped_once()
    {
        HostileInput[] inputs = [.. Inputs("flip", "")];

        Assert.Equal(Payload.Length * 8, inputs.Length);
        Assert.All(inputs, input => Assert.Equal(1, input.Payload.Zip(Payload).Sum(pair => int.PopCount(pair.First ^ pair.Second))));
        Assert.Equal(inputs.Length, inputs.Select(input => Convert.ToHexString(input.Payload)).Distinct().Count());
    }

    [Fact]
    public void The_smallest_number_behind_a_head_of_one_byte_is_among_the_lengths() =>
        Assert.Contains(Inputs("length", ""), input => input.Payload.AsSpan().SequenceEqual((byte[])[1, 0, 0, 0, 0x80]));

    [Fact]
    public void Texts_alone_get_bytes_that_are_no_text() =>
        Assert.All(Inputs("text", ""),
            input => Assert.True(
                input.Payload.AsSpan(0, 5).SequenceEqual(Payload.AsSpan(0, 5))
                && input.Payload.AsSpan(12).SequenceEqual(Payload.AsSpan(12))));

    [Fact]
    public void Nested_JSON_is_JSON()
    {
        var payload = Encoding.UTF8.GetBytes("{\"Customers\":[{\"Id\":1}]}");
        JsonDocumentOptions deep = new() { MaxDepth = 200 };

        foreach (var input in HostileKind.Find("depth").Make(new HostileSource(payload, "JSON", 1, 100))
            .Where(input => input.What.EndsWith(" 100 deep", StringComparison.Ordinal)
                && !input.What.Contains("do not end", StringComparison.Ordinal)))
            JsonDocument.Parse(input.Payload, deep).Dispose();
        foreach (var input in HostileKind.Find("member").Make(new HostileSource(payload, "JSON", 1, 100)))
            JsonDocument.Parse(input.Payload).Dispose();
    }

    [Fact]
    public void Nested_BSON_states_its_lengths()
    {
        var payload = HostileKind.Find("depth").Make(new HostileSource(Payload, "BSON", 1, 100)).First().Payload;

        Assert.Equal(payload.Length, BitConverter.ToInt32(payload));
        Assert.Equal(payload.Length - 8, BitConverter.ToInt32(payload, 7));
        Assert.Equal(5, BitConverter.ToInt32(payload, 700));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(4)]
    public void A_name_of_a_type_is_replaced_with_its_length(int prefix)
    {
        var old = new string('n', prefix == 2 ? 200 : 20).Insert(0, "Assay.");
        byte[] payload = [7, .. Prefix(prefix, old.Length), .. Encoding.ASCII.GetBytes(old), 9, 9];

        var foreign = HostileKind.Find("type").Make(new HostileSource(payload, "", 1, 100))
            .First(input => input.What.StartsWith("a foreign type in the place", StringComparison.Ordinal));

        const string Name = "System.IO.FileInfo, System.Private.CoreLib";
        Assert.Equal([7, .. Prefix(prefix == 2 ? 1 : prefix, Name.Length), .. Encoding.ASCII.GetBytes(Name), 9, 9], foreign.Payload);

        static byte[] Prefix(int bytes, int length) => bytes switch
        {
            1 => [(byte)length],
            2 => [(byte)(length | 0x80), (byte)(length >> 7)],
            _ => BitConverter.GetBytes(length),
        };
    }

    [Fact]
    public void References_of_a_graph_lead_elsewhere()
    {
        var payload = Encoding.UTF8.GetBytes("{\"$id\":\"1\",\"a\":{\"$id\":\"2\"},\"b\":{\"$ref\":\"2\"}}");

        string[] made = [
            .. HostileKind.Find("reference").Make(new HostileSource(payload, "JSON", 1, 100))
                .Select(input => Encoding.UTF8.GetString(input.Payload))];

        Assert.Contains("{\"$id\":\"1\",\"a\":{\"$id\":\"2\"},\"b\":{\"$ref\":\"1\"}}", made);
        Assert.Contains("{\"$id\":\"1\",\"a\":{\"$id\":\"2\"},\"b\":{\"$ref\":\"99999\"}}", made);
        Assert.Contains("{\"$id\":\"1\",\"a\":{\"$ref\":\"2\"},\"b\":{\"$ref\":\"2\"}}", made);
    }

    [Fact]
    public void Formats_of_one_byte_a_level_nest_ten_million_deep()
    {
        HostileInput[] inputs = [
            .. HostileKind.Find("depth").Make(new HostileSource(Encoding.UTF8.GetBytes("{\"a\":1}"), "JSON", 1, 100))
                .Where(input => input.What.Contains("10,000,000", StringComparison.Ordinal))];

        Assert.Contains(inputs, input => input.What == "arrays, 10,000,000 deep" && input.Payload.Length == 20_000_000);
        Assert.DoesNotContain(inputs, input => input.What.StartsWith("objects", StringComparison.Ordinal));
    }

    [Fact]
    public void A_million_levels_stay_below_what_a_frame_carries()
    {
        foreach (var format in (string[])["JSON", "XML", "YAML", "MessagePack", "CBOR", "Protocol Buffers", "BSON", "Thrift (binary)",
            "Thrift (compact)"])
        {
            var payload = Encoding.UTF8.GetBytes(format == "XML" ? "<a><b/></a>" : "{\"a\":1}");

            HostileInput[] inputs = [.. HostileKind.Find("depth").Make(new HostileSource(payload, format, 1, 100))];

            Assert.NotEmpty(inputs);
            Assert.All(inputs, input => Assert.InRange(input.Payload.Length, 100, 1 << 25));
            Assert.Contains(inputs, input => input.StackBytes > 0);
        }
    }

    [Theory]
    [InlineData("Thrift", "thrift/compact", "AA==", "Thrift (compact)")]
    [InlineData("Thrift", "thrift/binary", "AA==", "Thrift (binary)")]
    [InlineData("MessagePack", "message-pack/map", "gA==", "MessagePack")]
    [InlineData("", "binary-formatter/serializable", "AAEAAAD/////AQAAAAAAAAA=", "NRBF")]
    [InlineData("", "message-pack/lz4", "kscCYs0BAMQBAA==", "MessagePack in LZ4")]
    [InlineData("", "own", "AQID", "")]
    public void The_format_is_stated_or_seen(string declared, string row, string payload, string format) =>
        Assert.Equal(format, FormatNames.Of(declared, row, Convert.FromBase64String(payload)));

    [Fact]
    public void An_unknown_kind_is_refused_with_the_nearest() =>
        Assert.Contains("length", Assert.Throws<BadInputException>(() => HostileKind.Read("lenght")).Message, StringComparison.Ordinal);

    private static IEnumerable<HostileInput> Inputs(string kind, string format) =>
        HostileKind.Find(kind).Make(new HostileSource(Payload, format, 1, 1000));

    private static string Describe(HostileKind kind, HostileSource source) =>
        string.Join('\n',
            kind.Make(source)
                .Select(input => $"{input.What} {Convert.ToHexString(System.Security.Cryptography.SHA256.HashData(input.Payload))}"));
}
