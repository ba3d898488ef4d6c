using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class Errors
{
    [Fact]
    public void A_block_without_batches_says_so() =>
        Says("There is no batch: at least one is needed.", () => BlockCost.From([], [], 1));

    [Fact]
    public void Lists_of_different_lengths_say_which() =>
        Says("There are 1 pause times for 2 batches: the lists must be parallel.", () => BlockCost.From([1, 2], [0], 1));

    [Fact]
    public void A_time_that_no_clock_gives_says_where()
    {
        Says("The elapsed time at index 1 is 0: it must be above zero", () => BlockCost.From([1, 0], [0, 0], 1));
        Says("The elapsed time at index 0 is NaN: only finite numbers", () => BlockCost.From([double.NaN], [0], 1));
        Says("The pause time at index 0 is -1: it cannot be below zero.", () => BlockCost.From([1], [-1], 1));
        Says("A batch holds at least one operation.", () => BlockCost.From([1], [0], 0));
    }

    [Fact]
    public void A_negative_conversion_is_refused() =>
        Says("Only a finite time of zero or above", () => BlockCost.From([1], [0], 1).Plus(-1));

    [Fact]
    public void Rounds_that_were_not_measured_together_are_not_paired() =>
        Says("The row has 2 rounds and the reference 1",
            () => LogRatio.InBlock(BlockCost.From([1, 2], [0, 0], 1), BlockCost.From([1], [0], 1)));

    [Theory]
    [InlineData(0, "there is none: measure more blocks")]
    [InlineData(1, "there is one: measure more blocks")]
    public void An_interval_needs_two_blocks(int count, string sentence) =>
        Says(sentence, () => StudentInterval.From(new double[count]));

    [Fact]
    public void An_interval_of_something_that_is_not_a_number_says_where() =>
        Says("The value at index 1 is Infinity", () => StudentInterval.From([1, double.PositiveInfinity]));

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(double.NaN)]
    public void A_confidence_lies_between_0_and_1(double confidence) =>
        Says("A confidence lies between 0 and 1", () => StudentInterval.From([1, 2], confidence));

    [Fact]
    public void Students_t_needs_a_degree_of_freedom() =>
        Says("at least one degree of freedom", () => StudentInterval.Quantile(0, 0.95));

    [Fact]
    public void A_ratio_needs_a_block_and_at_most_one_minimum_each()
    {
        Says("There is no value", () => RatioEstimate.From([], []));
        Says("There are 2 ratios of minima for 1 blocks", () => RatioEstimate.From([1], [1, 1]));
    }

    [Fact]
    public void A_center_of_nothing_is_refused()
    {
        Says("There is no value", () => Center.Median([]));
        Says("There is no value", () => Center.ArithmeticMean([]));
        Says("The value at index 0 is -1: it must be above zero", () => Center.GeometricMean([-1]));
    }

    [Fact]
    public void A_rate_needs_a_cost()
    {
        Says("A rate needs a cost above zero.", () => Rate.PerSecond(1, 0));
        Says("The units of one operation", () => Rate.PerSecond(-1, 1));
        Says("Events are counted from zero.", () => Rate.PerMillion(-1, 1));
        Says("among at least one operation", () => Rate.PerMillion(1, 0));
    }

    [Fact]
    public void A_comparison_needs_lists_of_one_length_and_real_levels()
    {
        Says("Row 1 has 1 levels and row 0 has 2", () => Comparison.Of([[1, 2], [1]], Looks.Alpha));
        Says("Row 0 has an infinite level", () => Comparison.Of([[1, double.NegativeInfinity]], Looks.Alpha));
        Says("A margin is a share of zero or above", () => Comparison.Of([[1, 2]], Looks.Alpha, -0.1));
        Says("Rows 0 and 0 are no pair of the 2 rows", () => Comparison.Of([[1, 2], [1, 2]], Looks.Alpha).Between(0, 0));
        Says("Rows 0 and 2 are no pair of the 2 rows", () => Comparison.Of([[1, 2], [1, 2]], Looks.Alpha).Between(0, 2));
    }

    [Fact]
    public void A_stop_rule_needs_a_centre_for_each_row_and_a_precision()
    {
        var comparison = Comparison.Of([[1, 2], [1, 2]], Looks.Alpha);

        Says("There are 1 centres for 2 rows", () => StopRule.Unsettled(comparison, [0], 0.01));
        Says("A precision is a share above zero", () => StopRule.Unsettled(comparison, [0, 1], 0));
    }

    [Fact]
    public void A_critical_value_needs_two_rows_two_blocks_and_an_error()
    {
        Says("rows", () => SimultaneousCriticalValue.Of(1, 6, 0.05));
        Says("blocks", () => SimultaneousCriticalValue.Of(2, 1, 0.05));
        Says("An error lies between 0 and 1", () => SimultaneousCriticalValue.Of(2, 6, 1));
        Says("A probability lies between 0 and 1", () => StudentizedRange.Quantile(1, 2, 5));
        Says("at least one degree of freedom", () => StudentizedRange.Cdf(1, 2, 0.5));
        Says("A range is a number", () => StudentizedRange.Cdf(double.NaN, 2, 5));
    }

    [Fact]
    public void A_simulation_needs_a_table_and_looks_know_one_method()
    {
        Says("tables", () => CoverageSimulation.Run(new CoverageScenario(2, 6, SimulatedNoise.Equal), 0));
        Says("PooledTukey has no looks",
            () => CoverageSimulation.Run(new CoverageScenario(2, null, SimulatedNoise.Equal), 1, SimultaneousMethod.PooledTukey));
    }

    [Fact]
    public void Odd_values_say_where()
    {
        Says("The cost at index 1 is 0", () => Modality.IsBimodal([1, 0], out _));
        Says("The logarithm of a cost at index 0 is NaN", () => ChangePoints.In([double.NaN]));
        Says("The logarithm of a cost at index 1 is Infinity", () => Spread.Of([[1, double.PositiveInfinity]]));
    }

    private static void Says(string sentence, Func<object> action) =>
        Assert.Contains(sentence, Assert.ThrowsAny<ArgumentException>(action).Message, StringComparison.Ordinal);
}
