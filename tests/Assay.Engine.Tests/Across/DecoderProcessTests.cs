using System.Diagnostics;
using System.Formats.Cbor;
using System.Text;
using Assay.Engine.Tests.Fakes;
using Assay.Experiments.Across.Decoders;

namespace Assay.Engine.Tests.Across;

/// <summary>Real decoders of another language, restored as the command restores them.</summary>
public sealed class DecoderProcessTests(DecoderProcessTests.Restored restored) : IClassFixture<DecoderProcessTests.Restored>
{
    private const string Proto = "syntax = \"proto3\";\n\nmessage Tag {\n    int32 number = 1;\n    optional string title = 2;\n}\n";
    private const string Avsc =
        """{"type":"record","name":"Tag","fields":[{"name":"Number","type":"long"},{"name":"Title","type":["null","string"]}]}""";

    [Theory]
    [InlineData("JSON", "{\"Number\":7,\"Title\":\"Pen\"}", "", "Number=number 7, Title=text Pen")]
    [InlineData("XML", "<Tag Number=\"7\">\n  <Title>Pen</Title>\n</Tag>", "", "Title=text Pen, Number=text 7")]
    [InlineData("YAML", "Number: 7\nTitle: Pen\n", "", "Number=number 7, Title=text Pen")]
    [InlineData("MessagePack", "x82 A6 4E756D626572 D3 0020000000000001 A5 5469746C65 A3 50656E", "",
        "Number=number 9007199254740993, Title=text Pen")]
    [InlineData("Protocol Buffers", "x08 07 12 03 50656E", Proto, "number=number 7, title=text Pen")]
    [InlineData("Avro", "x0E 02 06 50656E", Avsc, "Number=number 7, Title=text Pen")]
    [InlineData("Thrift", "x08 0001 00000007 0B 0002 00000003 50656E 00", "", "1=number 7, 2=bytes 50656e")]
    [InlineData("Thrift", "x15 0E 18 03 50656E 00", "", "1=number 7, 2=bytes 50656e")]
    [InlineData("BSON", "x1C000000 10 4E756D62657200 07000000 02 5400 04000000 50656E00 00", "", "Number=number 7, T=text Pen")]
    public void Each_format_is_decoded(string format, string payload, string schema, string expected)
    {
        var answer = restored.Decode(format, payload.StartsWith('x') ? Convert.FromHexString(
            payload[1..].Replace(" ", "", StringComparison.Ordinal)) : Encoding.UTF8.GetBytes(payload), schema);

        Assert.Equal(("", expected), (answer.Error, Entries(answer.Tree)));
    }

    [Fact]
    public void Cbor_is_decoded()
    {
        CborWriter writer = new();
        writer.WriteStartMap(2);
        writer.WriteTextString("Number");
        writer.WriteInt64(9_007_199_254_740_993);
        writer.WriteTextString("Bytes");
        writer.WriteByteString([1, 255]);
        writer.WriteEndMap();

        Assert.Equal("Number=number 9007199254740993, Bytes=bytes 01ff", Entries(restored.Decode("CBOR", writer.Encode(), "").Tree));
    }

    [Fact]
    public void What_cannot_be_decoded_has_its_reason()
    {
        Assert.StartsWith("SyntaxError", restored.Decode("JSON", "{'a':1}"u8.ToArray(), "").Error, StringComparison.Ordinal);
        Assert.Equal("its Avro needs a schema, and the row has none in a file", restored.Decode("Avro", [14], "").Missing);
        Assert.Equal("no decoder of another language is set up for Parquet", restored.Decode("Parquet", [], "").Missing);
    }

    [Fact]
    public void Without_its_packages_JSON_is_decoded_and_the_others_say_why()
    {
        using DecoderProcess decoders = new(restored.Folder with { MissingPackages = "npm could not restore the decoders." });

        Assert.NotNull(decoders.Decode("JSON", "7"u8.ToArray(), "").Tree);
        Assert.Equal("npm could not restore the decoders.", decoders.Decode("BSON", [5, 0, 0, 0, 0], "").Missing);
    }

    [Fact]
    public void A_process_that_somebody_ends_costs_no_payload()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Needs Linux (/proc).");
        Assert.SkipWhen(restored.Folder.Missing.Length > 0, restored.Folder.Missing);
        using DecoderProcess decoders = new(restored.Folder);
        var others = Decoders();
        decoders.Decode("JSON", "7"u8.ToArray(), "");

        foreach (var id in Decoders().Except(others))
        {
            using var process = Process.GetProcessById(id);
            process.Kill();
            process.WaitForExit();
        }

        var answer = decoders.Decode("JSON", "8"u8.ToArray(), "");
        Assert.Equal(("", "8"), (answer.Error, answer.Tree?.Text));
    }

    private static int[] Decoders() =>
        [.. Process.GetProcessesByName("node").Where(process => IsDecoder(process.Id)).Select(process => process.Id)];

    private static bool IsDecoder(int id)
    {
        try
        {
            return File.ReadAllText($"/proc/{id}/cmdline").Contains("decode.mjs", StringComparison.Ordinal)
                && File.ReadAllText($"/proc/{id}/status").Contains($"\nPPid:\t{Environment.ProcessId}\n", StringComparison.Ordinal);
        }
        catch (IOException)
        {
            return false;
        }
    }

    private static string Entries(DecodedNode? tree) =>
        tree is null ? "" : string.Join(", ", tree.Entries.Select(entry => $"{entry.Key.Text}={entry.Value.Kind} {entry.Value.Text}"));

    /// <summary>The decoders, restored once for all tests.</summary>
    public sealed class Restored : IDisposable
    {
        private readonly TemporaryFolder folder = new();
        private readonly DecoderProcess decoders;

        public Restored()
        {
            Folder = DecoderFolder.Prepare(folder.Path, CancellationToken.None);
            decoders = new DecoderProcess(Folder);
        }

        public DecoderFolder Folder { get; }

        public string Cache => folder.Path;

        internal DecoderAnswer Decode(string format, byte[] payload, string schema)
        {
            Assert.SkipWhen(Folder.Missing.Length > 0, Folder.Missing);
            Assert.SkipWhen(Folder.MissingPackages.Length > 0, Folder.MissingPackages);
            return decoders.Decode(format, payload, schema);
        }

        public void Dispose()
        {
            decoders.Dispose();
            folder.Dispose();
        }
    }
}
