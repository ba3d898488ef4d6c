namespace Assay.Statistics.Tests;

public sealed class CostsOfBlocks
{
    [Fact]
    public void A_block_without_collections_costs_its_median()
    {
        var cost = BlockCost.From([300, 100, 200], [0, 0, 0], [0, 0, 0], 10);

        Assert.Equal(20, cost.NanosecondsPerOperation);
        Assert.Equal(CostBasis.MedianWithPauses, cost.Basis);
    }

    [Fact]
    public void A_pause_is_spread_over_all_operations_and_its_own_batch_is_left_out()
    {
        var cost = BlockCost.From([100, 100, 100, 100, 600], [0, 0, 0, 0, 500], [0, 0, 0, 0, 1], 10);

        Assert.Equal(10 + (500 / 50.0), cost.NanosecondsPerOperation);
        Assert.True(double.IsNaN(cost.Rounds[4]));
    }

    [Fact]
    public void At_a_fifth_of_the_batches_it_is_still_the_median_and_above_it_the_mean_of_all()
    {
        var fifth = BlockCost.From([10, 10, 10, 10, 60], [0, 0, 0, 0, 50], [0, 0, 0, 0, 1], 1);
        var quarter = BlockCost.From([10, 10, 10, 70], [0, 0, 0, 60], [0, 0, 0, 1], 1);

        Assert.Equal((CostBasis.MedianWithPauses, 20.0), (fifth.Basis, fifth.NanosecondsPerOperation));
        Assert.Equal((CostBasis.MeanOfAllBatches, 25.0), (quarter.Basis, quarter.NanosecondsPerOperation));
        Assert.Equal(0, quarter.SpreadPauseNanosecondsPerOperation);
    }

    [Fact]
    public void Both_ways_of_costing_agree_where_batches_are_alike()
    {
        double[] elapsed = [100, 100, 100, 100, 150, 100, 100, 100, 100, 150];
        double[] pauses = [0, 0, 0, 0, 50, 0, 0, 0, 0, 50];

        var cost = BlockCost.From(elapsed, pauses, [0, 0, 0, 0, 1, 0, 0, 0, 0, 1], 1);

        Assert.Equal(elapsed.Average(), cost.NanosecondsPerOperation, 12);
    }

    [Fact]
    public void A_conversion_is_added_to_every_figure_of_the_block()
    {
        var cost = BlockCost.From([100, 300, 200], [0, 0, 0], [0, 0, 0], 1).Plus(50);

        Assert.Equal(250, cost.NanosecondsPerOperation);
        Assert.Equal(150, cost.MinimumNanosecondsPerOperation);
        Assert.Equal([150, 350, 250], cost.Rounds.ToArray());
    }

    [Fact]
    public void One_slow_batch_moves_neither_cost_nor_ratio()
    {
        var row = BlockCost.From([200, 200, 9000, 200, 200], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 1);
        var reference = BlockCost.From([100, 100, 100, 100, 100], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 1);

        Assert.Equal(200, row.NanosecondsPerOperation);
        Assert.Equal(Math.Log(2), LogRatio.InBlock(row, reference), 12);
    }

    [Fact]
    public void A_drift_that_both_rows_share_leaves_the_ratio_alone()
    {
        var row = BlockCost.From([200, 220, 260, 300, 400], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 1);
        var reference = BlockCost.From([100, 110, 130, 150, 200], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 1);

        Assert.Equal(Math.Log(2), LogRatio.InBlock(row, reference), 12);
    }

    [Fact]
    public void A_mean_on_either_side_compares_the_costs_themselves()
    {
        var row = BlockCost.From([10, 10, 10, 70], [0, 0, 0, 60], [0, 0, 0, 1], 1);
        var reference = BlockCost.From([5, 5, 5, 5], [0, 0, 0, 0], [0, 0, 0, 0], 1);

        Assert.Equal(Math.Log(25 / 5.0), LogRatio.InBlock(row, reference), 12);
        Assert.Equal(Math.Log(5 / 25.0), LogRatio.InBlock(reference, row), 12);
        Assert.Null(LogRatio.OfMinima(row, reference));
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
