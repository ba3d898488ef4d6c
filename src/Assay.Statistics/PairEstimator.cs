namespace Assay.Statistics;

/// <summary>Estimates one pair of rows after the other.</summary>
internal sealed class PairEstimator(IReadOnlyList<double[]> levels, Func<int, double> alphaOfBlocks, double margin)
{
    /// <summary>The estimate of a pair.</summary>
    public PairEstimate Estimate(int row, int other)
    {
        var differences = Differences(levels[row], levels[other]);
        var blocks = differences.Length;
        var mean = blocks == 0 ? double.NaN : Center.MeanOf(differences);
        var error = blocks < 2 ? double.NaN : Math.Sqrt(Squares(differences, mean) / (blocks - 1) / blocks);
        return new PairEstimate
        {
            Row = row,
            Other = other,
            LogRatio = mean,
            StandardError = error,
            HalfWidth = blocks < 2 ? double.PositiveInfinity : error * SimultaneousCriticalValue.Of(levels.Count, blocks, alphaOfBlocks(blocks)),
            DegreesOfFreedom = Math.Max(blocks - 1, 0),
            Blocks = blocks,
            Margin = margin,
            IsPooled = false,
        };
    }

    private static double[] Differences(double[] row, double[] other) =>
        [.. row.Zip(other, (one, two) => one - two).Where(difference => !double.IsNaN(difference))];

    private static double Squares(double[] values, double mean) => values.Sum(value => (value - mean) * (value - mean));
}
