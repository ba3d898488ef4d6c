using System.Text.Json;
using Assay.Core.Results;
using Assay.Experiments.Startup;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class StartupReports
{
    private static readonly ResultsFile Results =
        StartupRuns.Of(("quick", 22, Verdict.Supported), ("slow", 102, Verdict.Supported), ("lossy", 12, Verdict.Lossy));

    [Fact]
    public void Each_figure_is_what_the_samples_say()
    {
        var report = StartupBuilder.Build(Results)!;

        var line = report.Tables[0].Lines[0];
        Assert.Equal(("quick", 7), (line.Label, line.Processes));
        // To main 40.0 to 40.6 ms, median 40.3; with seven values the interval of the median is the whole range.
        Assert.Equal((62.3e6, 62.0e6, 62.6e6), (line.Total.Median, line.Total.Lower, line.Total.Upper));
        // Every process takes 22 ms beyond its own start.
        Assert.Equal(62.3 / 40.3, line.Ratio.Median, 6);
        Assert.Equal((40.3e6, 20e6), (line.ToMain, line.EmptyToMain));
        Assert.Equal((20e6, 2e6), (line.OnceAProcess, line.EachType));
        Assert.Equal([22e6, 2e6, 2e6, 5e6], line.Types);
        Assert.Equal((1050.0, 300, 3, 1_234_567L, (2, 0)),
            (line.LaterCall, line.MethodsCompiled, line.AssembliesLoaded, line.DiskBytes, line.Libraries));
    }

    [Fact]
    public void Rows_that_lose_data_stand_below_those_that_keep_it_and_references_last() =>
        Assert.Equal(["quick", "slow", "lossy", "reference/straight-line"],
            StartupBuilder.Build(Results)!.Tables[0].Lines.Select(line => line.Label));

    [Fact]
    public void One_type_alone_does_not_tell_what_a_process_pays_once()
    {
        var single = Results with
        {
            Options = Results.Options with { Workloads = [Results.Options.Workloads[0]] },
            Samples = Results.SamplesOf<StartupSamples>() with
            {
                Startups = [.. Results.SamplesOf<StartupSamples>().Startups.Select(startup => startup with
                {
                    Workloads = [startup.Workloads[0]],
                    Processes = [.. startup.Processes.Select(process => process with
                    {
                        PrepareNanoseconds = [process.PrepareNanoseconds[0]], FirstNanoseconds = [process.FirstNanoseconds[0]],
                        LaterNanoseconds = [1000, 1100], MethodsCompiled = [300], AssembliesLoaded = [3],
                    })],
                })],
            },
        };

        var line = StartupBuilder.Build(single)!.Tables[0].Lines[0];

        Assert.Equal((null, null), (line.OnceAProcess, line.EachType));
        Assert.DoesNotContain("once", StartupTables.Of(single)!.Tables[0].Columns.Select(column => column.Head));
    }

    [Theory]
    [InlineData("table", ReportExtent.FirstScreen, "startup.txt")]
    [InlineData("table", ReportExtent.Details, "startup-details.txt")]
    [InlineData("markdown", ReportExtent.FirstScreen, "startup.md")]
    [InlineData("csv", ReportExtent.FirstScreen, "startup.csv")]
    [InlineData("json", ReportExtent.FirstScreen, "startup.json")]
    public void Every_format_is_as_committed(
        string format, ReportExtent extent, string file) => Snapshot.Matches(Written(format, extent, 100), file);

    [Theory]
    [InlineData(40)]
    [InlineData(80)]
    [InlineData(140)]
    public void No_line_is_wider_than_the_output(int width) =>
        Assert.All(Written("table", ReportExtent.Details, width).Split('\n'), line => Assert.InRange(line.Length, 0, width));

    [Fact]
    public void Json_has_the_figures_to_the_last_digit()
    {
        using var json = JsonDocument.Parse(Written("json", ReportExtent.FirstScreen, 100));

        var row = json.RootElement.GetProperty("tables")[0].GetProperty("rows")[0];
        Assert.Equal(
            (62.3e6, 62.0e6), (row.GetProperty("totalNanoseconds").GetDouble(), row.GetProperty("totalNanosecondsLower").GetDouble()));
    }

    [Fact]
    public void A_file_of_warm_operations_has_no_such_report() => Assert.Null(StartupTables.Of(Runs.Everything()));

    private static string Written(string format, ReportExtent extent, int width)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(StartupTables.Of(Results)!, format, output, new OutputStyle(width, false, extent));
        return output.ToString();
    }
}
