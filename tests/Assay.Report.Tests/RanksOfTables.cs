using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class RanksOfTables
{
    [Fact]
    public void Rows_far_apart_have_ranks_of_their_own_and_close_ones_share_theirs()
    {
        var ranking = RankingOf(Close(blocks: 6));

        Assert.Equal(RankingStatus.Ranked, ranking.Status);
        Assert.Equal(new RankRange(1, 1), ranking.RankOf("fast"));
        Assert.Equal(new RankRange(2, 3), ranking.RankOf("twin-a"));
        Assert.Equal(new RankRange(2, 3), ranking.RankOf("twin-bb"));
        Assert.Null(ranking.RankOf("lossy"));
        Assert.Equal(["fast"], ranking.Leaders);
        Assert.Equal([1, 2], ranking.Groups.Select(group => group.Count));
    }

    [Fact]
    public void Every_pair_is_compared_and_says_detected_and_faster_apart()
    {
        var ranking = RankingOf(Close(blocks: 6));

        Assert.Equal(4 * 3 / 2, ranking.Pairs.Count);
        Assert.All(ranking.Pairs, pair => Assert.InRange(pair.Ratio, pair.Lower, pair.Upper));
        Assert.All(ranking.Pairs, pair => Assert.Equal(pair.Lower > 1 || pair.Upper < 1, pair.Detected));
        Assert.All(ranking.Pairs.Where(pair => pair.Faster is not null), pair => Assert.True(pair.Detected));
        Assert.Null(ranking.Between("twin-a", "twin-bb")!.Faster);
        Assert.Equal("fast", ranking.Between("lossy", "fast")!.Faster);
    }

    [Fact]
    public void The_table_says_who_leads_by_how_much_and_how_small_a_difference_it_sees()
    {
        var text = Flat(Close(blocks: 6));

        Assert.Contains("deserialize: fast is faster than all others (", text, StringComparison.Ordinal);
        Assert.Contains("; exact order of twin-", text, StringComparison.Ordinal);
        Assert.Contains("minimum detectable difference between neighbours: ratio 1.0", text, StringComparison.Ordinal);
        Assert.Contains("[95 % confidence interval]", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Leaders_that_cannot_be_told_apart_share_the_first_rank()
    {
        var results = new ResultsBuilder { Blocks = 6, Operations = [Operation.Deserialize] }
            .Row("r").Check("r", 10).Cell("r", Operation.Deserialize, 1000, wobble: 0.02)
            .Row("ss").Check("ss", 10).Cell("ss", Operation.Deserialize, 1001, wobble: 0.02)
            .Row("ttt").Check("ttt", 10).Cell("ttt", Operation.Deserialize, 3000).Build();
        var reference = results with { Options = results.Options with { Reference = "ttt" } };

        Assert.Contains(" share the lead, because the differences are not significant", Flat(reference), StringComparison.Ordinal);
        Assert.Equal(2, RankingOf(reference).Leaders.Count);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(5)]
    public void Fewer_than_six_blocks_give_neither_ranks_nor_pairs(int blocks)
    {
        var ranking = RankingOf(Close(blocks));

        Assert.Equal(RankingStatus.Screening, ranking.Status);
        Assert.Empty(ranking.Pairs);
        Assert.Null(ranking.RankOf("fast"));
        Assert.DoesNotContain(" rank ", Flat(Close(blocks)), StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_lost_blocks_to_a_failure_is_not_ranked_and_the_others_are()
    {
        var results = new ResultsBuilder { Blocks = 6, Operations = [Operation.Deserialize] }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 2000)
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 1500, blocks: 4, failure: "worker ended")
            .Row("c").Check("c", 10).Cell("c", Operation.Deserialize, 3000).Build();

        Assert.Equal(["a", "c"], RankingOf(results).Order);
    }

    [Fact]
    public void A_sequential_run_that_stopped_between_two_looks_is_judged_by_the_last_look()
    {
        var results = Close(blocks: 8, looks: [6, 9, 12]);
        var ranking = RankingOf(results);

        Assert.Equal((6, 8), (ranking.Blocks, ranking.BlocksMeasured));
        Assert.All(ReportBuilder.Build(results).Tables[0].Lines, line => Assert.Equal(6, line.Deserialize!.Blocks));
        Assert.Contains(
            "K = 6 blocks (looks at 6, 9, 12; 2 blocks after the last look not used) of", Flat(results), StringComparison.Ordinal);
    }

    [Fact]
    public void Looks_spend_less_error_each_than_a_fixed_number_of_blocks()
    {
        var once = RankingOf(Close(blocks: 6)).Between("twin-a", "twin-bb")!;
        var first = RankingOf(Close(blocks: 6, looks: [6, 9, 12])).Between("twin-a", "twin-bb")!;

        Assert.True(first.Upper - first.Lower > once.Upper - once.Lower);
    }

    [Fact]
    public void Rows_that_were_settled_early_are_named_with_their_blocks()
    {
        var results = Close(blocks: 9, looks: [6, 9, 12]);
        var cells = results.Cells.Select(cell => cell.Row == "lossy" ? cell with { Blocks = [.. cell.Blocks.Take(6)] } : cell);
        var early = results with { Cells = [.. cells] };

        Assert.Contains("rows with a settled rank stop early: deserialize K = 9 for ", Flat(early), StringComparison.Ordinal);
        Assert.Contains(", K = 6 for lossy", Flat(early), StringComparison.Ordinal);
        Assert.Equal(6, RankingOf(early).Between("lossy", "fast")!.Blocks);
    }

    [Fact]
    public void An_operation_that_was_not_reached_is_not_said_to_have_no_row_that_keeps_everything()
    {
        var results = new ResultsBuilder { Blocks = 6, IsComplete = false }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 2000)
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 3000).Build();

        Assert.Contains("Of the 2 rows that keep everything, a is fastest (deserialize); serialize was not measured yet", Flat(results),
            StringComparison.Ordinal);
    }

    internal static ResultsFile Close(int blocks, IReadOnlyList<int>? looks = null) => new ResultsBuilder
    {
        Blocks = blocks,
        Looks = looks ?? [],
        Operations = [Operation.Deserialize],
    }
        .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
        .Row("fast").Check("fast", 10).Cell("fast", Operation.Deserialize, 1500)
        .Row("twin-a").Check("twin-a", 10).Cell("twin-a", Operation.Deserialize, 2000, wobble: 0.02)
        .Row("twin-bb").Check("twin-bb", 10).Cell("twin-bb", Operation.Deserialize, 2003, wobble: 0.02)
        .Row("lossy").Check("lossy", 10, Verdict.Lossy, losses: ["A: null"]).Cell("lossy", Operation.Deserialize, 4000)
        .Build();

    private static OperationRanking RankingOf(ResultsFile results) =>
        ReportBuilder.Build(results).Tables[0].Ranking(Operation.Deserialize)!;

    private static string Flat(ResultsFile results) =>
        string.Join(' ', Rendered.As("table", ReportBuilder.Build(results), width: 400).Split('\n'));
}
