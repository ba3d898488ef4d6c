using MathNet.Numerics.Distributions;

namespace Assay.Analysis.Statistics;

/// <summary>
/// The median of independent values and its confidence interval from order statistics: two of the values themselves, between which the true
/// median lies. It asks nothing of their distribution, and one value far off does not move it. With fewer than six values there is no such
/// interval.
/// </summary>
/// <remarks>Conover, "Practical Nonparametric Statistics", 3rd edition, section 3.2. The confidence is at least the one asked
/// for.</remarks>
/// <param name="Lower">The lower end; null with too few values.</param>
/// <param name="Upper">The upper end; null with too few values.</param>
public readonly record struct MedianInterval(double Median, double? Lower, double? Upper)
{
    /// <summary>Takes the median of some values.</summary>
    /// <param name="values">Finite, independent values, at least one.</param>
    /// <param name="confidence">Between 0 and 1, both excluded.</param>
    /// <exception cref="ArgumentException">There is no value, or one that is not finite.</exception>
    public static MedianInterval From(ReadOnlySpan<double> values, double confidence = StudentInterval.DefaultConfidence)
    {
        var median = Center.Median(values);
        var outside = OutsideOf(values.Length, confidence);
        if (outside == 0)
            return new MedianInterval(median, null, null);
        var sorted = values.ToArray();
        Array.Sort(sorted);
        return new MedianInterval(median, sorted[outside - 1], sorted[^outside]);
    }

    /// <summary>
    /// How many values lie outside on either side, the end itself included: the largest number that keeps the confidence; 0 where none
    /// does.
    /// </summary>
    private static int OutsideOf(int count, double confidence)
    {
        var outside = 0;
        while (outside < count / 2 && 2 * Binomial.CDF(0.5, count, outside) <= 1 - confidence)
            outside++;
        return outside;
    }
}
