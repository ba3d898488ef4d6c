using System.IO.Compression;
using System.Text;
using Assay.Repros;
using Assay.Repros.Calls;

namespace Assay.Engine.Tests.Repros;

/// <summary>The text of files about payloads that nobody vouches for.</summary>
public class HostileTextTests
{
    /// <summary>How a process ends that the runtime gives up: by SIGABRT.</summary>
    private const int Aborted = 134;

    private const string Adapter = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Assay.Adapter.Text;

        internal sealed class Default<T> : SerializerAdapter<T>, IStreamSurface<T>
        {
            public void Serialize(T value, Stream target) => JsonSerializer.Serialize(target, value);

            public T Deserialize(Stream source) => JsonSerializer.Deserialize<T>(source)!;
        }

        internal sealed class Harmful<T> : SerializerAdapter<T>, IStreamSurface<T>
        {
            private static byte[] kept = [];

            public void Serialize(T value, Stream target) => JsonSerializer.Serialize(target, value);

            public T Deserialize(Stream source)
            {
                byte[] payload = new byte[source.Length];
                source.ReadExactly(payload);
                switch ((char)payload[0])
                {
                    case 'a':
                        kept = new byte[100 << 20];
                        break;
                    case 't':
                        Thread.Sleep(1_500);
                        break;
                    case 'e':
                        return Deeper(0) > 0 ? default! : JsonSerializer.Deserialize<T>(payload)!;
                    case 'n':
                        return JsonSerializer.Deserialize<T>("{\"Id\":" + ((object?)null)!.ToString() + "}")!;
                    case 'm':
                        return JsonSerializer.Deserialize<T>("{\"Id\":2}")!;
                }

                return JsonSerializer.Deserialize<T>(payload[0] == '{' ? payload : "{\"Id\":1}"u8)!;
            }

            private static long Deeper(long level) => level < 0 ? 0 : Deeper(level + 1) + level;
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
        var source = new ReproWriter(Compiler).Write(Parts("{\"Id\":1}"u8.ToArray(), harm, stackBytes));

        Assert.Contains(part, source, StringComparison.Ordinal);
        Assert.DoesNotContain("void Serialize(", source, StringComparison.Ordinal);
        Assert.DoesNotContain("NotSupportedException", source, StringComparison.Ordinal);
        Assert.Equal("", Compiler.Compile(source, TestContext.Current.CancellationToken).Error);
    }

    [Theory]
    [InlineData(HostileHarm.Ends, "e", Aborted, "")]
    [InlineData(HostileHarm.Allocates, "a", 1, "FAILS: 1 bytes made it allocate 104")]
    [InlineData(HostileHarm.TakesLong, "t", 1, "FAILS: 1 bytes took it ")]
    [InlineData(HostileHarm.Throws, "n", 1, "FAILS: expected a documented exception, got System.NullReferenceException: ")]
    [InlineData(HostileHarm.Misreads, "m", 1, "FAILS: read without an error, and Entry.Id: expected 1, got 2")]
    [InlineData(HostileHarm.Ends, "{\"Id\":1}", 0, "HOLDS: read without harm.")]
    [InlineData(HostileHarm.Allocates, "{\"Id\":1}", 0, "HOLDS: 8 bytes made it allocate ")]
    [InlineData(HostileHarm.Throws, "{\"Id\":1}", 0, "HOLDS: read without harm.")]
    [InlineData(HostileHarm.Misreads, "{\"Id\":1}", 0, "HOLDS: the same value.")]
    [InlineData(HostileHarm.Misreads, "{\"Id\":1", 0, "HOLDS: an error, System.Text.Json.JsonException: ")]
    public void A_file_that_runs_says_what_the_library_does(HostileHarm harm, string payload, int exitCode, string said)
    {
        (var ended, var line) = RunFile.Of(Parts(Encoding.UTF8.GetBytes(payload), harm, 0) with { AdapterClass = "Harmful" });

        Assert.StartsWith(said, line, StringComparison.Ordinal);
        Assert.Equal(exitCode, ended);
    }

    [Fact]
    public void Types_keep_their_namespace_where_a_payload_may_name_it()
    {
        var source =
            new ReproWriter(Compiler).Write(Parts("{\"Id\":1}"u8.ToArray(), HostileHarm.Throws, 0) with { KeepsNamespaces = true });

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
        byte[] nested = [.. Enumerable.Repeat("{\"Next\":"u8.ToArray(), 5000).SelectMany(piece => piece), .. "null"u8,
            .. Enumerable.Repeat((byte)'}', 5000)];

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
        using DeflateStream inflated =
            new(new MemoryStream(Convert.FromBase64String(code.Expression["Inflated(\"".Length..^2])), CompressionMode.Decompress);
        using MemoryStream all = new();
        inflated.CopyTo(all);
        Assert.Equal(payload, all.ToArray());
        Assert.Equal("",
            Compiler.Compile(
                new ReproWriter(Compiler).Write(Parts(payload, HostileHarm.Throws, 0)), TestContext.Current.CancellationToken).Error);
    }

    private static ReproParts Parts(byte[] payload, HostileHarm harm, int stackBytes) =>
        ReproTextTests.Parts(
            "throw new NotSupportedException();", "namespace Shop { public class Entry { public int Id { get; set; } } }") with
        {
            AdapterSources = [Adapter],
            Surface = ReproSurface.Stream,
            Payload = new WrittenPayload(payload),
            Hostile = new HostileQuestion(harm, stackBytes, harm == HostileHarm.Misreads ? "{\"Id\":1}"u8.ToArray() : []),
            Failure = ReproFailure.Misread,
        };
}
