using System.IO.Compression;
using Assay.Repros;

namespace Assay.Engine.Tests.Repros;

/// <summary>The text of files about payloads that nobody vouches for.</summary>
public class HostileTextTests
{
    private const string Adapter = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Assay.Adapter.Text;

        internal sealed class Default<T> : SerializerAdapter<T>, IStreamSurface<T>
        {
            public void Serialize(T value, Stream target) => JsonSerializer.Serialize(target, value);

            public T Deserialize(Stream source) => JsonSerializer.Deserialize<T>(source)!;
        }
        """;

    private static ReproCompiler Compiler => ReproTextTests.Compiler;

    [Theory]
    [InlineData(HostileHarm.Ends, 0, "HOLDS: read without harm.")]
    [InlineData(HostileHarm.Ends, 1 << 18, "maxStackSize: 262144")]
    [InlineData(HostileHarm.Hangs, 0, "none in 20 s")]
    [InlineData(HostileHarm.Allocates, 0, "made it allocate")]
    [InlineData(HostileHarm.TakesLong, 0, "bytes took it")]
    [InlineData(HostileHarm.Throws, 0, "expected a documented exception")]
    [InlineData(HostileHarm.Misreads, 0, "Graph.FirstDifference(written, copy)")]
    public void Each_harm_has_a_file_that_compiles_and_never_writes(HostileHarm harm, int stackBytes, string part)
    {
        string source = new ReproWriter(Compiler).Write(Parts("{\"Id\":1}"u8.ToArray(), harm, stackBytes));

        Assert.Contains(part, source, StringComparison.Ordinal);
        Assert.DoesNotContain("void Serialize(", source, StringComparison.Ordinal);
        Assert.DoesNotContain("NotSupportedException", source, StringComparison.Ordinal);
        Assert.Equal("", Compiler.Compile(source, TestContext.Current.CancellationToken).Error);
    }

    [Fact]
    public void Types_keep_their_namespace_where_a_payload_may_name_it()
    {
        string source = new ReproWriter(Compiler).Write(Parts("{\"Id\":1}"u8.ToArray(), HostileHarm.Throws, 0) with { KeepsNamespaces = true });

        Assert.Contains("namespace Shop\n{\n", source, StringComparison.Ordinal);
        Assert.Equal("", Compiler.Compile(source, TestContext.Current.CancellationToken).Error);
    }

    [Fact]
    public void A_short_payload_stands_as_text_or_hex()
    {
        Assert.Equal("\"{\\\"Id\\\":1}\"u8.ToArray()", new PayloadCode("{\"Id\":1}"u8.ToArray()).Expression);
        Assert.Equal("Convert.FromHexString(\"00FF\")", new PayloadCode([0, 0xFF]).Expression);
        Assert.Equal("Convert.FromHexString(\"\")", new PayloadCode([]).Expression);
    }

    [Fact]
    public void Nesting_stands_as_pieces_and_their_numbers()
    {
        byte[] nested = [.. Enumerable.Repeat("{\"Next\":"u8.ToArray(), 5000).SelectMany(piece => piece), .. "null"u8, .. Enumerable.Repeat((byte)'}', 5000)];

        PayloadCode code = new(nested);

        Assert.Equal("[.. Repeated(\"{\\\"Next\\\":\"u8, 5000), .. \"null\"u8, .. Repeated(\"}\"u8, 5000)]", code.Expression);
        Assert.Single(code.Functions);
    }

    [Fact]
    public void What_repeats_nothing_stands_compressed()
    {
        byte[] payload = [.. Enumerable.Range(0, 3000).Select(i => (byte)(i * i / 7 * 31))];

        PayloadCode code = new(payload);

        Assert.StartsWith("Inflated(\"", code.Expression, StringComparison.Ordinal);
        using DeflateStream inflated = new(new MemoryStream(Convert.FromBase64String(code.Expression["Inflated(\"".Length..^2])), CompressionMode.Decompress);
        using MemoryStream all = new();
        inflated.CopyTo(all);
        Assert.Equal(payload, all.ToArray());
        Assert.Equal("", Compiler.Compile(new ReproWriter(Compiler).Write(Parts(payload, HostileHarm.Throws, 0)), TestContext.Current.CancellationToken).Error);
    }

    private static ReproParts Parts(byte[] payload, HostileHarm harm, int stackBytes) =>
        ReproTextTests.Parts("throw new NotSupportedException();", "namespace Shop { public class Entry { public int Id { get; set; } } }") with
        {
            AdapterSources = [Adapter],
            Surface = ReproSurface.Stream,
            Payload = new WrittenPayload(payload),
            Hostile = new HostileQuestion(harm, stackBytes, harm == HostileHarm.Misreads ? "{\"Id\":1}"u8.ToArray() : []),
            Failure = ReproFailure.Misread,
        };
}
