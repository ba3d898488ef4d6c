using Assay.Analysis.Statistics;

namespace Assay.Answers.Articles;

/// <summary>
/// The columns of BenchmarkDotNet over the batches of a cell: a batch takes the place of one of its iterations. As its default has it,
/// values above the upper fence of Tukey are left out, and its Error is half of the 99.9 % confidence interval of the mean, which takes
/// iterations for independent.
/// </summary>
/// <remarks>BenchmarkDotNet documentation, "Statistics" and "OutlierMode.RemoveUpper"; Tukey, "Exploratory Data Analysis", 1977.</remarks>
/// <param name="Mean">The arithmetic mean, in nanoseconds an operation.</param>
/// <param name="StandardDeviation">The standard deviation of single batches.</param>
/// <param name="Error">Half the width of the 99.9 % confidence interval.</param>
/// <param name="Batches">Batches that are left.</param>
public sealed record BatchColumns(double Mean, double StandardDeviation, double Error, int Batches)
{
    private const double Confidence = 0.999;
    private const double Fence = 1.5;

    /// <summary>Takes the columns of times of an operation, one for each batch; with a single batch there is no deviation.</summary>
    /// <param name="nanoseconds">Finite times, at least one.</param>
    /// <exception cref="ArgumentException">There is none, or one is not finite.</exception>
    public static BatchColumns From(IReadOnlyList<double> nanoseconds)
    {
        double[] all = [.. nanoseconds.Order()];
        Numbers.RequireAny<double>(all, "batch", nameof(nanoseconds));
        Numbers.RequireFinite(all, "time", nameof(nanoseconds));
        var (lower, upper) = (Quartile(all, 0.25), Quartile(all, 0.75));
        double[] left = [.. all.Where(time => time <= upper + (Fence * (upper - lower)))];
        var mean = Center.MeanOf(left);
        if (left.Length < 2)
            return new BatchColumns(mean, 0, 0, left.Length);
        var deviation = Math.Sqrt(left.Sum(time => (time - mean) * (time - mean)) / (left.Length - 1));
        return new BatchColumns(
            mean, deviation, StudentInterval.Quantile(left.Length - 1, Confidence) * deviation / Math.Sqrt(left.Length), left.Length);
    }

    /// <summary>A quartile of sorted values, between neighbours in proportion.</summary>
    private static double Quartile(double[] sorted, double share)
    {
        var place = share * (sorted.Length - 1);
        var below = (int)place;
        return below + 1 < sorted.Length ? sorted[below] + ((place - below) * (sorted[below + 1] - sorted[below])) : sorted[below];
    }
}
