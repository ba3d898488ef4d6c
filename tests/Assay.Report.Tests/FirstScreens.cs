using System.Collections.Concurrent;
using System.Text.RegularExpressions;
using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Terminal;

namespace Assay.Report.Tests;

public sealed partial class FirstScreens
{
    [Fact]
    public void A_screening_says_who_is_ahead_so_far_and_which_rows_keep_what() =>
        Snapshot.Matches(Screen(Shelf(blocks: 3)), "screen.txt");

    [Fact]
    public void Ranks_name_the_fastest_and_those_that_are_not_significantly_slower() =>
        Snapshot.Matches(Screen(Shelf(blocks: 6)), "screen-ranked.txt");

    [Fact]
    public void All_rows_are_shown_on_demand() =>
        Snapshot.Matches(Rendered.As("table", ReportBuilder.Build(Shelf(blocks: 6)), extent: ReportExtent.AllRows), "screen-all.txt");

    [Fact]
    public void A_terminal_shows_heads_in_bold() =>
        Snapshot.Matches(Rendered.As("table", ReportBuilder.Build(Shelf(blocks: 3)), isTerminal: true, extent: ReportExtent.FirstScreen),
            "screen.ansi.txt");

    [Fact]
    public void A_run_that_measured_nothing_begins_with_the_cause()
    {
        var lines = Screen(Runs.NothingMeasured()).Split('\n');

        Assert.Contains("Nothing was measured.", lines[0], StringComparison.Ordinal);
        Assert.StartsWith("failed during measurement: late - worker ran out of memory", lines[1], StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_loses_data_leads_nothing_however_fast_it_is()
    {
        var model = ReportBuilder.Build(Shelf(blocks: 6));
        var table = model.Tables[0];
        var (keeping, losing) =
            (table.Lines.TakeWhile(line => line.KeepsEverything).ToList(), table.Lines.SkipWhile(line => line.KeepsEverything).ToList());

        Assert.Contains(losing, line => line.Deserialize!.NanosecondsPerOperation < keeping[0].Deserialize!.NanosecondsPerOperation);
        Assert.DoesNotContain(losing, line => line.KeepsEverything || line.Deserialize!.Rank is not null);
        Assert.All(table.Leads, lead => Assert.Contains(keeping, line => line.Label == lead.Label));
        Assert.All(
            table.Rankings, ranking => Assert.DoesNotContain(ranking.Leaders, leader => losing.Exists(line => line.Label == leader)));
    }

    [Fact]
    public void An_alias_of_the_reference_that_leads_has_no_ratio_to_itself()
    {
        var run = new ResultsBuilder { Blocks = 3, Reference = "a" };
        run.Row("a").Check("a", 100).Cells("a", 900, 900);
        run.Row("a", label: "a (2)").Check("a (2)", 100).Cells("a (2)", 890, 890);

        var words = Screen(ReportBuilder.Build(run.Build())).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
        Assert.Contains("a (2) has the lowest times so far.", string.Join(' ', words), StringComparison.Ordinal);
    }

    [Fact]
    public void The_rows_that_keep_public_members_are_ranked_where_none_keeps_everything()
    {
        var run = new ResultsBuilder { Blocks = 6, Reference = "a" };
        foreach (var (name, time) in new[] { ("a", 900.0), ("b", 1400.0) })
            run.Row(name).Check(name, 100, Verdict.Lossy, losses: ["Order._id: another value"], keepsPublic: true, members: 7)
                .Cells(name, time, time);
        run.Row("c").Check("c", 100, Verdict.Lossy, losses: ["Order.Id: another value"], members: 7).Cells("c", 100, 100);

        var model = ReportBuilder.Build(run.Build());

        Assert.Equal(["a", "b"], model.Tables[0].Ranking(Operation.Deserialize)!.Order);
        Assert.Contains("No row keeps everything; of the 2 that keep all public members, a is fastest",
            Blanks().Replace(Screen(model), " "), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    public void It_fits_a_screen_for_any_number_of_rows_and_data_sets(int seed)
    {
        foreach (var (_, model) in ManyShapes.Of(seed))
        {
            var lines = Screen(model).TrimEnd('\n').Split('\n');

            Assert.InRange(lines.Length, 1, FirstScreen.MostLines);
            Assert.All(lines, line => Assert.InRange(line.Length, 0, 100));
            Assert.DoesNotContain(lines, line => Losing().IsMatch(line) && !line.StartsWith("loses ", StringComparison.Ordinal));
        }
    }

    [Theory]
    [InlineData(40)]
    [InlineData(60)]
    [InlineData(80)]
    [InlineData(140)]
    public void No_line_is_wider_than_the_output(int width)
    {
        foreach (var (_, model) in ManyShapes.Of(5))
            Assert.All(Rendered.As("table", model, width, extent: ReportExtent.FirstScreen).Split('\n'),
                line => Assert.InRange(line.Length, 0, width));
    }

    private static string Screen(ResultsFile results) => Screen(ReportBuilder.Build(results));

    private static string Screen(ReportModel model) => Rendered.As("table", model, extent: ReportExtent.FirstScreen);

    /// <summary>Rows of all three kinds; the fastest of them loses more than the others.</summary>
    private static ResultsFile Shelf(int blocks)
    {
        var run = new ResultsBuilder { Blocks = blocks, Reference = "system.text.json/reflection" };
        run.Row("copy", "Assay", isReference: true).Check("copy", 1802).Cells("copy", 61, 58);
        for (var row = 0; row < 12; row++)
        {
            var name = $"library-{(char)('a' + row)}/binary";
            run.Row(name).Check(name, 1000 + (row * 37), demand: new TypesDemand { Attributes = row, Constructors = row % 3 }, members: 5)
                .Cells(name, 700 + (row / 2 * 80), 900 + (row * row * 20));
        }

        foreach (var (name, serialize, deserialize) in new[] { ("system.text.json/reflection", 4200.0, 5600.0), ("json.net/generic", 9100.0,
            12_000.0), ("yaml", 90_000.0, 120_000.0), ("xml", 30_000.0, 42_000.0) })
            run.Row(name, format: "text")
                .Check(name, 3200, Verdict.Lossy, losses: ["BookShelf.Secret: null instead of a string"], keepsPublic: true, members: 5,
                    demand: new TypesDemand()).Cells(name, serialize, deserialize);
        run.Row("quick/defaults")
            .Check("quick/defaults", 310, Verdict.Lossy, losses: ["BookShelf.Secret: missing", "BookShelf.Books[0].Title: missing"],
                members: 5).Cells("quick/defaults", 150, 170);
        return run.Row("far/away", "Far.Away", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Far.Away")
            .Row("marshal").Check("marshal", 0, Verdict.Rejected, "A memory copy does not support references.").Build();
    }

    [GeneratedRegex(@"\s+")]
    private static partial Regex Blanks();

    [GeneratedRegex(@"\blosing-\S* +\d")]
    private static partial Regex Losing();
}

/// <summary>Results of any size: rows of all kinds in random numbers, long and short names, one to twenty data sets.</summary>
internal static class ManyShapes
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyz./-";
    private const int Count = 6;
    private static readonly ConcurrentDictionary<int, Lazy<IReadOnlyList<(ResultsFile, ReportModel)>>> Made = new();

    /// <summary>Results and their reports, built once for all tests that ask for a seed: that takes longer than to write them.</summary>
    public static IReadOnlyList<(ResultsFile Results, ReportModel Model)> Of(int seed) =>
        Made.GetOrAdd(seed, static seed => new(() => Generate(seed))).Value;

    private static IReadOnlyList<(ResultsFile, ReportModel)> Generate(int seed)
    {
        // Not for secrets: the same numbers every time.
        var random = new Random(seed);
        return [.. Enumerable.Range(0, Count).Select(_ => One(random)).Select(results => (results, ReportBuilder.Build(results)))];
    }

    private static ResultsFile One(Random random)
    {
        // The critical value of a table is simulated, at a cost that grows with the square of its rows.
        var rows = 1 + (int)(Math.Pow(random.NextDouble(), 2) * 60);
        List<WorkloadOptions> workloads = [
            .. Enumerable.Range(0, 1 + random.Next(random.Next(2) == 0 ? 1 : 20))
                .Select(index => new WorkloadOptions($"{Name(random, 4, 30)}{index}", 1 + random.Next(100_000), 0, "unit"))];
        var run = new ResultsBuilder
        {
            Blocks = random.Next(2) == 0 ? 2 : 6,
            Rounds = 4,
            Workloads = workloads,
            IsComplete = random.Next(4) > 0,
            Profile = random.Next(4) == 0 ? RunProfile.Cold : RunProfile.Standard,
            Reference = "row-0",
        };
        for (var row = 0; row < rows; row++)
            Add(run, random, row == 0 ? "row-0" : "", workloads);
        return run.Build();
    }

    private static void Add(ResultsBuilder run, Random random, string label, List<WorkloadOptions> workloads)
    {
        var kind = random.Next(8);
        var name = label.Length > 0
            ? label
            : $"{(kind == 1 ? "losing-" : "row-")}{Name(random, 1, random.Next(10) == 0 ? 90 : 20)}{random.Next(1_000_000)}";
        if (kind == 7)
        {
            run.Row(name, "Some.Package", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Some.Package");
            return;
        }

        run.Row(name, isReference: kind == 6 && label.Length == 0);
        foreach (var workload in workloads)
        {
            run.Check(
                name, random.Next(100_000), kind is 0 or 6 or > 2 ? Verdict.Supported : Verdict.Lossy,
                losses: kind is 1 or 2 ? [$"Root.{Name(random, 3, 60)}: missing", $"Root.{Name(random, 3, 60)}: missing"] : null,
                keepsPublic: kind == 2, members: 9,
                demand: new TypesDemand { Attributes = random.Next(200), CodeLines = random.Next(900), AddedFiles = random.Next(3) },
                workload: workload);
            foreach (var operation in new[] { Operation.Serialize, Operation.Deserialize })
                run.Cell(name, operation, Math.Pow(10, 2 + (random.NextDouble() * 9)), wobble: 0.02, workload: workload);
        }
    }

    private static string Name(Random random, int fewest, int most) =>
        string.Concat(Enumerable.Range(0, random.Next(fewest, most + 1)).Select(_ => Letters[random.Next(Letters.Length)]));
}
