using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Runs of verdicts that end when their budget is used up, and go on later.</summary>
public class VerdictBudgetTests
{
    /// <summary>17 rows: up to 16 begin at once, and none after the first ends.</summary>
    private const string Rows = "system.text.json/*,json.net/*";
    private const string Budget = "0.01s";

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("check formats", "--format-of json --case leading-zero", "samples.checks", 20)]
    [InlineData("check exchange", "--shape simple", "samples.exchanges", 1)]
    public void A_used_up_budget_ends_a_run_which_then_goes_on(string command, string options, string list, int mostTimes)
    {
        using WorkingFolder folder = new();
        var words = command.Split(' ');

        var ended =
            AssayInProcess.Run(folder.Path, [.. words, "--rows", Rows, .. options.Split(' '), "--budget", Budget, "--out", "part.json"]);

        Assert.True(ended.ExitCode == 0, ended.Errors);
        Assert.Contains($"The budget is used up. Results so far are in part.json; continue with: assay {command} --resume part.json",
            ended.Errors, StringComparison.Ordinal);
        Assert.StartsWith("The budget left no time for ", ended.Output, StringComparison.Ordinal);
        Assert.Contains(" got nothing", ended.Output, StringComparison.Ordinal);
        Assert.Equal(ended.Output, AssayInProcess.Run(folder.Path, "report", "part.json").Output);
        (var isComplete, var rows) = Read(folder.File("part.json"), list);
        Assert.False(isComplete);
        Assert.InRange(rows, 1, 16);
        var resumed = AssayInProcess.Run(folder.Path, [.. words, "--resume", "part.json", "--budget", "1h"]);
        Assert.Equal(2, resumed.ExitCode);
        Assert.Contains("part.json was measured with another --budget.", resumed.Errors, StringComparison.Ordinal);
        for (var time = 0; time < mostTimes && !isComplete; time++)
        {
            AssayInProcess.Run(folder.Path, [.. words, "--resume", "part.json"]);
            (isComplete, var more) = Read(folder.File("part.json"), list);
            Assert.True(more > rows);
            rows = more;
        }

        Assert.True(isComplete || mostTimes == 1);
    }

    private static (bool IsComplete, int Rows) Read(string file, string list)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(file));
        return (results.RootElement.GetProperty("isComplete").GetBoolean(),
            KeptAt.Path(results, list).EnumerateArray().Select(one => one.GetProperty("row").GetString()).Distinct().Count());
    }
}
