using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Versions, runtimes and modes of one row side by side, with real packages and real runtimes.</summary>
public class VariantTests
{
    [Fact]
    [Trait("Category", "slow")]
    public void Two_versions_of_a_package_stand_side_by_side_on_two_runtimes_and_the_results_tell_what_really_ran()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "run", "--rows", "json.net/reused", "--with", "Newtonsoft.Json@12.0.3,13.0.4", "--runtime", "net8.0,net10.0",
            "--size", "10", "--operation", "serialize",
            "--processes", "1", "--profile", "server-gc", "--details", "--out", "r.json");

        Assert.Equal(0, answer.ExitCode);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        Assert.Equal(
            ["json.net/reused@12.0.3 net8.0", "json.net/reused@12.0.3 net10.0", "json.net/reused@13.0.4 net8.0",
                "json.net/reused@13.0.4 net10.0"],
            Of(results, "cells", "row"));
        Assert.Equal(["12.0.3", "12.0.3", "13.0.4", "13.0.4"], Of(results, "rows", "packageVersion"));
        Assert.Equal([".NET 8", ".NET 10", ".NET 8", ".NET 10"],
            Of(results, "rows", "runtime").Select(runtime => runtime.Split('.')[1]).Select(major => "." + major));
        Assert.All(Of(results, "rows", "loadedVersion").Zip(Of(results, "rows", "packageVersion")),
            pair => Assert.StartsWith(pair.Second, pair.First, StringComparison.Ordinal));
        Assert.All(
            results.RootElement.GetProperty("rows").EnumerateArray(), row => Assert.True(row.GetProperty("isSelfContained").GetBoolean()));
        Assert.Matches(@"Newtonsoft\.Json 12\.0\.3 on \.NET 8\.\d+\.\d+, jit, self-contained: json\.net/reused@12\.0\.3 net8\.0",
            answer.Output.ReplaceLineEndings(" ").Replace("     ", " ", StringComparison.Ordinal));
        Assert.Contains("--with Newtonsoft.Json@12.0.3,13.0.4 --runtime net8.0,net10.0", answer.Errors, StringComparison.Ordinal);
        AssertCompared(folder);
    }

    // One block gives ratios without an interval, of which none is certain.
    private static void AssertCompared(WorkingFolder folder)
    {
        var variants = AssayInProcess.Run(folder.Path, "compare", "r.json", "--format", "json");
        var runs = AssayInProcess.Run(folder.Path, "compare", "r.json", "r.json");

        Assert.Equal((0, ""), (variants.ExitCode, variants.Errors));
        using var compared = JsonDocument.Parse(variants.Output);
        var times = compared.RootElement.GetProperty("tables")[0];
        Assert.Equal(["12.0.3 net10.0", "13.0.4 net10.0", "13.0.4 net8.0"], Of(times, "rows", "after").Order(StringComparer.Ordinal));
        Assert.Equal(["undecided", "undecided", "undecided"], Of(times, "rows", "change"));
        Assert.Equal((0, ""), (runs.ExitCode, runs.Errors));
        Assert.StartsWith("Undecided: 4 of 4 times may be over 5 % slower. 4 times: 4 undecided.", runs.Output, StringComparison.Ordinal);
        Assert.Equal(1, AssayInProcess.Run(folder.Path, "compare", "r.json", "--fail-undecided").ExitCode);
    }

    [Fact]
    public void A_version_that_does_not_exist_is_bad_input_with_the_nearest_ones_before_anything_is_measured()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "run", "--with", "json.net/reused@12.0.99", "--out", "r.json");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        var sentence = answer.Errors.TrimEnd().Split('\n')[^1];
        Assert.StartsWith("Newtonsoft.Json 12.0.99 is not in your NuGet sources. Nearest: 1", sentence, StringComparison.Ordinal);
        Assert.False(File.Exists(folder.File("r.json")));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void What_cannot_be_had_here_is_a_row_that_says_why()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Needs a system other than Windows.");
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "run", "--rows", "system.text.json/reflection", "--with", "System.Text.Json@8.0.5", "--runtime", "net48,net10.0",
            "--size", "10", "--processes", "1", "--out", "r.json", "--format", "json");

        Assert.Equal(1, answer.ExitCode);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        var causes = Of(results, "rows", "cause");
        Assert.StartsWith("Windows only: net48", causes[0], StringComparison.Ordinal);
        Assert.StartsWith(
            "System.Text.Json 8.0.5 is not newer than the one in net10.0, so that one was loaded", causes[1], StringComparison.Ordinal);
    }

    private static string[] Of(JsonDocument results, string list, string property) => Of(results.RootElement, list, property);

    private static string[] Of(JsonElement of, string list, string property) =>
        [.. of.GetProperty(list).EnumerateArray().Select(item => item.GetProperty(property).GetString()!)];
}
