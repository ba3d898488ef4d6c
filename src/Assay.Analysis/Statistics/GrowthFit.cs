using MathNet.Numerics.Optimization;

namespace Assay.Analysis.Statistics;

/// <summary>
/// How a time grows with the number of objects: t(N) = a + b N^k, with a fixed cost a, a slope b and an exponent k. All three are fitted
/// together by least squares of the relative errors, so that one object counts as much as a million.
/// </summary>
/// <param name="Fixed">The fixed cost a, in nanoseconds, not below zero.</param>
/// <param name="Slope">The slope b, in nanoseconds for N^k, above zero.</param>
/// <param name="RelativeError">Root of the mean squared relative error.</param>
public sealed record GrowthFit(double Fixed, double Slope, double Exponent, double RelativeError)
{
    /// <summary>The fewest sizes: three parameters are fitted, and one more shows whether they fit.</summary>
    public const int FewestSizes = 4;

    private const double LeastExponent = 0.2;
    private const double MostExponent = 3.5;
    private const int Starts = 34;

    /// <summary>The time at a size.</summary>
    public double At(double size) => Fixed + (Slope * Math.Pow(size, Exponent));

    /// <summary>Fits a series; null with fewer than <see cref="FewestSizes"/> sizes.</summary>
    /// <param name="sizes">Numbers of objects, above zero, each once.</param>
    /// <param name="times">The time of each, above zero.</param>
    /// <exception cref="ArgumentException">The lists differ in length, or hold a number that is not above zero.</exception>
    public static GrowthFit? From(IReadOnlyList<double> sizes, IReadOnlyList<double> times)
    {
        if (sizes.Count != times.Count || sizes.Concat(times).Any(value => !(value > 0 && double.IsFinite(value))))
            throw new ArgumentException("Sizes and times must be as many, and above zero.", nameof(times));
        if (sizes.Count < FewestSizes)
            return null;

        // For a given exponent the other two follow in closed form, so the search has one dimension; several starts, because it may have
        // more than one valley.
        var step = (MostExponent - LeastExponent) / Starts;
        var best = Enumerable.Range(0, Starts + 1).Select(start => LeastExponent + (start * step))
            .MinBy(exponent => ErrorAt(exponent, sizes, times));
        var objective = ObjectiveFunction.ScalarValue(exponent => ErrorAt(exponent, sizes, times));
        var exponent = GoldenSectionMinimizer.Minimum(objective, best - step, best + step, 1e-9).MinimizingPoint;
        var (a, b) = LinesAt(exponent, sizes, times);
        return new GrowthFit(a, b, exponent, Math.Sqrt(ErrorAt(exponent, sizes, times) / sizes.Count));
    }

    private static double ErrorAt(double exponent, IReadOnlyList<double> sizes, IReadOnlyList<double> times)
    {
        var (a, b) = LinesAt(exponent, sizes, times);
        return sizes.Zip(times, (size, time) => ((a + (b * Math.Pow(size, exponent))) / time) - 1).Sum(error => error * error);
    }

    /// <summary>The fixed cost and the slope of least squared relative error; a fixed cost below zero means none.</summary>
    private static (double Fixed, double Slope) LinesAt(double exponent, IReadOnlyList<double> sizes, IReadOnlyList<double> times)
    {
        // Divided by the time, each point asks for a/t + b x/t = 1.
        var (u, v) =
            (times.Select(time => 1 / time).ToArray(), sizes.Zip(times, (size, time) => Math.Pow(size, exponent) / time).ToArray());
        var (uu, uv, vv, su, sv) = (Dot(u, u), Dot(u, v), Dot(v, v), u.Sum(), v.Sum());
        var determinant = (uu * vv) - (uv * uv);
        var a = determinant > 0 ? ((su * vv) - (sv * uv)) / determinant : 0;
        var b = determinant > 0 ? ((sv * uu) - (su * uv)) / determinant : sv / vv;
        return a >= 0 && b > 0 ? (a, b) : (0, sv / vv);
    }

    private static double Dot(double[] one, double[] other) => one.Zip(other, (left, right) => left * right).Sum();
}
