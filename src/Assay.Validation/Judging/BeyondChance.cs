using MathNet.Numerics.Distributions;

namespace Assay.Validation.Judging;

/// <summary>Whether counts are more than chance explains.</summary>
internal static class BeyondChance
{
    private const double Level = 0.05;
    private const double Rounding = 1e-9;

    /// <summary>
    /// Whether so many of some runs would be wrong in fewer than 5 % of cases, were each wrong with a probability. One of one at 5 % comes
    /// about in just 5 %.
    /// </summary>
    /// <param name="probability">The probability, 0 to 1.</param>
    public static bool Is(int wrong, int of, double probability) =>
        wrong > 0 && 1 - Binomial.CDF(probability, of, wrong - 1) < Level - Rounding;
}
