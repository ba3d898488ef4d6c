using MathNet.Numerics;
using MathNet.Numerics.Distributions;
using MathNet.Numerics.Integration;
using MathNet.Numerics.RootFinding;

namespace Assay.Analysis.Statistics;

/// <summary>
/// Tukey's studentized range: the largest of some independent, equally varying normal values less the smallest, over an
/// independent estimate of their standard deviation.
/// </summary>
/// <remarks>
/// The distribution as a double integral: Lund and Lund, "Algorithm AS 190", Applied Statistics 32(2), 1983; the inner integral is the
/// distribution of the range, the outer one averages it over the estimate of the standard deviation. Both by Gauss-Legendre on pieces.
/// </remarks>
public static class StudentizedRange
{
    private const int Order = 16;
    private const int Count = 8;
    private const double NormalEnd = 8.5;
    private const double CertainRange = 12;
    private const double ManyEnough = 200;
    private const double ManyDegrees = 100_000;

    /// <summary>The probability that the studentized range is at most <paramref name="q"/>.</summary>
    /// <param name="q">The range, in standard deviations.</param>
    /// <param name="groups">Values whose range is taken, at least 2.</param>
    /// <param name="degrees">Degrees of freedom of the standard deviation, at least 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double Cdf(double q, int groups, double degrees)
    {
        Require(groups, degrees);
        if (double.IsNaN(q))
            throw new ArgumentOutOfRangeException(nameof(q), q, "A range is a number.");
        if (q <= 0)
            return 0;
        if (degrees > ManyDegrees)
            return OfRange(q, groups);
        // The estimate s of a standard deviation of 1: degrees * s^2 is chi square. Its density vanishes outside these ends.
        var (low, high) = degrees > ManyEnough
            ? (1 - (NormalEnd / Math.Sqrt(2 * degrees)), 1 + (NormalEnd / Math.Sqrt(2 * degrees)))
            : (0, Math.Sqrt(ChiSquared.InvCDF(degrees, 1 - 1e-14) / degrees));
        // From here on every range is within q s, and only the density is left.
        var certain = Math.Clamp(CertainRange / q, low, high);
        var above = certain < high ? 1 - ChiSquared.CDF(degrees, degrees * certain * certain) : 0;
        return Math.Clamp(above + Pieces(low, certain, s => Density(s, degrees) * OfRange(q * s, groups)), 0, 1);
    }

    /// <summary>The range that is not exceeded with probability <paramref name="p"/>.</summary>
    /// <param name="p">Between 0 and 1, both excluded.</param>
    /// <param name="groups">Values whose range is taken, at least 2.</param>
    /// <param name="degrees">Degrees of freedom of the standard deviation, at least 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double Quantile(double p, int groups, double degrees)
    {
        Require(groups, degrees);
        if (!(p > 0 && p < 1))
            throw new ArgumentOutOfRangeException(nameof(p), p, "A probability lies between 0 and 1, such as 0.95.");
        var high = 4.0;
        while (Cdf(high, groups, degrees) < p)
            high *= 2;
        return Brent.FindRoot(q => Cdf(q, groups, degrees) - p, 0, high, 1e-10);
    }

    // groups * integral of phi(z) (Phi(z) - Phi(z - w))^(groups - 1): z is the largest value, all others lie within w below it.
    private static double OfRange(double w, int groups) => Math.Clamp(
        groups * Pieces(-NormalEnd, NormalEnd, z => Normal.PDF(0, 1, z) * Math.Pow(Math.Max(Phi(z) - Phi(z - w), 0), groups - 1)), 0, 1);

    private static double Density(double s, double degrees) => Math.Exp(
        Math.Log(2) + (degrees / 2 * Math.Log(degrees / 2)) - SpecialFunctions.GammaLn(degrees / 2)
        + ((degrees - 1) * Math.Log(s)) - (degrees * s * s / 2));

    private static double Phi(double z) => 0.5 * SpecialFunctions.Erfc(-z / Constants.Sqrt2);

    private static double Pieces(double from, double to, Func<double, double> integrand)
    {
        var (sum, width) = (0.0, (to - from) / Count);
        for (var piece = 0; piece < Count; piece++)
            sum += GaussLegendreRule.Integrate(integrand, from + (piece * width), from + ((piece + 1) * width), Order);
        return sum;
    }

    private static void Require(int groups, double degrees)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(groups, 2);
        if (!(degrees >= 1))
            throw new ArgumentOutOfRangeException(nameof(degrees), degrees, "A standard deviation has at least one degree of freedom.");
    }
}
