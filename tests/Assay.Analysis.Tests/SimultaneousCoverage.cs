using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>
/// Simulations with fixed seeds: the same on every machine. The figures stand in docs/adr/0010-simultaneous-intervals.md.
/// </summary>
public sealed class SimultaneousCoverage
{
    /// <summary>Enough tables for every day to see a mistake in the intervals; the figures need those of the category slow.</summary>
    private const int FewTables = 1_000;

    public static TheoryData<CoverageScenario> Fixed => [.. CoverageScenario.Standard.Where(scenario => scenario.Blocks is not null)];

    /// <summary>Critical values of many rows at every look take longest to simulate.</summary>
    public static TheoryData<CoverageScenario> SequentialOfFewRows =>
        [.. CoverageScenario.Standard.Where(scenario => scenario is { Blocks: null, Rows: <= 6 })];

    public static TheoryData<CoverageScenario> Sequential => [.. CoverageScenario.Standard.Where(scenario => scenario.Blocks is null)];

    [Theory]
    [MemberData(nameof(Fixed))]
    public void All_intervals_of_a_table_hold_in_about_95_percent_of_runs(CoverageScenario scenario)
    {
        var estimate = CoverageSimulation.Run(scenario, FewTables);

        Assert.InRange(estimate.Coverage, 0.94 - (2 * estimate.StandardError), MostOf(scenario) + (2 * estimate.StandardError));
        Assert.Equal(scenario.Blocks!.Value, estimate.MeanBlocks, 9);
    }

    [Theory]
    [Trait("Category", "slow")]
    [MemberData(nameof(Fixed))]
    public void All_intervals_of_a_table_hold_in_95_percent_of_runs(CoverageScenario scenario) =>
        Assert.InRange(CoverageSimulation.Run(scenario).Coverage, 0.94, MostOf(scenario));

    [Theory]
    [MemberData(nameof(SequentialOfFewRows))]
    public void With_looks_and_rows_that_leave_they_hold_in_about_95_percent(CoverageScenario scenario)
    {
        var estimate = CoverageSimulation.Run(scenario, FewTables);

        Assert.True(estimate.Coverage >= 0.95 - (2 * estimate.StandardError), $"{estimate.Coverage}");
        Assert.InRange(estimate.MeanBlocks, Looks.Standard[0], Looks.Standard[^1]);
    }

    [Theory]
    [Trait("Category", "slow")]
    [MemberData(nameof(Sequential))]
    public void With_looks_and_rows_that_leave_they_hold_in_at_least_95_percent(CoverageScenario scenario)
    {
        var estimate = CoverageSimulation.Run(scenario, scenario.Rows > 6 ? FewTables : CoverageSimulation.DefaultTables);

        Assert.True(estimate.Coverage >= 0.95, $"{estimate.Coverage}");
    }

    [Theory]
    [InlineData(SimultaneousMethod.GamesHowell, 28, 6, SimulatedNoise.Equal, 0.65)]
    [InlineData(SimultaneousMethod.GamesHowell, 6, 6, SimulatedNoise.Equal, 0.91)]
    [InlineData(SimultaneousMethod.PooledTukey, 28, 6, SimulatedNoise.NoisyPair, 0.65)]
    [InlineData(SimultaneousMethod.PooledTukey, 6, 12, SimulatedNoise.NoisyPair, 0.89)]
    public void Methods_of_textbooks_hold_less_often(
        SimultaneousMethod method, int rows, int blocks, SimulatedNoise noise, double atMost) =>
        Assert.True(CoverageSimulation.Run(new CoverageScenario(rows, blocks, noise), method: method).Coverage < atMost);

    [Fact]
    public void One_variance_for_all_rows_holds_where_their_variances_are_equal() => Assert.InRange(
        CoverageSimulation.Run(
            new CoverageScenario(6, 6, SimulatedNoise.Equal), method: SimultaneousMethod.PooledTukey).Coverage, 0.94, 0.96);

    [Fact]
    public void The_same_simulation_gives_the_same_figure()
    {
        var scenario = new CoverageScenario(4, null, SimulatedNoise.Spread);

        Assert.Equal(CoverageSimulation.Run(scenario, 200), CoverageSimulation.Run(scenario, 200));
    }

    [Fact]
    public void Its_standard_error_is_that_of_a_share()
    {
        var estimate = CoverageSimulation.Run(new CoverageScenario(2, 6, SimulatedNoise.Equal), 100);

        Assert.Equal(Math.Sqrt(estimate.Coverage * (1 - estimate.Coverage) / 100), estimate.StandardError, 12);
    }

    // Where a few rows are much noisier, fewer comparisons count in effect, and the intervals hold a little more often.
    private static double MostOf(CoverageScenario scenario) => scenario.Noise == SimulatedNoise.Equal || scenario.Rows == 2 ? 0.96 : 0.975;
}
