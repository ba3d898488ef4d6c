using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class LooksAndStopping
{
    [Fact]
    public void The_looks_share_the_error_of_one() => Assert.Equal(Looks.FixedAlpha, Looks.Standard.Sum(Looks.Alpha), 12);

    [Theory]
    [InlineData(0, null, 1)]
    [InlineData(5, null, 1)]
    [InlineData(6, 6, 1)]
    [InlineData(8, 6, 1)]
    [InlineData(9, 9, 2)]
    [InlineData(12, 12, 3)]
    [InlineData(17, 12, 3)]
    [InlineData(18, 18, 4)]
    [InlineData(59, 40, 6)]
    [InlineData(70, 60, 7)]
    public void Between_looks_the_last_one_reached_counts(int blocks, int? look, int parts)
    {
        Assert.Equal(look, Looks.LastReached(blocks));
        Assert.Equal(Looks.FixedAlpha * parts / (1 + 2 + 3 + 4 + 5 + 6 + 7), Looks.Alpha(blocks), 12);
    }

    [Fact]
    public void A_run_of_other_looks_splits_the_error_between_its_own()
    {
        int[] looks = [6, 9, 12];

        Assert.Equal(Looks.FixedAlpha, looks.Sum(look => Looks.Alpha(looks, look)), 12);
        Assert.Equal(Looks.FixedAlpha / 2, Looks.Alpha(looks, 12), 12);
    }

    [Fact]
    public void Neighbours_that_are_neither_apart_nor_known_well_go_on()
    {
        double[] noise = [0.02, -0.02, 0.02, -0.02, 0.02, -0.02];
        var comparison = Comparison.Of([new double[6], Moved(noise, 1), Moved([.. noise.Reverse()], 1.005), Moved(noise, 2)], Looks.Alpha);

        Assert.Equal([1, 2], StopRule.Unsettled(comparison, comparison.Centers, StopRule.DefaultPrecision).Order());
    }

    [Fact]
    public void Equal_rows_that_are_known_within_the_precision_are_settled()
    {
        double[] noise = [0.001, -0.001, 0.001, -0.001, 0.001, -0.001];
        var comparison = Comparison.Of([new double[6], noise], Looks.Alpha);

        Assert.Empty(StopRule.Unsettled(comparison, comparison.Centers, StopRule.DefaultPrecision));
        Assert.Equal([0, 1], StopRule.Unsettled(comparison, comparison.Centers, 0.0001).Order());
    }

    [Fact]
    public void Only_neighbours_of_the_table_matter_and_rows_outside_it_do_not()
    {
        double[] noise = [0.02, -0.02, 0.02, -0.02, 0.02, -0.02];
        var comparison = Comparison.Of([new double[6], noise, Moved(noise, 1)], Looks.Alpha);

        Assert.Empty(StopRule.Unsettled(comparison, [0, double.NaN, 1], StopRule.DefaultPrecision));
        Assert.Empty(StopRule.Unsettled(comparison, [0, 2, 1], StopRule.DefaultPrecision).Except([1, 2]));
    }

    [Fact]
    public void Neighbours_without_two_blocks_in_common_go_on()
    {
        var comparison = Comparison.Of([[0, double.NaN], [double.NaN, 1]], Looks.Alpha);

        Assert.Equal([0, 1], StopRule.Unsettled(comparison, comparison.Centers, StopRule.DefaultPrecision).Order());
    }

    private static double[] Moved(double[] values, double by) => Array.ConvertAll(values, value => value + by);
}
