using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Growth of real rows, and of one that is quadratic on purpose.</summary>
public class ScaleTests
{
    private const string Source = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public virtual byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }

        internal sealed class Quadratic<T> : Good<T>
        {
            public override byte[] Serialize(T value)
            {
                byte[] payload = base.Serialize(value);
                int sum = 0;
                for (int i = 0; i < payload.Length; i += 8)
                {
                    for (int j = 0; j < i; j += 8)
                        sum += payload[j] * j;
                }

                return sum == int.MinValue ? [] : payload;
            }
        }

        internal sealed class Limited<T> : Good<T>
        {
            public override byte[] Serialize(T value)
            {
                byte[] payload = base.Serialize(value);
                return payload.Length < 1_000 ? payload : throw new System.InvalidOperationException("It holds 1,000 bytes.");
            }
        }
        """;

    [Fact]
    [Trait("Category", "slow")]
    public void A_quadratic_row_is_found_and_a_row_that_fails_at_a_size_keeps_its_smaller_ones()
    {
        using AdapterFolder folder = new();
        folder.Write("Growing", Source,
            AdapterFolder.Row("good", "Test.Good")
                + AdapterFolder.Row("quadratic", "Test.Quadratic") + AdapterFolder.Row("limited", "Test.Limited"));

        var answer =
            folder.Assay("run", "growth", "--rows", "good,quadratic,limited", "--size", "10k", "--operation", "serialize", "--out",
                "g.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        var text = string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("quadratic (exponent ", text, StringComparison.Ordinal);
        Assert.DoesNotContain("good (exponent", text, StringComparison.Ordinal);
        Assert.Contains(
            "limited with 1,000 books: System.InvalidOperationException: It holds 1,000 bytes.", text, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("g.json")));
        string[] checks = [
            .. results.RootElement.GetProperty("checks").EnumerateArray().Where(check => check.GetProperty("row").GetString() == "limited")
                .Select(check => check.GetProperty("cause").GetString()!)];
        Assert.Contains(checks, cause => cause.StartsWith("not tried, because it failed with 1k: ", StringComparison.Ordinal));
        var json = folder.Assay("report", "g.json", "--format", "json");
        using var report = JsonDocument.Parse(json.Output);
        var exponents = report.RootElement.GetProperty("tables")[0].GetProperty("rows").EnumerateArray()
            .Where(row => row.GetProperty("exponent").ValueKind == JsonValueKind.Number)
            .ToDictionary(row => row.GetProperty("row").GetString()!, row => row.GetProperty("exponent").GetDouble());
        Assert.True(exponents["quadratic !"] > exponents["good"] + 0.15);
    }
}
