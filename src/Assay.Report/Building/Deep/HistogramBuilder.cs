using Assay.Report.Model.Deep;

namespace Assay.Report.Building.Deep;

/// <summary>Counts costs into bins.</summary>
internal static class HistogramBuilder
{
    private const int Bins = 40;
    private const double Widths = 2;

    /// <summary>
    /// The histogram. A long tail to the right would press all else into one bin, so rounds that lie further above the ninth decile than twice the width
    /// of the middle eight tenths stand beside it as a number.
    /// </summary>
    /// <param name="costs">Costs, above zero, at least one.</param>
    public static DeepHistogram Of(IReadOnlyList<double> costs)
    {
        double[] sorted = [.. costs.Order()];
        var lower = sorted[0];
        var (first, ninth) = (sorted[(sorted.Length - 1) / 10], sorted[(sorted.Length - 1) * 9 / 10]);
        var upper = sorted.Last(cost => cost <= ninth + (Widths * (ninth - first)));
        var width = (upper - lower) / Bins;
        var counts = new int[width > 0 ? Bins : 1];
        foreach (var cost in sorted.Where(cost => cost <= upper))
            counts[width > 0 ? Math.Min((int)((cost - lower) / width), Bins - 1) : 0]++;
        return new DeepHistogram(lower, upper, counts, sorted.Count(cost => cost > upper));
    }
}
