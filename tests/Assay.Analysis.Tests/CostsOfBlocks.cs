using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class CostsOfBlocks
{
    [Fact]
    public void A_block_without_collections_costs_its_median()
    {
        var cost = BlockCost.From([300, 100, 200], [0, 0, 0], 10);

        Assert.Equal(20, cost.NanosecondsPerOperation);
    }

    [Fact]
    public void A_pause_is_taken_off_its_batch_and_spread_over_all_operations()
    {
        var cost = BlockCost.From([100, 100, 100, 100, 600], [0, 0, 0, 0, 500], 10);

        Assert.Equal(10 + (500 / 50.0), cost.NanosecondsPerOperation);
        Assert.Equal(10, cost.SpreadPauseNanosecondsPerOperation);
        Assert.Equal([20, 20, 20, 20, 20], cost.Rounds.ToArray());
    }

    [Fact]
    public void Which_batches_the_collections_fall_into_does_not_matter()
    {
        var one = BlockCost.From([150, 100, 100, 150, 100], [50, 0, 0, 50, 0], 1);
        var other = BlockCost.From([100, 150, 150, 100, 100], [0, 50, 50, 0, 0], 1);

        Assert.Equal(one.NanosecondsPerOperation, other.NanosecondsPerOperation);
        Assert.Equal(0, LogRatio.InBlock(one, other), 12);
    }

    [Fact]
    public void A_row_that_collects_in_every_batch_is_costed_like_any_other()
    {
        var cost = BlockCost.From([70, 80, 90], [30, 40, 50], 1);

        Assert.Equal(40 + 40, cost.NanosecondsPerOperation);
    }

    [Fact]
    public void Where_batches_are_alike_the_cost_is_their_mean()
    {
        double[] elapsed = [100, 100, 100, 100, 150, 100, 100, 100, 100, 150];
        double[] pauses = [0, 0, 0, 0, 50, 0, 0, 0, 0, 50];

        Assert.Equal(elapsed.Average(), BlockCost.From(elapsed, pauses, 1).NanosecondsPerOperation, 12);
    }

    [Fact]
    public void A_pause_that_its_clock_makes_longer_than_the_batch_leaves_no_negative_time()
    {
        var cost = BlockCost.From([100], [101], 1);

        Assert.Equal(101, cost.NanosecondsPerOperation);
    }

    [Fact]
    public void A_conversion_is_added_to_every_figure_of_the_block()
    {
        var cost = BlockCost.From([100, 300, 200], [0, 0, 0], 1).Plus(50);

        Assert.Equal(250, cost.NanosecondsPerOperation);
        Assert.Equal(150, cost.MinimumNanosecondsPerOperation);
        Assert.Equal([150, 350, 250], cost.Rounds.ToArray());
    }

    [Fact]
    public void One_slow_batch_moves_neither_cost_nor_ratio()
    {
        var row = BlockCost.From([200, 200, 9000, 200, 200], [0, 0, 0, 0, 0], 1);
        var reference = BlockCost.From([100, 100, 100, 100, 100], [0, 0, 0, 0, 0], 1);

        Assert.Equal(200, row.NanosecondsPerOperation);
        Assert.Equal(Math.Log(2), LogRatio.InBlock(row, reference), 12);
    }

    [Fact]
    public void A_drift_that_both_rows_share_leaves_the_ratio_alone()
    {
        var row = BlockCost.From([200, 220, 260, 300, 400], [0, 0, 0, 0, 0], 1);
        var reference = BlockCost.From([100, 110, 130, 150, 200], [0, 0, 0, 0, 0], 1);

        Assert.Equal(Math.Log(2), LogRatio.InBlock(row, reference), 12);
    }

    [Fact]
    public void A_ratio_of_minima_outside_interval_and_tolerance_disagrees()
    {
        double[] ratios = [0.100, 0.101, 0.099];

        Assert.False(RatioEstimate.From(ratios, [0.13, 0.13, 0.13]).MinimaDisagree);
        Assert.True(RatioEstimate.From(ratios, [0.16, 0.16, 0.16]).MinimaDisagree);
        Assert.False(RatioEstimate.From([0.0, 0.2, 0.4], [0.3, 0.3, 0.3]).MinimaDisagree);
        Assert.False(RatioEstimate.From(ratios, []).MinimaDisagree);
    }

    [Fact]
    public void Rates_follow_from_the_cost()
    {
        Assert.Equal(5e8, Rate.PerSecond(100, 200));
        Assert.Equal(2500, Rate.PerMillion(5, 2000));
    }
}
