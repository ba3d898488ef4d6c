namespace Assay.Statistics;

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

    /// <summary>The cross-check: the exponentiated mean of the blocks' log ratios of minima; null where no block has one. Never the headline.</summary>
    public required double? MinimaRatio { get; init; }

    /// <summary>Whether the ratio of minima lies outside the interval and further than <see cref="MinimaTolerance"/> from the ratio.</summary>
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
            throw new ArgumentException($"There are {minimaLogRatios.Length} ratios of minima for {logRatios.Length} blocks: a block has at most one.", nameof(minimaLogRatios));
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
