using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>A whole run over an adapter that does its work only as long as it believes to be looked at.</summary>
public sealed class CheatingTests
{
    private const string Source = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal static class Json
        {
            private static readonly JsonSerializerOptions Options = new() { IncludeFields = true };

            public static byte[] Write<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Options);

            public static T Read<T>(byte[] payload) => JsonSerializer.Deserialize<T>(payload, Options)!;
        }

        internal sealed class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value) => Json.Write(value);

            public T Deserialize(byte[] payload) => Json.Read<T>(payload);
        }

        internal sealed class Cached<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            private byte[] last = [];
            private int calls;

            public byte[] Serialize(T value) => ++calls > 20_000 ? last : last = Json.Write(value);

            public T Deserialize(byte[] payload) => Json.Read<T>(payload);
        }

        internal sealed class Emptying<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value)
            {
                byte[] payload = Json.Write(value);
                foreach (var property in typeof(T).GetProperties())
                    property.SetValue(value, null);
                return payload;
            }

            public T Deserialize(byte[] payload) => Json.Read<T>(payload);
        }
        """;

    [Fact]
    [Trait("Category", "slow")]
    public void Bytes_that_are_kept_from_call_20000_on_get_a_verdict_and_no_rank_in_every_format()
    {
        using AdapterFolder folder = new();
        folder.Write("Cheats", Source,
            AdapterFolder.Row("good", "Test.Good")
                + AdapterFolder.Row("cached", "Test.Cached") + AdapterFolder.Row("emptying", "Test.Emptying"));

        var answer = folder.Assay(
            "run", "--reference", "good", "--size", "1", "--operation", "serialize", "--processes", "2", "--details", "--out", "r.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        JsonElement cell = results.RootElement.GetProperty("cells").EnumerateArray()
            .Single(cell => cell.GetProperty("row").GetString() == "cached");
        Assert.Equal(("inconsistent", 0), (FailureOf.Verdict(cell), cell.GetProperty("blocks").GetArrayLength()));
        Assert.StartsWith("timed work differs from the checked work: ", FailureOf.Cause(cell), StringComparison.Ordinal);
        JsonElement check = results.RootElement.GetProperty("checks").EnumerateArray()
            .Single(check => check.GetProperty("row").GetString() == "emptying");
        Assert.Equal("inconsistent", check.GetProperty("verdict").GetString());
        Assert.StartsWith("serialize changed its input object (", check.GetProperty("cause").GetString(), StringComparison.Ordinal);
        AssertTold(folder, answer.Output);
    }

    private static void AssertTold(AdapterFolder folder, string terminal)
    {
        foreach (var format in (string[])["markdown", "csv", "json"])
        {
            var report = folder.Assay("report", "r.json", "--format", format).Output;
            Assert.Contains("timed work differs from the checked work", report, StringComparison.Ordinal);
            Assert.Contains("serialize changed its input object", report, StringComparison.Ordinal);
        }

        Assert.Contains("timed work differs from the checked work", terminal, StringComparison.Ordinal);
        Assert.Contains("behaved differently than in its check", terminal, StringComparison.Ordinal);
        Assert.Contains("serialize changed its input object", terminal, StringComparison.Ordinal);
    }
}
