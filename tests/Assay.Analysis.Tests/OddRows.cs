using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class OddRows
{
    [Theory]
    [InlineData(6)]
    [InlineData(12)]
    [InlineData(120)]
    public void Two_modes_ten_percent_apart_are_seen(int count)
    {
        Assert.True(Modality.IsBimodal(Costs(count, 0.005, 0.1, 0.4), out var modes));
        Assert.InRange(modes.Upper / modes.Lower, 1.08, 1.13);
    }

    [Theory]
    [InlineData(6, 0.1, 0.0)]
    [InlineData(12, 0.02, 0.5)]
    [InlineData(120, 0.0, 0.0)]
    [InlineData(120, 0.02, 0.5)]
    [InlineData(120, 0.1, 0.1)]
    public void One_mode_or_two_close_ones_or_a_few_outliers_are_not_two_modes(int count, double apart, double share)
    {
        Assert.False(Modality.IsBimodal(Costs(count, 0.005, apart, share), out var modes));
        Assert.True(double.IsNaN(modes.Lower) && double.IsNaN(modes.Upper));
    }

    [Fact]
    public void Few_or_equal_values_have_no_two_modes()
    {
        Assert.False(Modality.IsBimodal([], out _));
        Assert.False(Modality.IsBimodal([1, 2], out _));
        Assert.False(Modality.IsBimodal(new double[] { 5, 5, 5, 5, 5, 5 }, out _));
        Assert.False(Modality.IsBimodal([.. Enumerable.Repeat(5.0, 60)], out _));
        Assert.False(Modality.IsBimodal([.. Enumerable.Repeat(5.0, 60), 9], out _));
    }

    [Fact]
    public void A_step_is_found_where_it_is()
    {
        var source = new NormalSource(21);
        double[] values = [.. Enumerable.Range(0, 120).Select(round => (round < 50 ? 0 : 0.05) + (0.01 * source.Normal()))];

        Assert.Equal([50], ChangePoints.In(values));
    }

    [Fact]
    public void Two_steps_up_and_down_are_both_found()
    {
        var source = new NormalSource(22);
        double[] values = [.. Enumerable.Range(0, 120).Select(round => (round is < 40 or >= 80 ? 0 : 0.05) + (0.005 * source.Normal()))];

        Assert.Equal([40, 80], ChangePoints.In(values));
    }

    [Fact]
    public void Noise_and_steps_below_a_percent_are_no_change()
    {
        var source = new NormalSource(23);
        for (var series = 0; series < 50; series++)
            Assert.Empty(ChangePoints.In([.. Enumerable.Range(0, 120).Select(_ => 0.01 * source.Normal())]));
        Assert.Empty(ChangePoints.In([.. Enumerable.Range(0, 120).Select(round => (round < 60 ? 0 : 0.008) + (0.0001 * source.Normal()))]));
    }

    [Fact]
    public void A_short_or_constant_series_has_no_change()
    {
        Assert.Empty(ChangePoints.In([]));
        Assert.Empty(ChangePoints.In(new double[29]));
        Assert.Empty(ChangePoints.In(new double[120]));
    }

    [Fact]
    public void Spread_within_and_between_blocks()
    {
        var cases = Reference.Cases("spreads.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            var spread = Spread.Of(
                [.. expected.GetProperty("blocks").EnumerateArray()
                    .Select(block => block.EnumerateArray().Select(value => value.GetDouble()).ToArray())]);
            Reference.Close(expected.Number("within"), spread.WithinSd, 1e-10);
            Reference.Close(expected.Number("between"), spread.BetweenSd, 1e-8);
            Reference.Close(expected.Number("effect"), spread.DesignEffect, 1e-8);
        });
    }

    [Fact]
    public void A_single_block_tells_nothing_of_the_spread_between()
    {
        var spread = Spread.Of([[1, 2, 3], []]);

        Assert.Equal((1.0, 1, 3), (spread.WithinSd, spread.Blocks, spread.Rounds));
        Assert.True(double.IsNaN(spread.BetweenSd) && double.IsNaN(spread.DesignEffect));
        Assert.True(double.IsNaN(Spread.Of([]).WithinSd));
    }

    [Fact]
    public void Blocks_that_differ_no_more_than_their_rounds_do_have_no_spread_between() =>
        Assert.Equal(0, Spread.Of([[1, 2, 3], [3, 1, 2]]).BetweenSd);

    // The share of the costs that lies higher is spread over the list, as processes or rounds would.
    private static double[] Costs(int count, double deviation, double apart, double share)
    {
        var source = new NormalSource(20);
        return [.. Enumerable.Range(0, count)
            .Select(i => 1000 * Math.Exp((deviation * source.Normal()) + (i < share * count ? apart : 0)))];
    }
}
