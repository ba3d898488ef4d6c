using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class GateOfReports
{
    [Fact]
    public void A_batch_in_which_its_worker_waited_is_discarded()
    {
        var results = Run((_, round) => round == 4);
        var slow = results with
        {
            Cells = [.. results.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Select(block => Stretched(block, 4))] })],
        };
        var model = ReportBuilder.Build(slow);

        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(6 * 9, line.Deserialize!.CountedRounds));
        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(0.1, line.Deserialize!.GateDroppedShare!.Value, 9));
        Assert.Equal(ReportBuilder.Build(results).Tables[0].Lines[0].Deserialize!.NanosecondsPerOperation,
            model.Tables[0].Lines[0].Deserialize!.NanosecondsPerOperation);
        Assert.Contains("batches discarded as disturbed: 10 % (deserialize)", Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void Over_half_of_the_batches_discarded_leaves_ranks_where_enough_are_left()
    {
        var model = ReportBuilder.Build(Run((_, round) => round >= 4, rounds: 30));

        Assert.Equal(RankingStatus.Refused, model.Tables[0].Ranking(Operation.Deserialize)!.Status);
        Assert.Equal(RankingStatus.Ranked,
            ReportBuilder.Build(Run((_, round) => round >= 12, rounds: 30)).Tables[0].Ranking(Operation.Deserialize)!.Status);
    }

    [Fact]
    public void Too_few_batches_left_refuse_ranks_and_keep_times()
    {
        var model = ReportBuilder.Build(Run((_, round) => round >= 4));
        var table = model.Tables[0];

        Assert.Equal(RankingStatus.Refused, table.Ranking(Operation.Deserialize)!.Status);
        Assert.Empty(table.Ranking(Operation.Deserialize)!.Pairs);
        Assert.All(table.Lines, line => Assert.Null(line.Deserialize!.Rank));
        Assert.All(table.Lines, line => Assert.True(line.Deserialize!.NanosecondsPerOperation > 0));
        Assert.Contains(
            "Too noisy for ranks: deserialize, 0 of 6 blocks were quiet, but ranks need 6: 60 % of batches were discarded as disturbed "
                + "(waited for a CPU 60 %", Flat(model), StringComparison.Ordinal);
        Assert.Contains("Times are usable; for ranks, rerun on a quieter machine.", Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_was_pushed_off_more_often_than_others_refuses_ranks_and_is_named()
    {
        var results = Run((_, _) => false, rounds: 30);
        var uneven = results.Cells.Select(cell => cell.Row != "b" ? cell : cell with
        {
            Blocks = [.. cell.Blocks.Select(block => Pushed(block, 9 + (block.Block % 2)))],
        });

        var model = ReportBuilder.Build(results with { Cells = [.. uneven] });

        Assert.Equal(RankingStatus.Refused, model.Tables[0].Ranking(Operation.Deserialize)!.Status);
        Assert.Equal(["b"], model.Tables[0].Ranking(Operation.Deserialize)!.Uneven.Select(row => row.Label));
        Assert.Contains("Too noisy for ranks: deserialize, the rows were not disturbed alike: b waited for a CPU in 32 % of its batches",
            Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_seems_faster_than_itself_under_another_name_refuses_ranks_and_is_named()
    {
        var results = Run((_, _) => false);
        RowId alias = new("a", Number: 2);
        var aliases = results with
        {
            Rows = [.. results.Rows.Select(row => row.Label == "b" ? row with { Id = alias } : row)],
            Cells = [.. results.Cells.Select(cell => cell.Row == "b" ? cell with { Row = alias.ToString() } : cell)],
        };
        var slowed = aliases with
        {
            Options = aliases.Options with { InjectedSlowdowns = new Dictionary<string, double> { [alias.ToString()] = 0.5 } },
        };

        var model = ReportBuilder.Build(aliases);

        var ranking = model.Tables[0].Ranking(Operation.Deserialize)!;
        Assert.Equal((RankingStatus.Refused, true), (ranking.Status, ranking.IsCompared));
        Assert.Equal(
            (alias.ToString(), "a", 1.5),
            (ranking.ApartAliases[0].Row, ranking.ApartAliases[0].Other, Math.Round(ranking.ApartAliases[0].Ratio, 2)));
        Assert.Empty(ranking.Pairs);
        Assert.Contains(
            "Too noisy for ranks: deserialize, one row under several names seems faster than itself: a (2) takes 1.50 of the time of a",
            Flat(model), StringComparison.Ordinal);
        Assert.Equal(RankingStatus.Ranked, ReportBuilder.Build(slowed).Tables[0].Ranking(Operation.Deserialize)!.Status);
    }

    [Fact]
    public void Two_speeds_of_the_machine_are_named_with_the_ratios_that_depend_on_them_and_refuse_nothing()
    {
        var results = Run((_, _) => false, rounds: 30);
        var slowed = results.Cells.Select(cell => cell with
        {
            Blocks = [.. cell.Blocks.Select(block => Slowed(block, cell.Row == "b" ? 2.2 : 1.6))],
        });

        var table = ReportBuilder.Build(results with { Cells = [.. slowed] }).Tables[0];
        var ranking = table.Ranking(Operation.Deserialize)!;

        Assert.Equal(RankingStatus.Ranked, ranking.Status);
        Assert.Equal((0.5, 1.6), (ranking.Gate.SlowShare, Math.Round(ranking.Gate.SpeedRatio!.Value, 2)));
        var depends = Assert.Single(ranking.SpeedDifferences);
        Assert.Equal(("b", 1.38), (depends.Label, Math.Round(depends.SlowRatio / depends.FastRatio, 2)));
    }

    [Fact]
    public void Blocks_of_which_nothing_is_left_still_give_times_where_there_are_no_others()
    {
        var model = ReportBuilder.Build(Run((_, _) => true));

        Assert.Equal(1, model.Tables[0].Ranking(Operation.Deserialize)!.Gate.DroppedShare);
        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(60, line.Deserialize!.CountedRounds));
        Assert.All(model.Tables[0].Lines, line => Assert.NotNull(line.Deserialize!.Ratio));
    }

    [Fact]
    public void A_block_of_which_too_little_is_left_does_not_count()
    {
        var model = ReportBuilder.Build(Run((block, round) => block == 0 && round > 0, blocks: 7));

        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(6, line.Deserialize!.Blocks));
        Assert.Equal(RankingStatus.Ranked, model.Tables[0].Ranking(Operation.Deserialize)!.Status);
    }

    [Fact]
    public void Both_operations_refused_are_one_sentence()
    {
        var model = ReportBuilder.Build(
            new ResultsBuilder { Blocks = 6, IsDisturbed = (_, _) => true }.Row("a").Check("a", 10).Cells("a", 100, 200).Build());

        Assert.Equal(2, Flat(model).Split("Too noisy for ranks").Length);
        Assert.Contains("; serialize, 0 of 6 blocks were quiet", Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void Too_few_quiet_blocks_for_ranks_refuse_them_and_keep_times_of_all_blocks()
    {
        var model = ReportBuilder.Build(Run((block, _) => block == 0));
        var ranking = model.Tables[0].Ranking(Operation.Deserialize)!;

        Assert.Equal((RankingStatus.Refused, 5, 6), (ranking.Status, ranking.QuietBlocks, ranking.Blocks));
        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(6, line.Deserialize!.Blocks));
        Assert.Contains(
            "Too noisy for ranks: deserialize, 5 of 6 blocks were quiet, but ranks need 6: 17 % of batches were discarded as disturbed",
            Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void Only_the_worker_that_waited_loses_its_batch()
    {
        var results = Run((_, _) => false);
        var waiting = results.Cells.Select(cell => cell.Row != "a" ? cell : cell with
        {
            Blocks = [.. cell.Blocks.Select(block => block with
            {
                CpuNanoseconds = [.. block.CpuNanoseconds.Select((cpu, round) => round == 1 ? cpu / 2 : cpu)],
            })],
        });

        var table = ReportBuilder.Build(results with { Cells = [.. waiting] }).Tables[0];

        Assert.Equal([GateReason.Waiting], table.Ranking(Operation.Deserialize)!.Gate.Reasons.Select(reason => reason.Reason));
        Assert.Equal(
            (6, 180), (table.Ranking(Operation.Deserialize)!.Gate.DroppedBatches, table.Ranking(Operation.Deserialize)!.Gate.Batches));
        Assert.Equal(
            [54, 60], table.Lines.OrderBy(line => line.Label, StringComparer.Ordinal).Select(line => line.Deserialize!.CountedRounds));
    }

    [Fact]
    public void A_file_without_readings_of_the_machine_is_not_judged_and_says_so_once()
    {
        var model = ReportBuilder.Build(Run((_, _) => true, hasConditions: false));

        Assert.Null(model.Tables[0].Lines[0].Deserialize!.GateDroppedShare);
        Assert.Equal(RankingStatus.Ranked, model.Tables[0].Ranking(Operation.Deserialize)!.Status);
        Assert.Equal(2, Flat(model).Split("NO NOISE CHECK").Length);
    }

    private static ResultsFile Run(Func<int, int, bool> isDisturbed, int blocks = 6, bool hasConditions = true, int rounds = 10) =>
        new ResultsBuilder
        {
            Blocks = blocks,
            Rounds = rounds,
            Operations = [Operation.Deserialize],
            IsDisturbed = isDisturbed,
            HasConditions = hasConditions,
        }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 2000)
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 3000)
            .Build();

    private static BlockSamples Stretched(BlockSamples block, int round) => block with
    {
        ElapsedNanoseconds = [.. block.ElapsedNanoseconds.Select((elapsed, i) => i == round ? elapsed * 3 : elapsed)],
    };

    private static BlockSamples Pushed(BlockSamples block, int rounds) => block with
    {
        CpuNanoseconds = [.. block.CpuNanoseconds.Select((cpu, round) => round < rounds ? cpu / 2 : cpu)],
    };

    // The thread worked all the while: the processor was slow.
    private static BlockSamples Slowed(BlockSamples block, double factor) => block with
    {
        ElapsedNanoseconds = [.. block.ElapsedNanoseconds.Select((elapsed, round) => round % 10 < 5 ? (long)(elapsed * factor) : elapsed)],
        CpuNanoseconds = [.. block.CpuNanoseconds.Select((cpu, round) => round % 10 < 5 ? (long)(cpu * factor) : cpu)],
    };

    private static string Flat(ReportModel model) => string.Join(' ', Rendered.As("table", model, width: 400).Split('\n'));
}
