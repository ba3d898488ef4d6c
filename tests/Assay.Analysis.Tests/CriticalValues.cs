using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class CriticalValues
{
    [Fact]
    public void The_simulated_value_agrees_with_an_independent_simulation()
    {
        var cases = Reference.Cases("critical-values.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected => Assert.InRange(
            SimultaneousCriticalValue.Simulate((int)expected.Number("rows"), (int)expected.Number("blocks"), expected.Number("alpha")),
            expected.Number("low"), expected.Number("high")));
    }

    [Theory]
    [InlineData(2)]
    [InlineData(6)]
    [InlineData(12)]
    public void For_two_rows_the_simulation_agrees_with_Students_t(int blocks)
    {
        var exact = SimultaneousCriticalValue.Of(2, blocks, 0.05);

        Assert.Equal(StudentInterval.Quantile(blocks - 1, 0.95), exact);
        // The chance beyond the simulated value, within 3.5 standard errors of 40,000 draws.
        var simulated = SimultaneousCriticalValue.Simulate(2, blocks, 0.05);
        Assert.InRange(simulated, StudentInterval.Quantile(blocks - 1, 0.95 - 0.0038), StudentInterval.Quantile(blocks - 1, 0.95 + 0.0038));
    }

    [Fact]
    public void It_grows_with_rows_and_certainty_and_falls_with_blocks()
    {
        Assert.True(SimultaneousCriticalValue.Of(6, 6, 0.05) > SimultaneousCriticalValue.Of(3, 6, 0.05));
        Assert.True(SimultaneousCriticalValue.Of(6, 6, 0.01) > SimultaneousCriticalValue.Of(6, 6, 0.05));
        Assert.True(SimultaneousCriticalValue.Of(6, 9, 0.05) < SimultaneousCriticalValue.Of(6, 6, 0.05));
    }

    [Fact]
    public void Every_thread_gets_the_same_value()
    {
        var values = new double[8];

        Parallel.For(0, values.Length, i => values[i] = SimultaneousCriticalValue.Of(5, 7, 0.05));

        Assert.Single(values.Distinct());
    }

    [Fact]
    public void Draws_are_those_of_a_fixed_generator()
    {
        // The first output of SplitMix64 with seed 0 is 0xE220A8397B1DCDAF.
        Assert.Equal((0xE220A8397B1DCDAF >> 11) * Math.Pow(2, -53), new NormalSource(0).Uniform());
        Assert.Equal(new NormalSource(7).Normal(), new NormalSource(7).Normal());
    }

    [Fact]
    public void The_studentized_range_agrees_with_scipy()
    {
        Assert.All(Reference.Cases("studentized-ranges.json"), expected => Assert.Equal(
            expected.Number("cdf"),
            StudentizedRange.Cdf(expected.Number("q"), (int)expected.Number("groups"), expected.Number("degrees")), 5e-9));
    }

    [Fact]
    public void Its_quantiles_agree_with_scipy()
    {
        // Both sides find roots of an integral; scipy's own tolerance is the wider one.
        Assert.All(Reference.Cases("studentized-range-quantiles.json").Where((_, index) => index % 6 == 0), expected => Reference.Close(
            expected.Number("quantile"),
            StudentizedRange.Quantile(expected.Number("p"), (int)expected.Number("groups"), expected.Number("degrees")), 1e-6));
    }

    [Fact]
    public void Two_groups_are_Students_t_times_the_root_of_two() =>
        Reference.Close(StudentInterval.Quantile(7, 0.95) * Math.Sqrt(2), StudentizedRange.Quantile(0.95, 2, 7), 1e-8);

    [Fact]
    public void A_range_is_never_below_zero_and_many_degrees_are_the_normal_range()
    {
        Assert.Equal(0, StudentizedRange.Cdf(-1, 3, 5));
        Assert.Equal(StudentizedRange.Cdf(3, 5, 90_000), StudentizedRange.Cdf(3, 5, 1e9), 1e-4);
    }
}
