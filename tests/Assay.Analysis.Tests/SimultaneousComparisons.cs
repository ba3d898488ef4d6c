using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class SimultaneousComparisons
{
    private static readonly double[] Clear = [0.30, 0.31, 0.29, 0.30, 0.305, 0.295];

    [Fact]
    public void Two_rows_are_compared_by_Students_t()
    {
        var comparison = Compare([new double[6], Clear]);

        var expected = StudentInterval.From(Clear);
        var pair = comparison.Between(1, 0);
        Assert.Equal(expected.Mean, pair.LogRatio, 12);
        Assert.Equal(expected.HalfWidth, pair.HalfWidth, 12);
        Assert.True(pair.IsDetected && pair.IsSlower && !pair.IsFaster);
    }

    [Fact]
    public void A_pair_seen_from_the_other_row_is_its_mirror_image()
    {
        var comparison = Compare([new double[6], Clear, Moved(Clear, 0.5)]);

        var (one, other) = (comparison.Between(0, 2), comparison.Between(2, 0));
        Assert.Equal((one.LogRatio, one.HalfWidth, one.Lower), (-other.LogRatio, other.HalfWidth, -other.Upper));
        Assert.True(one.IsFaster && other.IsSlower);
        Assert.Equal((0, 2, 2, 0), (one.Row, one.Other, other.Row, other.Other));
    }

    [Fact]
    public void A_difference_within_the_margin_is_detected_but_not_faster()
    {
        var comparison = Compare([[0, 0.0001, 0, 0.0001, 0, 0.0001], [0.01, 0.0101, 0.01, 0.01, 0.0101, 0.01]]);

        var pair = Assert.Single(comparison.Pairs);
        Assert.True(pair.IsDetected);
        Assert.False(pair.IsFaster || pair.IsSlower);
        Assert.All(comparison.Ranks, rank => Assert.Equal(new RankRange(1, 2), rank));
    }

    [Fact]
    public void Rows_that_are_not_told_apart_share_a_rank_range()
    {
        double[] noise = [0.010, -0.012, 0.004, -0.008, 0.011, -0.005];
        var comparison = Compare([Moved(noise, 1), new double[6], Moved([.. noise.Reverse()], 1.01), Moved(noise, 3)]);

        Assert.Equal([new(2, 3), new(1, 1), new(2, 3), new(4, 4)], comparison.Ranks);
    }

    [Fact]
    public void Permuted_rows_give_permuted_results()
    {
        var levels = Levels(7, 6, 11);
        int[] order = [3, 6, 0, 5, 1, 4, 2];

        var (one, other) = (Compare(levels), Compare([.. order.Select(row => levels[row])]));

        Assert.Equal(order.Select(row => one.Ranks[row]), other.Ranks);
        Assert.Equal(one.MinimumDetectableRatio, other.MinimumDetectableRatio, 12);
        foreach (var pair in other.Pairs)
        {
            var same = one.Between(order[pair.Row], order[pair.Other]);
            Assert.Equal((same.LogRatio, same.IsDetected), (pair.LogRatio, pair.IsDetected));
            Assert.Equal(same.HalfWidth, pair.HalfWidth, 12);
        }
    }

    [Fact]
    public void What_a_block_does_to_all_rows_changes_nothing()
    {
        var levels = Levels(5, 9, 12);
        double[][] shifted = [.. levels.Select(row => row.Select((level, block) => level + (block * block * 0.05)).ToArray())];

        foreach (var (one, other) in Compare(levels).Pairs.Zip(Compare(shifted).Pairs))
        {
            Assert.Equal(one.LogRatio, other.LogRatio, 10);
            Assert.Equal(one.HalfWidth, other.HalfWidth, 10);
        }
    }

    [Fact]
    public void Twice_the_logarithms_are_twice_the_intervals()
    {
        var levels = Levels(5, 9, 13);

        foreach (var (one, other) in Compare(levels).Pairs
            .Zip(Compare([.. levels.Select(row => Array.ConvertAll(row, level => 2 * level))]).Pairs))
        {
            Assert.Equal(2 * one.LogRatio, other.LogRatio, 12);
            Assert.Equal(2 * one.HalfWidth, other.HalfWidth, 12);
        }
    }

    [Fact]
    public void Rows_that_go_up_and_down_together_in_two_halves_are_not_taken_for_independent()
    {
        double[] swing = [0.1, -0.1, 0.1, -0.1, 0.1, -0.1];
        var levels = Levels(4, 6, 14);
        for (var block = 0; block < 6; block++)
        {
            foreach (var row in new[] { 0, 1 })
                levels[row][block] += swing[block];
        }

        var comparison = Compare(levels);

        double[] differences = [.. levels[0].Zip(levels[2], (one, other) => one - other)];
        Assert.True(
            comparison.Between(0, 2).StandardError >= Math.Sqrt(
                MathNet.Numerics.Statistics.Statistics.Variance(differences) / 6) * (1 - 1e-12));
    }

    [Fact]
    public void A_row_that_left_is_compared_over_the_blocks_that_it_has_as_it_was_then()
    {
        var levels = Levels(4, 9, 15);
        var then = Comparison.Of([.. levels.Select(row => row[..6])], Looks.Alpha);
        levels[2][6] = levels[2][7] = levels[2][8] = double.NaN;

        var now = Comparison.Of(levels, Looks.Alpha);

        Assert.Equal(then.Between(0, 2), now.Between(0, 2));
        Assert.Equal((6, 9), (now.Between(2, 3).Blocks, now.Between(0, 3).Blocks));
    }

    [Fact]
    public void A_row_without_blocks_in_common_is_told_apart_from_nobody()
    {
        var comparison = Compare(
            [[0, 0, double.NaN, double.NaN], [double.NaN, double.NaN, 9, 9], [5, 5.1, 5, 5.1], [double.NaN, 1, double.NaN, double.NaN]]);

        Assert.Equal(0, comparison.Between(0, 1).Blocks);
        Assert.True(double.IsNaN(comparison.Between(0, 1).LogRatio));
        Assert.Equal((1, double.PositiveInfinity), (comparison.Between(0, 3).Blocks, comparison.Between(0, 3).HalfWidth));
        Assert.False(comparison.Between(0, 1).IsDetected || comparison.Between(0, 3).IsDetected);
    }

    [Fact]
    public void Rows_that_are_all_missing_have_no_centre_and_every_rank()
    {
        var comparison = Compare([[double.NaN, double.NaN], [double.NaN, double.NaN]]);

        Assert.All(comparison.Centers, center => Assert.True(double.IsNaN(center)));
        Assert.All(comparison.Ranks, rank => Assert.Equal(new RankRange(1, 2), rank));
        Assert.True(double.IsNaN(comparison.MinimumDetectableRatio));
    }

    [Fact]
    public void One_row_or_none_has_nothing_to_be_compared_with()
    {
        Assert.Empty(Compare([]).Pairs);
        Assert.Equal([new(1, 1)], Compare([Clear]).Ranks);
    }

    [Fact]
    public void The_minimum_detectable_ratio_lies_above_the_half_width_between_neighbours()
    {
        var comparison = Compare([new double[6], Clear]);

        var pair = Assert.Single(comparison.Pairs);
        Assert.Equal(Math.Exp(pair.HalfWidth + (0.919543780236099 * pair.StandardError)), comparison.MinimumDetectableRatio, 9);
    }

    private static Comparison Compare(IReadOnlyList<double[]> levels) => Comparison.Of(levels, _ => Looks.FixedAlpha);

    private static double[] Moved(double[] values, double by) => Array.ConvertAll(values, value => value + by);

    private static double[][] Levels(int rows, int blocks, ulong seed)
    {
        var source = new NormalSource(seed);
        return [.. Enumerable.Range(0, rows)
            .Select(row => Enumerable.Range(0, blocks).Select(_ => (row * 0.03) + (0.01 * (1 + row) * source.Normal())).ToArray())];
    }
}
