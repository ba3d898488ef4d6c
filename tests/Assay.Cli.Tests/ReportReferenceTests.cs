using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Storage;
using Assay.Report.Tests;

namespace Assay.Cli.Tests;

/// <summary>Reports whose ratios refer to another row than those of the run.</summary>
public sealed class ReportReferenceTests : IDisposable
{
    private readonly WorkingFolder folder = new();

    /// <summary>Writes the results of a run with two rows that were measured and one that was not.</summary>
    public ReportReferenceTests()
    {
        ResultsBuilder run = new() { Reference = "system.text.json/reflection" };
        foreach ((var row, var serialize,
            var deserialize) in new[] { ("system.text.json/reflection", 4000.0, 8000.0), ("json.net/reused", 16_000.0, 16_000.0) })
            run.Row(row).Check(row, 3200).Cell(row, Operation.Serialize, serialize, wobble: 0)
                .Cell(row, Operation.Deserialize, deserialize, wobble: 0);
        run.Row("acme/fast", "Acme", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Acme");
        ResultsStore.Save(run.Build(), folder.File("my run.json"));
    }

    /// <inheritdoc/>
    public void Dispose() => folder.Dispose();

    [Fact]
    public void Ratios_refer_to_the_row_that_is_named_and_the_file_stays_as_it_is()
    {
        var before = File.ReadAllBytes(folder.File("my run.json"));

        var own = Report();
        var other = Report("--reference", "JSON.NET/reused");

        Assert.Equal((0, "", 0, ""), (own.ExitCode, own.Errors, other.ExitCode, other.Errors));
        Assert.Contains("ratio = time / time of system.text.json/reflection; below 1 is faster", own.Output, StringComparison.Ordinal);
        Assert.Matches(@"json\.net/reused +1[56]\.\d+ us +2\.00 +1[56]\.\d+ us +4\.00", own.Output);
        Assert.Contains("ratio = time / time of json.net/reused; below 1 is faster", other.Output, StringComparison.Ordinal);
        Assert.Matches(@"system\.text\.json/reflection +[78]\.\d+ us +0\.50 +[34]\.\d+ us +0\.25", other.Output);
        Assert.Matches(@"json\.net/reused +1[56]\.\d+ us +1 +1[56]\.\d+ us +1 ", other.Output);
        Assert.Equal(before, File.ReadAllBytes(folder.File("my run.json")));
    }

    [Fact]
    public void The_last_line_is_the_command_for_more_of_the_same()
    {
        Assert.EndsWith("More: assay report 'my run.json' --all (every row), or --details (all figures)", Report().Output.TrimEnd(),
            StringComparison.Ordinal);
        Assert.EndsWith("More: assay report 'my run.json' --reference json.net/reused --all, or --details",
            Report("--reference", "json.net/reused").Output.TrimEnd(), StringComparison.Ordinal);
    }

    [Fact]
    public void Formats_for_programs_refer_to_it_too()
    {
        using var report = JsonDocument.Parse(Report("--reference", "json.net/reused", "--format", "json").Output);

        var table = report.RootElement.GetProperty("tables")[0];
        Assert.Equal("json.net/reused", table.GetProperty("reference").GetString());
        Assert.All(table.GetProperty("lines").EnumerateArray(),
            line => Assert.Equal("json.net/reused", line.GetProperty("ratioReference").GetString()));
    }

    [Fact]
    public void An_unknown_row_is_answered_with_the_nearest()
    {
        var answer = Report("--reference", "json.net/reusd");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(
            "There is no row in this file \"json.net/reusd\". Nearest: json.net/reused", answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
    }

    [Fact]
    public void A_row_that_was_not_measured_leaves_the_times_and_no_ratios()
    {
        var answer = Report("--reference", "acme/fast");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Contains("no ratios: acme/fast was not measured here", answer.Output, StringComparison.Ordinal);
        Assert.Matches(@"json\.net/reused +1[56]\.\d+ us +1[56]\.\d+ us +3,200", answer.Output);
    }

    private Answer Report(params string[] options) => AssayInProcess.Run(folder.Path, ["report", "my run.json", .. options]);
}
