namespace Assay.Analysis.Statistics;

/// <summary>The ratio of a row's cost to the reference row's over a whole run; above 1 is slower.</summary>
public sealed record RatioEstimate
{
    /// <summary>How far the ratio of minima may lie from the ratio before it is a disagreement, as a share of the ratio.</summary>
    public const double MinimaTolerance = 0.05;

    /// <summary>The exponentiated mean of the blocks' log ratios.</summary>
    public required double Ratio { get; init; }

    /// <summary>The lower end of the interval; null with a single block, which has none.</summary>
    public required double? Lower { get; init; }

    /// <summary>The upper end of the interval; null with a single block, which has none.</summary>
    public required double? Upper { get; init; }

    /// <summary>
    /// The cross-check: the exponentiated mean of the blocks' log ratios of minima; null where no block has one. Never the headline.
    /// </summary>
    public required double? MinimaRatio { get; init; }

    /// <summary>
    /// Whether the ratio of minima lies outside the interval and further than <see cref="MinimaTolerance"/> from the ratio.
    /// </summary>
    public required bool MinimaDisagree { get; init; }

    /// <summary>Blocks in which both rows were measured.</summary>
    public required int Blocks { get; init; }

    /// <summary>Takes the ratio from the blocks' log ratios.</summary>
    /// <param name="logRatios">The log ratio of each block, at least one; see <see cref="LogRatio.InBlock"/>.</param>
    /// <param name="minimaLogRatios">The log ratio of minima of each block that has one; see <see cref="LogRatio.OfMinima"/>.</param>
    /// <param name="confidence">The confidence of the interval.</param>
    /// <exception cref="ArgumentException">There is no log ratio, or more minima than blocks, or a number that is not finite.</exception>
    public static RatioEstimate From(
        ReadOnlySpan<double> logRatios, ReadOnlySpan<double> minimaLogRatios, double confidence = StudentInterval.DefaultConfidence)
    {
        var mean = Center.ArithmeticMean(logRatios);
        if (minimaLogRatios.Length > logRatios.Length)
            throw new ArgumentException(
                $"There are {minimaLogRatios.Length} ratios of minima for {logRatios.Length} blocks: a block has at most one.",
                nameof(minimaLogRatios));
        double? minima = minimaLogRatios.IsEmpty ? null : Center.ArithmeticMean(minimaLogRatios);
        var interval = logRatios.Length < 2 ? null : StudentInterval.From(logRatios, confidence);
        var tolerance = Math.Log(1 + MinimaTolerance);
        return new RatioEstimate
        {
            Ratio = Math.Exp(mean),
            Lower = interval is null ? null : Math.Exp(interval.Lower),
            Upper = interval is null ? null : Math.Exp(interval.Upper),
            MinimaRatio = minima is { } logarithm ? Math.Exp(logarithm) : null,
            MinimaDisagree = minima is { } other && Math.Abs(other - mean) > Math.Max(tolerance, interval?.HalfWidth ?? 0),
            Blocks = logRatios.Length,
        };
    }
}

/// <summary>
/// How much dearer a row is than the reference row in one block, as a natural logarithm: 0 is equal, above is slower.
/// <para>
/// Both rows' rounds were interleaved, so a machine that drifts takes both along: the log ratio is the median over the rounds
/// of ln c(row, round) - ln c(reference, round), with c as in <see cref="BlockCost"/>.
/// </para>
/// </summary>
/// <remarks>Pairing within rounds: Bulej et al., "Duet benchmarking", ICPE 2020; Abedi and Brecht, ICPE 2017.</remarks>
public static class LogRatio
{
    /// <summary>The log ratio of two rows in one block.</summary>
    /// <param name="reference">The reference row's cost in the same block and group: equal rounds were measured together.</param>
    /// <exception cref="ArgumentException">The two have different numbers of rounds.</exception>
    public static double InBlock(BlockCost row, BlockCost reference)
    {
        if (row.Rounds.Length != reference.Rounds.Length)
        {
            throw new ArgumentException(
                $"The row has {row.Rounds.Length} rounds and the reference {reference.Rounds.Length}: only rounds measured together can "
                    + "be paired.", nameof(row));
        }

        var pairs = new double[row.Rounds.Length];
        for (var i = 0; i < pairs.Length; i++)
            pairs[i] = Math.Log(row.Rounds[i]) - Math.Log(reference.Rounds[i]);
        return Center.Median(pairs);
    }

    /// <summary>The log ratio of two rows that were not measured in the same rounds: of their medians.</summary>
    /// <param name="reference">The reference row's cost in the same block.</param>
    public static double OfMedians(BlockCost row, BlockCost reference) =>
        Math.Log(row.NanosecondsPerOperation) - Math.Log(reference.NanosecondsPerOperation);

    /// <summary>The cross-check: the log ratio of the two rows' cheapest rounds, with the same spreading of GC pauses.</summary>
    /// <param name="reference">The reference row's cost in the same block.</param>
    public static double OfMinima(BlockCost row, BlockCost reference) =>
        Math.Log(row.MinimumNanosecondsPerOperation) - Math.Log(reference.MinimumNanosecondsPerOperation);
}
