using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>A close look at rows of a results file.</summary>
public class DeepReportTests
{
    [Fact]
    public void A_row_of_any_results_file_can_be_looked_at_closely_and_an_unknown_one_is_answered_with_the_nearest()
    {
        using WorkingFolder folder = new();
        var run = AssayInProcess.Run(folder.Path, "run", "--rows", "json.net/reused", "--size", "10", "--processes", "1", "--operation",
            "serialize", "--out", "r.json");
        Assert.Equal(0, run.ExitCode);

        var text = AssayInProcess.Run(folder.Path, "report", "r.json", "--deep", "json.net/reused");
        var json = AssayInProcess.Run(folder.Path, "report", "r.json", "--deep", "json.net/reused", "--format", "json");
        var unknown = AssayInProcess.Run(folder.Path, "report", "r.json", "--deep", "json.net/reusd");
        var csv = AssayInProcess.Run(folder.Path, "report", "r.json", "--deep", "json.net/reused", "--format", "csv");

        Assert.Equal((0, ""), (text.ExitCode, text.Errors));
        Assert.StartsWith("json.net/reused: serialize, books of 10 books, ", text.Output, StringComparison.Ordinal);
        Assert.Contains("Time per round, one line per process", text.Output, StringComparison.Ordinal);
        using var parsed = JsonDocument.Parse(json.Output);
        Assert.Equal("json.net/reused", parsed.RootElement.GetProperty("rows")[0].GetProperty("label").GetString());
        Assert.Equal((2, ""), (unknown.ExitCode, unknown.Output));
        Assert.StartsWith(
            "There is no row in this file \"json.net/reusd\". Nearest: json.net/reused", unknown.Errors, StringComparison.Ordinal);
        Assert.Equal((2, ""), (csv.ExitCode, csv.Output));
        Assert.StartsWith("--deep does not support csv. Use one of: table, markdown, json.", csv.Errors, StringComparison.Ordinal);
    }
}
