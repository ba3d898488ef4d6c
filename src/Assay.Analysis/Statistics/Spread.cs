namespace Assay.Analysis.Statistics;

/// <summary>
/// How much a row's cost varies from batch to batch of one process and from process to process, as standard deviations of its
/// logarithm: 0.01 is about 1 %.
/// </summary>
/// <remarks>Analysis of variance of a one-way random-effects model with unequal group sizes (Searle, Casella and McCulloch, "Variance
/// Components", 1992, section 3.6).</remarks>
public sealed record Spread
{
    /// <summary>Standard deviation within blocks; NaN where no block has two rounds.</summary>
    public required double WithinSd { get; init; }

    /// <summary>
    /// Standard deviation between blocks beyond what the rounds within explain, zero where they explain all; NaN with one block or no
    /// spread within.
    /// </summary>
    public required double BetweenSd { get; init; }

    /// <summary>
    /// The design effect: how many times larger the variance of the mean over all batches is than if they were independent. 1 says that a
    /// process more tells no more than as many batches; at 20, twenty batches tell as little as one. NaN where it cannot be told.
    /// </summary>
    public required double DesignEffect { get; init; }

    /// <summary>Blocks with at least one round.</summary>
    public required int Blocks { get; init; }

    /// <summary>Rounds of all blocks.</summary>
    public required int Rounds { get; init; }

    /// <summary>Takes the spread.</summary>
    /// <param name="logCostsOfBlocks">For each block the natural logarithms of its rounds' costs; blocks without rounds are passed
    /// over.</param>
    /// <exception cref="ArgumentException">A value is not finite.</exception>
    public static Spread Of(IReadOnlyList<double[]> logCostsOfBlocks)
    {
        foreach (var values in logCostsOfBlocks)
            Numbers.RequireFinite(values, "logarithm of a cost", nameof(logCostsOfBlocks));
        double[][] blocks = [.. logCostsOfBlocks.Where(values => values.Length > 0)];
        var rounds = blocks.Sum(values => values.Length);
        var within = rounds > blocks.Length ? blocks.Sum(SquaresAroundMean) / (rounds - blocks.Length) : double.NaN;
        var between = blocks.Length > 1 ? SquaresBetween(blocks, rounds) / (blocks.Length - 1) : double.NaN;
        return new Spread
        {
            WithinSd = Math.Sqrt(within),
            BetweenSd = Math.Sqrt(Math.Max((between - within) / RoundsOfABlock(blocks, rounds), 0)),
            DesignEffect = between / within,
            Blocks = blocks.Length,
            Rounds = rounds,
        };
    }

    private static double SquaresAroundMean(double[] values)
    {
        var mean = Center.MeanOf(values);
        return values.Sum(value => (value - mean) * (value - mean));
    }

    private static double SquaresBetween(double[][] blocks, int rounds)
    {
        var mean = blocks.Sum(values => Center.MeanOf(values) * values.Length) / rounds;
        return blocks.Sum(values => values.Length * Math.Pow(Center.MeanOf(values) - mean, 2));
    }

    // The size that equal blocks would have for the same expectation.
    private static double RoundsOfABlock(double[][] blocks, int rounds) =>
        (rounds - (blocks.Sum(values => (double)values.Length * values.Length) / rounds)) / (blocks.Length - 1);
}
