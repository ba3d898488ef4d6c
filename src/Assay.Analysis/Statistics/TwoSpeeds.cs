namespace Assay.Analysis.Statistics;

/// <summary>Splits what was seen of a machine's speed into a fast and a slow speed, where it alternated between two.</summary>
internal static class TwoSpeeds
{
    /// <summary>How far above the fast speed is slow, as a natural logarithm: speeds of such machines lie about 0.5 apart.</summary>
    private const double MostAboveFast = 0.15;

    /// <summary>The share that must be slow, and by default that must be fast.</summary>
    private const double FewestOfEach = 0.1;

    /// <summary>The quantile that stands for the fast speed.</summary>
    private const double FastQuantile = 0.1;

    /// <summary>The quantile of a row's times that stands for the fast speed: a median may be of either.</summary>
    private const double UsualQuantile = 0.25;

    /// <summary>The logarithm of what a row takes at the fast speed, roughly.</summary>
    public static double UsualOf(GateBatches row)
    {
        double[] sorted = [.. row.Elapsed.Skip(row.First).Order()];
        return Math.Log(sorted[(int)(sorted.Length * UsualQuantile)]);
    }

    /// <summary>The speed above which it was slow; null where it had one speed.</summary>
    /// <param name="speeds">Natural logarithms of the time that the same work took; what is not known is NaN.</param>
    /// <param name="fewestFast">The share that must be fast.</param>
    public static double? LimitIn(IEnumerable<double> speeds, double fewestFast = FewestOfEach)
    {
        double[] known = [.. speeds.Where(double.IsFinite).Order()];
        if (known.Length == 0)
            return null;
        var limit = known[(int)(known.Length * FastQuantile)] + MostAboveFast;
        var slow = known.Count(speed => speed > limit);
        return slow < FewestOfEach * known.Length || known.Length - slow < fewestFast * known.Length ? null : limit;
    }
}
