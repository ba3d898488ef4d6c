using System.Text.Json;
using Assay.Core.Results;
using Assay.Experiments.Memory;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

public sealed class MemoryReports
{
    private static readonly ResultsFile Results = MemoryRuns.Of(
        ("quick", 2, Verdict.Supported), ("leaks", 5, Verdict.Supported), ("pauses", 10, Verdict.Supported),
        ("unsafe", 20, Verdict.Supported),
        ("own-adapters", 4, Verdict.Supported), ("limited", 8, Verdict.Supported), ("lossy", 1, Verdict.Lossy));

    private static readonly ResultsFile Caches =
        MemoryRuns.OfCaches(("quick", 2, Verdict.Supported), ("slow", 20, Verdict.Supported), ("lossy", 1, Verdict.Lossy));

    [Fact]
    public void Each_figure_is_what_the_facts_say()
    {
        var line = Line("quick");

        var (workstation, server) = (line.Collectors[0], line.Collectors[1]);
        Assert.Equal((72e6, 152e6, 50e6), (workstation.PeakBytes, server.PeakBytes, workstation.BeforeBytes));
        Assert.Equal((4500.0, 1.5, 5000.0), (workstation.HeldBytes, workstation.HeldRatio, workstation.AllocatedBytes));
        Assert.Equal([10, 1, 0.1], workstation.CollectionsOfThousand);
        Assert.Equal((2e6, 0.01), (workstation.LongestPause, workstation.PauseShare));
        Assert.Equal((262_144.0, 60e6), (workstation.Gen0BudgetBytes, server.Gen0BudgetBytes));
        // A million calls of 5,000 bytes and 11,100 collections.
        Assert.Equal(5e9 / 11_100, workstation.BytesBetweenCollections!.Value, 3);
        Assert.Empty(line.Findings);
    }

    [Fact]
    public void Threads_have_their_rate_and_the_percentiles_of_single_calls()
    {
        var (one, two) = (Line("quick").Collectors[0].Threads[0], Line("quick").Collectors[0].Threads[1]);

        Assert.Equal((500_000, 800_000, 1.6), (one.CallsPerSecond, two.CallsPerSecond, two.Speedup));
        Assert.Equal(1.9, Line("quick").Collectors[1].Threads[1].Speedup);
        // 97.8 % take 2 us, 2 % take 6 us and 0.2 % take 2 ms; buckets are 1.6 % wide on either side.
        Assert.InRange(one.Median, 2000 * 0.984, 2000 * 1.016);
        Assert.InRange(one.P99, 6000 * 0.984, 6000 * 1.016);
        Assert.InRange(one.P999!.Value, 2e6 * 0.984, 2e6 * 1.016);
        Assert.Equal(2_010_000, one.Longest);
    }

    [Theory]
    [InlineData("leaks", MemoryFindingKind.Leak, 1000.0, "")]
    [InlineData("pauses", MemoryFindingKind.Pauses, 0.5, "")]
    [InlineData("unsafe", MemoryFindingKind.Threads, 0.0, "BookShelf.Books[3].Title: another value")]
    public void Odd_rows_have_their_finding(string row, MemoryFindingKind kind, double number, string detail) =>
        Assert.Equal(new MemoryFinding(kind, number, detail), Assert.Single(Line(row).Findings));

    [Theory]
    [InlineData(new long[] { 1_000_000, 21_000_000, 21_000_100, 21_000_200 }, null)]
    [InlineData(new long[] { 1_000_000, 2_000_000, 1_900_000, 3_000_000 }, null)]
    [InlineData(new long[] { 1_000_000, 1_020_000, 1_030_000, 1_040_000 }, null)]
    [InlineData(new long[] { 1_000_000, 2_000_000, 2_500_000, 3_000_000 }, 1000.0)]
    public void A_heap_that_fills_once_or_hardly_grows_is_no_leak(long[] held, double? bytes)
    {
        var memory = Results.SamplesOf<MemorySamples>().Memories[0];
        var span = memory.Processes[0].Spans[0] with { HeldBytes = held, HeldCalls = [1000, 500, 500] };
        var changed = Results with
        {
            Samples = Results.SamplesOf<MemorySamples>() with
            {
                Memories =
            [memory with { Processes = [memory.Processes[0] with { Spans = [span] }] }]
            }
        };

        var findings = MemoryBuilder.Build(changed)!.Tables[0].Lines[0].Findings;

        Assert.Equal(bytes, findings.Count == 0 ? null : findings[0].Number);
    }

    [Fact]
    public void Rows_stand_by_what_they_keep_and_by_their_peak() =>
        Assert.Equal(["quick", "own-adapters", "leaks", "limited", "pauses", "unsafe", "lossy"],
            MemoryBuilder.Build(Results)!.Tables[0].Lines.Select(line => line.Label));

    [Theory]
    [InlineData("table", ReportExtent.FirstScreen, "memory.txt")]
    [InlineData("table", ReportExtent.Details, "memory-details.txt")]
    [InlineData("markdown", ReportExtent.FirstScreen, "memory.md")]
    [InlineData("csv", ReportExtent.FirstScreen, "memory.csv")]
    public void Every_format_is_as_committed(
        string format, ReportExtent extent, string file) => Snapshot.Matches(Written(Results, format, extent, 140), file);

    [Theory]
    [InlineData("table", "memory-cache.txt")]
    [InlineData("csv", "memory-cache.csv")]
    public void Caches_are_as_committed(string format, string file) =>
        Snapshot.Matches(Written(Caches, format, ReportExtent.FirstScreen, 140), file);

    [Theory]
    [InlineData(40)]
    [InlineData(80)]
    [InlineData(140)]
    public void No_line_is_wider_than_the_output(int width)
    {
        Assert.All(Written(Results, "table", ReportExtent.Details, width).Split('\n'), line => Assert.InRange(line.Length, 0, width));
        Assert.All(Written(Caches, "table", ReportExtent.Details, width).Split('\n'), line => Assert.InRange(line.Length, 0, width));
    }

    [Fact]
    public void Json_has_the_figures_to_the_last_digit()
    {
        using var json = JsonDocument.Parse(Written(Caches, "json", ReportExtent.FirstScreen, 100));

        var row = json.RootElement.GetProperty("tables")[0].GetProperty("rows")[0];
        Assert.Equal((10e6, 30e6, 2000.0, 50.0),
            (row.GetProperty("bytesHeldBytes").GetDouble(), row.GetProperty("objectsHeldBytes").GetDouble(),
                row.GetProperty("bytesHitNanoseconds").GetDouble(), row.GetProperty("objectsHitNanoseconds").GetDouble()));
    }

    private static MemoryLine Line(string row) => MemoryBuilder.Build(Results)!.Tables[1].Lines.Single(line => line.Label == row);

    private static string Written(ResultsFile results, string format, ReportExtent extent, int width)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(MemoryTables.Of(results)!, format, output, new OutputStyle(width, false, extent));
        return output.ToString();
    }
}
