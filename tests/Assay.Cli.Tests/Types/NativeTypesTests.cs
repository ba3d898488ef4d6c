using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>Types that were made for no serializer, in native programs: real ones, built with the compiler from this machine's feeds.</summary>
public class NativeTypesTests
{
    private const string Rows = "memory-pack/circular-reference,reference/allocate";

    [Theory]
    [InlineData("--sample", "orders.json")]
    [InlineData("--factory", "Shop.Samples.Make")]
    [InlineData]
    [Trait("Category", "slow")]
    public void Values_and_verdicts_are_those_of_a_program_with_a_JIT_compiler(params string[] values)
    {
        using ShopFolder folder = new();

        Answer answer = folder.RunOrders([.. values, "--rows", Rows, "--mode", "jit,aot", "--blocks", "1", "--operation", "serialize"]);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using JsonDocument results = JsonDocument.Parse(File.ReadAllText(folder.FileOf("r.json")));
        Assert.SkipWhen(
            results.RootElement.GetProperty("rows").EnumerateArray().Any(row => row.GetProperty("status").GetString() == "notAvailable"),
            "The native compiler or a linker is missing.");
        foreach (IGrouping<string, JsonElement> modes in results.RootElement.GetProperty("checks").EnumerateArray().GroupBy(check => check.GetProperty("row").GetString()!.Split(' ')[0]))
        {
            Assert.Equal(2, modes.Count());
            Assert.Single(modes.Select(check => $"{check.GetProperty("verdict")} {check.GetProperty("payloadBytes")} {check.GetProperty("objectCount")} {check.GetProperty("cause")}").Distinct());
        }

        Assert.Equal(4, results.RootElement.GetProperty("cells").GetArrayLength());
    }
}
