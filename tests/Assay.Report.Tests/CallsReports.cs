using Assay.Core.Results;
using Assay.Experiments.Calls;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class CallsReports
{
    private static readonly ResultsFile Results =
        CallsRuns.Of(("slow-start", 40_000, Verdict.Supported), ("even", 1000, Verdict.Supported), ("lossy", 500, Verdict.Lossy));

    [Fact]
    public void Each_figure_is_what_the_calls_say()
    {
        var report = CallsBuilder.Build(Results)!;

        Assert.Equal(("paper", 20, 2), (report.Protocol, report.Calls, report.Tables.Count));
        var line = report.Tables[0].Lines.Single(line => line.Label == "slow-start");
        Assert.Equal((40_000_000, 100_000, 40_000_000, 1), (line.First, line.Best, line.Worst, line.WorstCall));
        // Without the first and the fourth: 17 calls of a millisecond and one of three.
        Assert.Equal(20.0 / 18 * 1e6, line.TrimmedMean!.Value, 1e-6);
        Assert.Equal(20.0 / 18 / 40, line.AverageOverFirst!.Value, 1e-12);
        Assert.Equal((250_000, 4000L), (line.Prepare, line.PayloadBytes));
        var even = report.Tables[0].Lines.Single(line => line.Label == "even");
        // One of the equally slow calls alone is left out, and here the fifth is the slowest.
        Assert.Equal((3_000_000, 5, 1.0), (even.Worst, even.WorstCall, even.TrimmedMean!.Value / 1e6));
    }

    [Fact]
    public void Rows_that_lose_data_stand_below_those_that_keep_it_and_missing_ones_have_their_reasons()
    {
        var table = CallsBuilder.Build(Results)!.Tables[0];

        Assert.Equal(["even", "slow-start", "lossy"], table.Lines.Select(line => line.Label));
        Assert.Equal(["NU1101: Unable to find package Absent.", "Stack overflow"], table.Missing.Select(missing => missing.Cause));
    }

    [Fact]
    public void The_answer_counts_the_rows_whose_first_call_is_the_slowest() => Assert.Equal(
        "books (100 books), serialize: the first call is the slowest one for 1 of 3 rows. mean / first is 0.028 "
            + "(slow-start) to 1.94 (lossy).",
        CallsTables.Of(Results)!.Answer[0]);

    [Theory]
    [InlineData("table", ReportExtent.FirstScreen, "protocol.txt")]
    [InlineData("table", ReportExtent.Details, "protocol-details.txt")]
    [InlineData("markdown", ReportExtent.FirstScreen, "protocol.md")]
    [InlineData("csv", ReportExtent.FirstScreen, "protocol.csv")]
    public void Every_format_is_as_committed(string format, ReportExtent extent, string file)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(CallsTables.Of(Results)!, format, output, new OutputStyle(100, false, extent));
        Snapshot.Matches(output.ToString(), file);
    }

    [Fact]
    public void A_file_of_warm_operations_has_no_such_report() => Assert.Null(CallsBuilder.Build(Runs.Everything()));
}
