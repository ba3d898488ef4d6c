using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// A factory that ends its process is the user's to correct, whenever it does so: it is no error of Assay's, and no library's.
/// </summary>
public class MisbehavingFactoryTests
{
    [Theory]
    [InlineData("Exit")]
    [InlineData("ExitInTheThirdProcess")]
    public void A_factory_that_ends_its_process_is_named_whenever_it_does(string factory)
    {
        using ShopFolder folder = new();
        string[] arguments = ["run", "--types", "Shop.dll", "--root", "Shop.Order", "--factory", $"Shop.Samples.{factory}", "--rows",
            "reference/straight-line", "--out", "r.json"];

        var answer =
            AssayProcess.Run(folder.Path, _ => { }, new Dictionary<string, string> { ["SHOP_FOLDER"] = folder.Path }, arguments);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.EndsWith($"The factory Shop.Samples.{factory} called Environment.Exit(3); correct it, or give values with --sample.",
            answer.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.DoesNotContain("error in Assay", answer.Errors, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_factory_that_fails_after_a_block_was_measured_is_named_and_costs_nothing_of_it()
    {
        using ShopFolder folder = new();
        string[] arguments =
        [
            "run", "--types", "Shop.dll", "--root", "Shop.Order", "--factory", "Shop.Samples.ThrowOnceMeasured", "--rows",
            "data-contract/preserve-references", "--reference", "data-contract/preserve-references",
            "--operation", "serialize", "--processes", "2", "--out", "r.json",
        ];

        var answer =
            AssayProcess.Run(folder.Path, _ => { }, new Dictionary<string, string> { ["SHOP_FOLDER"] = folder.Path }, arguments);

        Assert.Equal(2, answer.ExitCode);
        Assert.Contains(
            "The factory Shop.Samples.ThrowOnceMeasured threw System.InvalidOperationException. Fix it and run again. Results "
                + "so far are in r.json.", answer.Errors, StringComparison.Ordinal);
        Assert.Contains("data-contract/preserve-references", answer.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("failed during measurement", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.FileOf("r.json")));
        var cell = Assert.Single(results.RootElement.GetProperty("cells").EnumerateArray());
        Assert.Equal((1, ""), (cell.GetProperty("blocks").GetArrayLength(), FailureOf.Cause(cell)));
    }
}
