using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Types that were made for no serializer, in native programs: real ones, built with the compiler from this machine's feeds.
/// </summary>
[Trait("Category", "slow")]
public class NativeTypesTests
{
    [Fact]
    public void A_sample_is_measured_in_native_programs()
    {
        using ShopFolder folder = new();

        var answer = folder.Run(
            "run", "--types", "Shop.dll", "--root", "Shop.Article", "--sample", "articles.jsonl", "--rows",
            "memory-pack/utf-8,reference/straight-line", "--mode", "jit,aot", "--processes", "1",
            "--operation", "serialize", "--out", "r.json");

        using var results = Results(folder, answer);
        Assert.Equal(
            ["memory-pack/utf-8 aot", "memory-pack/utf-8 jit", "reference/straight-line aot", "reference/straight-line jit"],
            results.RootElement.GetProperty("cells").EnumerateArray().Select(cell => cell.GetProperty("row").GetString())
                .Order(StringComparer.Ordinal));
        Assert.All(results.RootElement.GetProperty("checks").EnumerateArray(),
            check => Assert.Equal("supported", check.GetProperty("verdict").GetString()));
    }

    [Theory]
    [InlineData("--factory", "Shop.Samples.Make")]
    [InlineData]
    public void Values_and_verdicts_are_those_of_a_program_with_a_JIT_compiler(params string[] values)
    {
        using ShopFolder folder = new();

        var answer = folder.RunOrders(
            [.. values, "--rows", "memory-pack/circular-reference,reference/allocate,reference/straight-line", "--mode", "jit,aot",
                "--processes", "1", "--operation", "serialize"]);

        using var results = Results(folder, answer);
        foreach (var modes in results.RootElement.GetProperty("checks").EnumerateArray()
            .GroupBy(check => check.GetProperty("row").GetString()!.Split(' ')[0]))
        {
            var verdict = Assert.Single(
                modes.Select(
                    check =>
                    $"{check.GetProperty("verdict")} {check.GetProperty("payloadBytes")} {check.GetProperty("objectCount")} "
                        + $"{check.GetProperty("cause")}").Distinct());
            Assert.Equal(2, modes.Count());
            Assert.DoesNotContain("assayError", verdict, StringComparison.Ordinal);
        }
    }

    private static JsonDocument Results(ShopFolder folder, Answer answer)
    {
        Assert.True(File.Exists(folder.FileOf("r.json")), answer.Errors);
        var results = JsonDocument.Parse(File.ReadAllText(folder.FileOf("r.json")));
        Assert.SkipWhen(
            results.RootElement.GetProperty("rows").EnumerateArray().Any(row => row.GetProperty("status").GetString() == "notAvailable"),
            "The native compiler or a linker is missing.");
        return results;
    }
}
