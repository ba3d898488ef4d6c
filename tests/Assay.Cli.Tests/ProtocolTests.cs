using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>The protocol of an article, with real processes.</summary>
public class ProtocolTests
{
    [Fact]
    public void Twenty_calls_of_each_cell_are_kept_reported_and_not_measured_again()
    {
        using WorkingFolder folder = new();

        Answer answer = AssayProcess.Run(folder.Path, "run", "--protocol", "paper", "--rows", "system.text.json/reflection,json.net", "--data-set", "northwind", "--size", "5", "--out", "p.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("northwind (5 categories): serialize, 20 calls without warm-up", answer.Output, StringComparison.Ordinal);
        using JsonDocument results = JsonDocument.Parse(File.ReadAllText(folder.File("p.json")));
        JsonElement[] runs = [.. results.RootElement.GetProperty("protocolRuns").EnumerateArray()];
        Assert.Equal(runs.Select(run => run.GetProperty("row").GetString()).Distinct().Count() * 2, runs.Length);
        Assert.All(runs, run =>
        {
            long[] calls = [.. run.GetProperty("nanoseconds").EnumerateArray().Select(call => call.GetInt64())];
            Assert.Equal(20, calls.Length);
            // The first call finds nothing compiled: the article's own observation, by far more than any noise.
            Assert.True(calls[0] > calls.Order().ElementAt(10));
        });
        Assert.Equal("paper", results.RootElement.GetProperty("options").GetProperty("protocol").GetString());
        Answer csv = AssayProcess.Run(folder.Path, "report", "p.json", "--format", "csv");
        Assert.Contains("northwind-5-serialize,system.text.json/reflection,", csv.Output, StringComparison.Ordinal);
        Answer other = AssayProcess.Run(folder.Path, "run", "--resume", "p.json");
        Assert.Equal((2, "p.json holds a run of 'assay run --protocol paper'. Continue it with: assay run --protocol paper --resume p.json"), (other.ExitCode, other.Errors.TrimEnd()));
        Assert.Contains("p.json is complete", AssayProcess.Run(folder.Path, "run", "--protocol", "paper", "--resume", "p.json").Errors, StringComparison.Ordinal);
    }
}
