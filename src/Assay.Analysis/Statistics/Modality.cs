using Perfolizer.Mathematics.Multimodality;
using Pragmastat;

namespace Assay.Analysis.Statistics;

/// <summary>Whether a row's costs gather around two values instead of one.</summary>
/// <remarks> From <see cref="FewestForDensity"/> values on by the lowlands of a density (A. Akinshin, "Lowland multimodality detection",
/// 2020; as implemented by Perfolizer), which never took simulated normal or exponential values for two modes. It sees nothing in the six
/// to twelve values of blocks; those are split at their widest gap.
/// </remarks>
public static class Modality
{
    /// <summary>How far apart two modes must lie to count, as a share of the lower one.</summary>
    public const double FewestApart = 0.03;

    /// <summary>The share of the values that each of two modes must hold, and no fewer than two values.</summary>
    public const double SmallestShare = 0.2;

    /// <summary>The fewest values of which a density is taken.</summary>
    public const int FewestForDensity = 40;

    /// <summary>The fewest values that are split at their widest gap; fewer tell nothing.</summary>
    public const int FewestForGap = 6;

    /// <summary>
    /// How many mean steps between all other neighbours the widest gap must exceed, where no density is taken: 1.4 % of six, 0.1 % of
    /// twelve normal values have such a gap.
    /// </summary>
    public const double StepsOfGap = 12;

    /// <summary>
    /// Whether two modes lie further apart than <see cref="FewestApart"/> and hold <see cref="SmallestShare"/> of the values each.
    /// </summary>
    /// <param name="values">Costs, above zero, in any order and any unit.</param>
    /// <param name="modes">The two modes, the lower first; both NaN where there are no two.</param>
    /// <exception cref="ArgumentException">A value is not finite and above zero.</exception>
    public static bool IsBimodal(ReadOnlySpan<double> values, out (double Lower, double Upper) modes)
    {
        Numbers.RequirePositive(values, "cost", nameof(values));
        var sorted = values.ToArray();
        Array.Sort(sorted);
        var fewest = Math.Max(2, sorted.Length * SmallestShare);
        // Values that are all close together have no two modes apart, and a density of equal values does not exist.
        if (sorted.Length < FewestForGap || sorted[^1] / sorted[0] <= 1 + FewestApart)
            modes = (double.NaN, double.NaN);
        else
            modes = sorted.Length < FewestForDensity ? ByGap(sorted, fewest) : ByDensity(sorted, fewest);
        if (modes.Upper / modes.Lower > 1 + FewestApart)
            return true;
        modes = (double.NaN, double.NaN);
        return false;
    }

    private static (double Lower, double Upper) ByDensity(double[] sorted, double fewest)
    {
        var large = LowlandModalityDetector.Instance.DetectModes(new Sample(sorted)).Modes
            .Where(mode => mode.Values.Count >= fewest).ToList();
        return large.Count < 2 ? (double.NaN, double.NaN) : (large[0].Location, large[^1].Location);
    }

    private static (double Lower, double Upper) ByGap(double[] sorted, double fewest)
    {
        var upper = Enumerable.Range(1, sorted.Length - 1).MaxBy(index => sorted[index] - sorted[index - 1]);
        var gap = sorted[upper] - sorted[upper - 1];
        var inside = sorted[^1] - sorted[0] - gap;
        return upper >= fewest && sorted.Length - upper >= fewest && gap > StepsOfGap * inside / sorted.Length
            ? (Center.Median(sorted.AsSpan(..upper)), Center.Median(sorted.AsSpan(upper..)))
            : (double.NaN, double.NaN);
    }
}
