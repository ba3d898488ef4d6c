using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class GateOfReports
{
    [Fact]
    public void A_disturbed_round_is_dropped_for_every_row()
    {
        var results = Run((_, round) => round == 4);
        var slow = results with { Cells = [.. results.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Select(block => Stretched(block, 4))] })] };
        var model = ReportBuilder.Build(slow);

        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(6 * 9, line.Deserialize!.CountedRounds));
        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(0.1, line.Deserialize!.GateDroppedShare!.Value, 9));
        Assert.Equal(ReportBuilder.Build(results).Tables[0].Lines[0].Deserialize!.NanosecondsPerOperation, model.Tables[0].Lines[0].Deserialize!.NanosecondsPerOperation);
        Assert.Contains("rounds discarded as disturbed: 10 % (deserialize)", Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void Over_half_of_the_rounds_disturbed_refuses_ranks_and_keeps_times()
    {
        var model = ReportBuilder.Build(Run((_, round) => round >= 4));
        var table = model.Tables[0];

        Assert.Equal(RankingStatus.Refused, table.Ranking(Operation.Deserialize)!.Status);
        Assert.Empty(table.Ranking(Operation.Deserialize)!.Pairs);
        Assert.All(table.Lines, line => Assert.Null(line.Deserialize!.Rank));
        Assert.All(table.Lines, line => Assert.True(line.Deserialize!.NanosecondsPerOperation > 0));
        Assert.Contains("Too noisy for ranks: deserialize, 60 % of rounds were discarded as disturbed (calibration waited for a CPU 60 %", Flat(model), StringComparison.Ordinal);
        Assert.Contains("Times are usable; for ranks, rerun on a quieter machine.", Flat(model), StringComparison.Ordinal);
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
        var model = ReportBuilder.Build(new ResultsBuilder { Blocks = 6, IsDisturbed = (_, _) => true }.Row("a").Check("a", 10).Cells("a", 100, 200).Build());

        Assert.Equal(2, Flat(model).Split("Too noisy for ranks").Length);
        Assert.Contains("; serialize, 100 % of rounds were discarded as disturbed", Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void Too_few_quiet_blocks_for_ranks_refuse_them_and_keep_times_of_all_blocks()
    {
        var model = ReportBuilder.Build(Run((block, _) => block == 0));
        var ranking = model.Tables[0].Ranking(Operation.Deserialize)!;

        Assert.Equal((RankingStatus.Refused, 5, 6), (ranking.Status, ranking.QuietBlocks, ranking.Blocks));
        Assert.All(model.Tables[0].AllLines, line => Assert.Equal(6, line.Deserialize!.Blocks));
        Assert.Contains("Too noisy for ranks: deserialize, 5 of 6 blocks were quiet, but ranks need 6: 17 % of rounds were discarded as disturbed", Flat(model), StringComparison.Ordinal);
    }

    [Fact]
    public void Workers_that_waited_for_a_processor_drop_the_round_whoever_they_were()
    {
        var results = Run((_, _) => false);
        var waiting = results.Cells.Select(cell => cell with { Blocks = [.. cell.Blocks.Select(block => block with { CpuNanoseconds = [.. block.CpuNanoseconds.Select((cpu, round) => round == 1 ? cpu / 2 : cpu)] })] });

        var gate = ReportBuilder.Build(results with { Cells = [.. waiting] }).Tables[0].Ranking(Operation.Deserialize)!.Gate;

        Assert.Equal([GateReason.WorkersWaiting], gate.Reasons.Select(reason => reason.Reason));
        Assert.Equal(6, gate.DroppedRounds);
    }

    [Fact]
    public void A_file_without_readings_of_the_machine_is_not_judged_and_says_so_once()
    {
        var model = ReportBuilder.Build(Run((_, _) => true, hasConditions: false));

        Assert.Null(model.Tables[0].Lines[0].Deserialize!.GateDroppedShare);
        Assert.Equal(RankingStatus.Ranked, model.Tables[0].Ranking(Operation.Deserialize)!.Status);
        Assert.Equal(2, Flat(model).Split("NO NOISE CHECK").Length);
    }

    private static ResultsFile Run(Func<int, int, bool> isDisturbed, int blocks = 6, bool hasConditions = true) =>
        new ResultsBuilder { Blocks = blocks, Operations = [Operation.Deserialize], IsDisturbed = isDisturbed, HasConditions = hasConditions }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 2000)
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 3000)
            .Build();

    // The thread worked all the while, so that only the calibration tells.
    private static BlockSamples Stretched(BlockSamples block, int round) => block with
    {
        ElapsedNanoseconds = [.. block.ElapsedNanoseconds.Select((elapsed, i) => i == round ? elapsed * 3 : elapsed)],
        CpuNanoseconds = [.. block.CpuNanoseconds.Select((cpu, i) => i == round ? cpu * 3 : cpu)],
    };

    private static string Flat(ReportModel model) => string.Join(' ', Rendered.As("table", model, width: 400).Split('\n'));
}
