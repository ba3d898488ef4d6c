using Perfolizer.Mathematics.Multimodality;

namespace Assay.Statistics;

/// <summary>Whether a row's costs gather around two values instead of one.</summary>
public static class Modality
{
    /// <summary>How far apart two modes must lie to count, as a share of the lower one.</summary>
    public const double FewestApart = 0.03;

    /// <summary>The share of the values that each of two modes must hold.</summary>
    public const double SmallestShare = 0.2;

    /// <summary>Whether two modes lie further apart than <see cref="FewestApart"/> and hold <see cref="SmallestShare"/> of the values each.</summary>
    /// <param name="values">Costs, above zero, in any order and any unit.</param>
    /// <param name="modes">The two modes, the lower first; both NaN where there are no two.</param>
    /// <exception cref="ArgumentException">A value is not finite and above zero.</exception>
    public static bool IsBimodal(ReadOnlySpan<double> values, out (double Lower, double Upper) modes)
    {
        Numbers.RequirePositive(values, "cost", nameof(values));
        modes = (double.NaN, double.NaN);
        if (values.Length < 10)
            return false;
        var found = LowlandModalityDetector.Instance.DetectModes(new Perfolizer.Sample(values.ToArray())).Modes;
        var least = values.Length * SmallestShare;
        var large = found.Where(mode => mode.Values.Count >= least).ToList();
        if (large.Count < 2 || large[^1].Location / large[0].Location <= 1 + FewestApart)
            return false;
        modes = (large[0].Location, large[^1].Location);
        return true;
    }
}
