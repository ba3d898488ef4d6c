using System.Text.Json;
using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Sections;
using Assay.Report.Speed;

namespace Assay.Report.Tests;

public sealed class DeepView
{
    [Theory]
    [InlineData("table", false, "deep.txt")]
    [InlineData("table", true, "deep.ansi.txt")]
    [InlineData("markdown", false, "deep.md")]
    public void Every_format_is_as_committed(string format, bool isTerminal, string file) =>
        Snapshot.Matches(Written(format, Look("changes"), isTerminal: isTerminal), file);

    [Fact]
    public void A_change_in_the_course_of_a_process_is_found_where_it_happened()
    {
        var row = Assert.Single(Look("changes").Rows);
        var change = Assert.Single(row.Processes[1].Changes);

        Assert.InRange(change.Round, 48, 52);
        Assert.Equal(1.2, change.Ratio, 2);
        Assert.Empty(row.Processes[0].Changes);
    }

    [Fact]
    public void A_process_that_differs_for_its_whole_life_is_told_from_a_slow_block()
    {
        var results = Run();
        var cells = results.Cells.ToList();
        // In block 2 the machine was slow for all, in block 4 one process was slow.
        cells = cells.ConvertAll(cell => cell with
        {
            Blocks = [
                .. cell.Blocks.Select(block => block.Block == 2 || (block.Block == 4 && cell.Row == "unsteady") ? Slower(block) : block)],
        });

        var row = Assert.Single(ReportBuilder.WithDeepView(results with { Cells = cells }, ["unsteady"]).Deep!.Rows);

        Assert.All(row.Processes, process => Assert.Equal(process.Block == 4 ? 1.18 : 1, process.Deviation!.Value, 0.02));
        var report = Look("changes") with { Rows = [row] };
        Assert.Contains(
            "1 of 6 processes was slower or faster than the row's others, while other rows of its block were not: block 4 +17.3 %",
            string.Join(' ', Written("table", report).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)),
            StringComparison.Ordinal);
    }

    [Fact]
    public void An_odd_process_stands_with_the_code_that_only_it_has()
    {
        var results = Run(blocks: 12);
        var cells = results.Cells.ToList().ConvertAll(cell => cell with
        {
            Blocks = [
                .. cell.Blocks.Select(
                    block => WithFacts(
                    cell.Row == "unsteady" && block.Block is 3 or 7 ? Slower(block) : block, cell.Row == "unsteady" && block.Block == 3))],
        });

        var text = Written("table", ReportBuilder.WithDeepView(results with { Cells = cells }, ["unsteady"]).Deep!, width: 200);

        Assert.Contains("Code: 2 hot methods of 1,300 to 1,500 bytes in all; other code than most in 1 of 12 processes", text,
            StringComparison.Ordinal);
        Assert.Matches(
            @"  block 3 \(\+1[678]\.\d %\): batches on processors 50 / 30; "
            + @"stack at 64 and data at 8 of a page; \d+ collections in 1,000 batches", text);
        Assert.Contains(
            "    Example.Reader.Read: OptimizedTier1 1200 bytes instead of OptimizedTier1 1000 bytes", text, StringComparison.Ordinal);
        Assert.Contains("    its code is that of most processes", text, StringComparison.Ordinal);
        Assert.DoesNotContain("have in common", text, StringComparison.Ordinal);
    }

    [Fact]
    public void What_the_slower_processes_have_in_common_is_said()
    {
        var results = Run(blocks: 12);
        var cells = results.Cells.ToList().ConvertAll(cell => cell with
        {
            Blocks = [
                .. cell.Blocks.Select(
                    block => WithFacts(
                    cell.Row == "unsteady" && block.Block is 3 or 7 ? Slower(block) : block,
                    cell.Row == "unsteady" && block.Block is 3 or 7))],
        });

        var row = Assert.Single(ReportBuilder.WithDeepView(results with { Cells = cells }, ["unsteady"]).Deep!.Rows);

        var separation = row.Separations[0];
        Assert.Equal((2, 12), (separation.Processes, separation.Of));
        Assert.Equal("Example.Reader.Read: OptimizedTier1 1200 bytes", separation.Trait);
        Assert.Equal(1.18, separation.Ratio, 0.02);
        Assert.InRange(separation.VarianceShare, 0.9, 1);
    }

    [Fact]
    public void Every_round_is_shown_and_every_one_that_counts_is_in_the_histogram()
    {
        var row = Look("changes").Rows[0];

        Assert.All(row.Processes, process => Assert.Equal(80, process.Rounds.Count));
        Assert.All(row.Processes, process => Assert.Equal(10, process.FirstRound));
        Assert.Equal(6 * 70, row.Histogram.Counts.Sum() + row.Histogram.Above);
        Assert.NotNull(row.WithinSd);
        Assert.InRange(row.BetweenShare!.Value, 0, 1);
    }

    [Fact]
    public void Without_names_the_odd_rows_are_looked_at()
    {
        var report = ReportBuilder.WithDeepView(Run(), []).Deep!;

        Assert.Equal(["unsteady"], report.Rows.Select(row => row.Label));
        Assert.Contains("not steady in 1 of 6 blocks: methods were still compiled", Written("table", report), StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_without_odd_rows_says_that_there_is_nothing_odd()
    {
        var results = new ResultsBuilder { Blocks = 6, Operations = [Operation.Deserialize] }.Row("a").Check("a", 10)
            .Cell("a", Operation.Deserialize, 1000).Build();

        Assert.Contains("No row looks unusual", Written("table", ReportBuilder.WithDeepView(results, []).Deep!), StringComparison.Ordinal);
    }

    [Fact]
    public void Methods_compiled_while_measuring_are_counted_and_named_where_the_run_was_traced()
    {
        var text = Written("table", Look("changes"));

        Assert.Contains("Methods compiled while measuring: block 1: 2 in round 50", text, StringComparison.Ordinal);
        Assert.Contains("  Example.Reader.Read (Tier1): block 1 round 50", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(60)]
    [InlineData(80)]
    [InlineData(200)]
    public void No_line_is_wider_than_the_output(int width) =>
        Assert.All(Written("table", Look("changes"), width).Split('\n'), line => Assert.InRange(line.Length, 0, width));

    [Fact]
    public void Piped_text_is_plain_ASCII() =>
        Assert.DoesNotContain(Written("table", Look("changes")), character => character is > '~' or < ' ' and not '\n');

    [Fact]
    public void The_JSON_form_stands_alone_and_inside_the_report_of_a_deep_run()
    {
        using var alone = JsonDocument.Parse(Written("json", Look("changes")));
        using var inside = JsonDocument.Parse(Rendered.As("json", ReportBuilder.WithDeepView(Run(), ["changes"])));

        Assert.Equal("changes", alone.RootElement.GetProperty("rows")[0].GetProperty("label").GetString());
        Assert.Equal(
            alone.RootElement.GetRawText().Length > 0, inside.RootElement.GetProperty("deep").GetProperty("rows").GetArrayLength() == 1);
    }

    [Fact]
    public void CSV_has_no_form_for_it() => Assert.Equal(["table", "markdown", "json"], DeepSections.Formats);

    internal static ResultsFile Run(int blocks = 6)
    {
        var results = new ResultsBuilder { Rounds = 80, Blocks = blocks, Operations = [Operation.Deserialize] }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("changes").Check("changes", 10).Cell("changes", Operation.Deserialize, 2000)
            .Row("unsteady").Check("unsteady", 10)
            .Cell("unsteady", Operation.Deserialize, 3000, unsteady: "methods were still compiled").Build();
        var cells =
            results.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Select(block => block with { FirstRound = 10 })] }).ToList();
        cells[1] = cells[1] with { Blocks = [.. cells[1].Blocks.Select(block => block.Block == 1 ? Changed(block) : block)] };
        return results with { Cells = cells, Options = results.Options with { IsDeep = true } };
    }

    private static BlockSamples Changed(BlockSamples block) => block with
    {
        ElapsedNanoseconds = [.. block.ElapsedNanoseconds.Select((elapsed, round) => round < 50 ? elapsed : elapsed * 12 / 10)],
        CpuNanoseconds = [.. block.CpuNanoseconds.Select((cpu, round) => round < 50 ? cpu : cpu * 12 / 10)],
        MethodsCompiled = [.. block.MethodsCompiled.Select((_, round) => round == 50 ? 2 : 0)],
        CompiledMethods = [new CompiledMethod(50, "Example.Reader.Read", "Tier1"), new CompiledMethod(50, "Example.Reader.Skip", "Tier1")],
    };

    private static BlockSamples WithFacts(BlockSamples block, bool differs) => block with
    {
        Process = new ProcessFacts
        {
            Methods =
            [
                new HotMethod("Example.Reader.Read", "OptimizedTier1", differs ? 1200 : 1000, 0x7f0000000000 + (block.Block * 0x1000)),
                new HotMethod("Example.Reader.Skip", "OptimizedTier1", 300, 0x7f0000100000),
            ],
            BatchesOfProcessors = [50, 30],
            StackAddress = 0x7ff000000040,
            DataAddress = 0x7e0000002008,
            ResidentBytes = 50_000_000,
            HugePageBytes = 0,
        },
    };

    private static BlockSamples Slower(BlockSamples block) => block with
    {
        ElapsedNanoseconds = [.. block.ElapsedNanoseconds.Select(elapsed => elapsed * 118 / 100)],
        CpuNanoseconds = [.. block.CpuNanoseconds.Select(cpu => cpu * 118 / 100)],
    };

    private static DeepReport Look(string label) => ReportBuilder.WithDeepView(Run(), [label]).Deep!;

    private static string Written(string format, DeepReport report, int width = 100, bool isTerminal = false)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(DeepSections.Of(report), format, output, new OutputStyle(width, isTerminal));
        return output.ToString();
    }
}
