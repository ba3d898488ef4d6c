using System.Text.Json;
using System.Text.RegularExpressions;
using Assay.Analysis.Comparing;
using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

/// <summary>Reports of runs whose shards were measured by several machines.</summary>
public sealed partial class MachinesOfReports
{
    private const int Six = 6;

    [Fact]
    public void The_first_screen_names_the_machines_that_it_rests_on() =>
        Snapshot.Matches(
            Rendered.As("table", ReportBuilder.Build(Merged(MachineOf)), extent: ReportExtent.FirstScreen), "screen-machines.txt");

    [Fact]
    public void Markdown_says_how_many_machines_measured() =>
        Snapshot.Matches(Rendered.As("markdown", ReportBuilder.Build(Merged(MachineOf))), "machines.md");

    [Fact]
    public void JSON_has_the_shards_with_their_machines()
    {
        using var json = JsonDocument.Parse(Rendered.As("json", ReportBuilder.Build(Merged(MachineOf))));

        Assert.Equal("machine", json.RootElement.GetProperty("independent").GetString());
        Assert.Equal(["boot-1", "boot-2", "boot-3", "boot-4", "boot-5", "boot-6"],
            json.RootElement.GetProperty("parts").EnumerateArray()
                .Select(part => part.GetProperty("machine").GetProperty("bootId").GetString()));
    }

    [Fact]
    public void What_differs_between_machines_is_part_of_the_interval()
    {
        var merged = Merged(MachineOf, SlowerOn);
        var alone = merged with { Parts = [] };

        var (ofMachines, ofBlocks) = (RatioOf(merged), RatioOf(alone));

        Assert.Equal(ofBlocks.Ratio!.Value, ofMachines.Ratio!.Value, 6);
        Assert.True(WidthOf(ofMachines) > 1.3 * WidthOf(ofBlocks), $"{WidthOf(ofMachines)} of machines, {WidthOf(ofBlocks)} of blocks");
        var ranking = ReportBuilder.Build(merged).Tables[0].Ranking(Operation.Serialize)!;
        Assert.Equal((RankingStatus.Ranked, 12, 6, 6), (ranking.Status, ranking.Blocks, ranking.Values, ranking.QuietValues));
        Assert.All(ranking.Pairs, pair => Assert.Equal(6, pair.Blocks));
    }

    [Fact]
    public void A_machine_with_more_blocks_weighs_no_more_than_another()
    {
        // Shards 1 to 5 ran on one machine and shard 6 on another: two values, and no ranks.
        var model = ReportBuilder.Build(Merged(number => MachineOf(number < Six ? 1 : Six), SlowerOn));

        var ranking = model.Tables[0].Ranking(Operation.Serialize)!;
        Assert.Equal(
            (IndependentKind.Machine, RankingStatus.Screening, 12, 2), (model.Independent, ranking.Status, ranking.Blocks, ranking.Values));
        Assert.True(model.IsScreening);
        Assert.Equal(Math.Sqrt(Mean(1, 5) * Mean(6, 6)), RatioOf(model).Ratio!.Value / Unchanged, 2);

        static double Mean(int first, int last) =>
            Math.Exp(Enumerable.Range(first, last - first + 1).Average(number => Math.Log(SlowerOn(number))));
    }

    [Fact]
    public void A_missing_shard_is_named_and_five_machines_give_no_ranks()
    {
        var merged = Merged(MachineOf);
        var model = ReportBuilder.Build(merged with
        {
            IsComplete = false,
            Parts = [.. merged.Parts.Where(part => part.Shard.Number != 3)],
            Cells = [.. merged.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Where(block => block.Block % Six != 2)] })],
            Conditions = [.. merged.Conditions.Where(conditions => conditions.Block % Six != 2)],
        });

        var text = Flat(model, ReportExtent.Details);

        Assert.Contains("5 of 6 shards: shard 3 is missing.", text, StringComparison.Ordinal);
        Assert.Contains("SCREENING: fewer than 6 machines give rough times and no ranks.", text, StringComparison.Ordinal);
        Assert.DoesNotContain("INCOMPLETE", text, StringComparison.Ordinal);
        Assert.Contains("This is a screening (5 machines): no ranks yet.", Flat(model, ReportExtent.FirstScreen), StringComparison.Ordinal);
    }

    [Fact]
    public void Shards_of_one_machine_are_values_of_that_machine()
    {
        var model = ReportBuilder.Build(Merged(_ => MachineOf(1)));

        Assert.Equal((IndependentKind.Shard, 6), (model.Independent, model.Tables[0].Ranking(Operation.Serialize)!.Values));
        Assert.Contains("2 x Example CPU 1 (6 shards)", Flat(model, ReportExtent.Details), StringComparison.Ordinal);
    }

    [Fact]
    public void Machines_that_hide_who_they_are_count_as_several() =>
        Assert.Equal(IndependentKind.Machine, ReportBuilder.Build(Merged(_ => MachineOf(1) with { BootId = "" })).Independent);

    [Fact]
    public void A_shard_alone_says_that_it_is_a_part()
    {
        var whole = Merged(MachineOf);
        var shard = new Shard(2, Six);

        var text =
            Flat(ReportBuilder.Build(whole with { Parts = [], Options = whole.Options with { Shard = shard } }), ReportExtent.Details);

        Assert.Contains(
            "SHARD 2 of 6: a part of a run, with 2 of its 12 blocks. Merge all parts with: assay merge part*.json --out whole.json", text,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Runs_of_several_machines_are_compared_by_machine()
    {
        var comparison = RunComparer.Compare(Merged(MachineOf), Merged(number => MachineOf(number < Six ? 1 : Six)), 0.05);

        Assert.Contains(comparison.Cautions,
            caution => caution.StartsWith("2 machines: with so few only large changes show.", StringComparison.Ordinal));
        Assert.All(comparison.Cells, cell => Assert.Equal(Change.Undecided, cell.Change));
        Assert.All(RunComparer.Compare(Merged(MachineOf), Merged(MachineOf), 0.05).Cells, cell => Assert.Equal(Change.Same, cell.Change));
    }

    [Fact]
    public void Versions_of_a_merged_run_are_compared_by_machine()
    {
        var variants = new ResultsBuilder { Blocks = 2 * Six, Reference = "acme@1.0.0", IsReferenceOpen = true }
            .Row("acme@1.0.0", "Acme", "1.0.0").Check("acme@1.0.0", 100).Cells("acme@1.0.0", 2000, 3000)
            .Row("acme@2.0.0", "Acme", "2.0.0").Check("acme@2.0.0", 100).Cells("acme@2.0.0", 2200, 3300).Build();
        var merged = Merged(variants, MachineOf, "acme@2.0.0", SlowerOn);

        var (ofMachines, ofBlocks) = (CellOf(merged), CellOf(merged with { Parts = [] }));

        Assert.Equal((Change.Slower, ofBlocks.Ratio), (ofMachines.Change, ofMachines.Ratio));
        Assert.True(ofMachines.Upper - ofMachines.Lower > 1.3 * (ofBlocks.Upper - ofBlocks.Lower), $"{ofMachines} {ofBlocks}");

        static ComparedCell CellOf(ResultsFile results) => VariantComparer.Compare(results, 0.05).Cells[0];
    }

    private const double Unchanged = 0.8;

    // A row that some machines like less.
    private static double SlowerOn(int shard) => 1 + (0.05 * (shard % 3));

    private static Machine MachineOf(int number) => new ResultsBuilder().Row("a").Build().Machine with
    {
        Processor = $"Example CPU {number % 2}",
        BootId = $"boot-{number}",
    };

    private static ResultsFile Merged(Func<int, Machine> machineOf, Func<int, double>? slower = null) => Merged(
        new ResultsBuilder { Blocks = 2 * Six, Reference = "steady", Rounds = 12 }
            .Row("steady", "Steady", "2.1.0").Check("steady", 2111).Cells("steady", 2000, 3000)
            .Row("quick", "Quick", "1.0.0").Check("quick", 1456).Cells("quick", 2000 * Unchanged, 3000 * Unchanged)
            .Row("slow", "Slow", "3.0.0").Check("slow", 1800).Cells("slow", 5000, 6000)
            .Build(),
        machineOf, "quick", slower);

    private static ResultsFile Merged(ResultsFile whole, Func<int, Machine> machineOf, string row, Func<int, double>? slower) => whole with
    {
        Machine = machineOf(1),
        Parts = [.. Enumerable.Range(1, Six).Select(number => new ShardOrigin
        {
            Shard = new Shard(number, Six),
            StartedAt = whole.StartedAt,
            IsComplete = true,
            Machine = machineOf(number),
        })],
        Cells = [
            .. whole.Cells.Select(
                cell => cell.Row == row && slower is not null
                ? cell with { Blocks = [.. cell.Blocks.Select(block => Slowed(block, slower((block.Block % Six) + 1)))] }
                : cell)],
    };

    private static BlockSamples Slowed(BlockSamples block, double factor) => block with
    {
        ElapsedNanoseconds = [.. block.ElapsedNanoseconds.Select(elapsed => (long)(elapsed * factor))],
        CpuNanoseconds = [.. block.CpuNanoseconds.Select(elapsed => (long)(elapsed * factor))],
    };

    private static OperationEstimate RatioOf(ResultsFile results) => RatioOf(ReportBuilder.Build(results));

    private static OperationEstimate RatioOf(ReportModel model) => model.Tables[0].Lines.Single(line => line.Label == "quick").Serialize!;

    private static double WidthOf(OperationEstimate estimate) => Math.Log(estimate.RatioUpper!.Value / estimate.RatioLower!.Value);

    private static string Flat(
        ReportModel model, ReportExtent extent) => Blanks().Replace(Rendered.As("table", model, extent: extent), " ");

    [GeneratedRegex(@"\s+")]
    private static partial Regex Blanks();
}
