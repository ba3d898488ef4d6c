using Assay.Analysis.Statistics;
using MathNet.Numerics.Statistics;

namespace Assay.Analysis.Comparing;

/// <summary>The difference of the means of two independent samples of unequal variances, with its interval.</summary>
/// <param name="Mean">Mean of the second less mean of the first.</param>
/// <param name="HalfWidth">Half the width of the interval; null where a sample has fewer than three values, which would make it of any
/// width.</param>
/// <remarks>B. L. Welch, "The generalization of Student's problem when several different population variances are involved", Biometrika 34,
/// 1947; degrees of freedom of Satterthwaite.</remarks>
internal readonly record struct WelchInterval(double Mean, double? HalfWidth)
{
    private const int FewestValues = 3;

    /// <summary>Takes the interval.</summary>
    /// <param name="first">At least one value.</param>
    /// <param name="second">At least one value.</param>
    public static WelchInterval Of(double[] first, double[] second, double confidence)
    {
        var mean = Center.ArithmeticMean(second) - Center.ArithmeticMean(first);
        if (first.Length < FewestValues || second.Length < FewestValues)
            return new WelchInterval(mean, null);
        var (one, other) = (first.Variance() / first.Length, second.Variance() / second.Length);
        if (one + other == 0)
            return new WelchInterval(mean, 0);
        var degrees = (one + other) * (one + other) / ((one * one / (first.Length - 1)) + (other * other / (second.Length - 1)));
        // Whole degrees, rounded down, are the wider interval.
        return new WelchInterval(mean, StudentInterval.Quantile(Math.Max(1, (int)degrees), confidence) * Math.Sqrt(one + other));
    }
}
