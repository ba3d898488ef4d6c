using System.Text.Json;
using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class AgainstReferences
{
    [Fact]
    public void Medians_and_means()
    {
        var cases = Reference.Cases("centers.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            var values = expected.Numbers("values");
            Reference.Close(expected.Number("median"), Center.Median(values), 1e-15);
            Reference.Close(expected.Number("arithmeticMean"), Center.ArithmeticMean(values), 1e-13);
            Reference.Close(expected.Number("geometricMean"), Center.GeometricMean(values), 1e-13);
        });
    }

    [Fact]
    public void Quantiles_of_Students_t()
    {
        var cases = Reference.Cases("student-quantiles.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected => Reference.Close(
            expected.Number("quantile"),
            StudentInterval.Quantile((int)expected.Number("degreesOfFreedom"), expected.Number("confidence")), 1e-8));
    }

    [Fact]
    public void Student_intervals()
    {
        var cases = Reference.Cases("student-intervals.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            var interval = StudentInterval.From(expected.Numbers("values"), expected.Number("confidence"));
            Reference.Close(expected.Number("mean"), interval.Mean, 1e-12);
            // Spreads of a billionth of the values lose digits in the input already.
            Reference.Close(expected.Number("halfWidth"), interval.HalfWidth, interval.Mean > 1e7 ? 1e-6 : 1e-9);
            Assert.Equal(expected.Numbers("values").Length - 1, interval.DegreesOfFreedom);
        });
    }

    [Fact]
    public void Costs_of_blocks()
    {
        var cases = Reference.Cases("block-costs.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            var cost = expected.Block();
            Reference.Close(expected.Number("cost"), cost.NanosecondsPerOperation, 1e-12);
            Reference.Close(expected.Number("spread"), cost.SpreadPauseNanosecondsPerOperation, 1e-12);
            Reference.Close(expected.Number("minimum"), cost.MinimumNanosecondsPerOperation, 1e-12);
            Reference.Close(expected.Number("pauseShare"), Rate.PauseShare(expected.Numbers("pauses"), expected.Numbers("elapsed")), 1e-12);
        });
    }

    [Fact]
    public void Log_ratios_of_two_rows_in_a_block()
    {
        var cases = Reference.Cases("log-ratios.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            var (row, reference) = (expected.GetProperty("row").Block(), expected.GetProperty("reference").Block());
            Reference.Close(expected.Number("logRatio"), LogRatio.InBlock(row, reference), 1e-12);
            Reference.Close(expected.Number("minima"), LogRatio.OfMinima(row, reference), 1e-12);
        });
    }

    [Fact]
    public void Ratios_over_blocks()
    {
        var cases = Reference.Cases("ratio-estimates.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            var estimate = RatioEstimate.From(expected.Numbers("logRatios"), expected.Numbers("minima"));
            Reference.Close(expected.Number("ratio"), estimate.Ratio, 1e-12);
            Reference.Close(expected.Number("minimaRatio"), estimate.MinimaRatio, 1e-12);
            Reference.Close(expected.NumberOrNull("lower"), estimate.Lower, 1e-9);
            Reference.Close(expected.NumberOrNull("upper"), estimate.Upper, 1e-9);
            Assert.Equal(expected.Numbers("logRatios").Length, estimate.Blocks);
        });
    }

    [Fact]
    public void Comparisons_of_all_rows()
    {
        var cases = Reference.Cases("comparisons.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            double[][] levels = [.. expected.GetProperty("levels").EnumerateArray()
                .Select(row => row.EnumerateArray().Select(level => level.ValueKind == JsonValueKind.Null ? double.NaN : level.GetDouble())
                    .ToArray())];
            var comparison = Comparison.Of(levels, _ => 0.05);
            foreach (var pair in expected.GetProperty("pairs").EnumerateArray())
            {
                var actual = comparison.Between((int)pair.Number("row"), (int)pair.Number("other"));
                Assert.Equal((int)pair.Number("blocks"), actual.Blocks);
                Reference.Close(pair.Number("logRatio"), actual.LogRatio, 1e-9);
                Reference.Close(pair.Number("error"), actual.StandardError, 1e-9);
                if (pair.NumberOrNull("halfWidth") is { } halfWidth)
                    Reference.Close(halfWidth, actual.HalfWidth, 1e-8);
            }
        });
    }

    [Fact]
    public void Rank_sums()
    {
        var cases = Reference.Cases("rank-sums.json");

        Assert.NotEmpty(cases);
        Assert.All(cases, expected =>
        {
            var group = expected.Numbers("group");
            double[] all = [.. group, .. expected.Numbers("others")];
            RankSum ranks = new(all);
            Assert.Equal(expected.Numbers("ranks"), ranks.Ranks);
            Reference.Close(expected.Number("probability"), ranks.Probability([.. all.Select((_, i) => i < group.Length)]), 1e-9);
        });
    }
}
