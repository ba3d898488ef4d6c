using MathNet.Numerics.Distributions;

namespace Assay.Analysis.Statistics;

/// <summary>
/// The mean of independent values and its confidence interval by Student's t with K-1 degrees of freedom. Here the values
/// are the log ratios of K blocks, each from fresh processes: batches of one process are correlated and would make it too narrow.
/// </summary>
/// <remarks>
/// Student, "The probable error of a mean", Biometrika 6(1), 1908. At K = 5 a percentile bootstrap covers 0.80 to 0.85
/// instead of 0.95, this interval 0.95. The quantile is MathNet.Numerics', right to 1e-8 of its value.
/// </remarks>
public sealed record StudentInterval
{
    /// <summary>The confidence of the intervals in reports.</summary>
    public const double DefaultConfidence = 0.95;

    /// <summary>The arithmetic mean of the values.</summary>
    public required double Mean { get; init; }

    /// <summary>Half the width of the interval.</summary>
    public required double HalfWidth { get; init; }

    /// <summary>The probability with which such intervals hold the true mean, such as 0.95.</summary>
    public required double Confidence { get; init; }

    /// <summary>Degrees of freedom: values less one.</summary>
    public required int DegreesOfFreedom { get; init; }

    /// <summary>The lower end.</summary>
    public double Lower => Mean - HalfWidth;

    /// <summary>The upper end.</summary>
    public double Upper => Mean + HalfWidth;

    /// <summary>Takes the interval of the mean of some values.</summary>
    /// <param name="values">Finite, independent values, at least two.</param>
    /// <param name="confidence">Between 0 and 1, both excluded.</param>
    /// <exception cref="ArgumentException">There are fewer than two values, or one that is not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The confidence is not between 0 and 1.</exception>
    public static StudentInterval From(ReadOnlySpan<double> values, double confidence = DefaultConfidence)
    {
        if (values.Length < 2)
            throw new ArgumentException(
                $"An interval needs at least two blocks, and there is {(values.IsEmpty ? "none" : "one")}: measure more blocks.",
                nameof(values));
        Numbers.RequireFinite(values, "value", nameof(values));
        var mean = Center.MeanOf(values);
        var squares = 0.0;
        foreach (var value in values)
            squares += (value - mean) * (value - mean);
        var degrees = values.Length - 1;
        var error = Math.Sqrt(squares / degrees / values.Length);
        return new StudentInterval
        {
            Mean = mean,
            HalfWidth = Quantile(degrees, confidence) * error,
            Confidence = confidence,
            DegreesOfFreedom = degrees,
        };
    }

    /// <summary>The two-sided quantile of Student's t: the t that a value stays within, both ways, with the given confidence.</summary>
    /// <param name="confidence">Between 0 and 1, both excluded.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double Quantile(int degreesOfFreedom, double confidence)
    {
        if (degreesOfFreedom < 1)
            throw new ArgumentOutOfRangeException(
                nameof(degreesOfFreedom), degreesOfFreedom, "Student's t needs at least one degree of freedom, that is two values.");
        if (!(confidence > 0 && confidence < 1))
            throw new ArgumentOutOfRangeException(nameof(confidence), confidence, "A confidence lies between 0 and 1, such as 0.95.");
        // Closed forms, because a search does not find the far quantiles of these heavy tails.
        return degreesOfFreedom switch
        {
            1 => Math.Tan(Math.PI * confidence / 2),
            2 => confidence * Math.Sqrt(2 / (1 - (confidence * confidence))),
            _ => StudentT.InvCDF(0, 1, degreesOfFreedom, 1 - ((1 - confidence) / 2)),
        };
    }
}
