using MathNet.Numerics.LinearAlgebra;

namespace Assay.Analysis.Statistics;

/// <summary>What the time of an operation depends on.</summary>
/// <param name="Objects">Objects in the graph.</param>
/// <param name="Strings">Strings in the graph.</param>
public readonly record struct Counts(double Objects, double Bytes, double Strings)
{
    internal double[] Terms => [1, Objects, Bytes, Strings];
}

/// <summary>A measured time.</summary>
/// <param name="Counts">What it belongs to.</param>
/// <param name="Nanoseconds">The time, above zero.</param>
/// <param name="Weight">How much its relative error counts, above zero: 1 for a time like the one that is predicted, less for
/// others.</param>
public readonly record struct TimePoint(Counts Counts, double Nanoseconds, double Weight);

/// <summary>
/// A linear regression of time: t = fixed + a objects + b bytes + c strings. The weighted squares of the relative errors are the least that
/// coefficients not below zero can reach: work never takes less than no time. Of the solutions of all subsets of terms, the best one
/// without a coefficient below zero is that optimum.
/// </summary>
/// <remarks>Lawson and Hanson, "Solving Least Squares Problems", 1974, chapter 23: the optimum is the unconstrained solution of the terms
/// above zero. With four terms there are 15 subsets.</remarks>
public sealed record TimeRegression
{
    /// <summary>The fewest points: two coefficients, and one more that shows whether they fit.</summary>
    public const int FewestPoints = 3;

    private const int Terms = 4;

    /// <summary>Terms that are so nearly proportional say the same: times cannot tell their coefficients apart.</summary>
    private const double LargestCondition = 1e7;

    /// <summary>A further term must bring more than rounding.</summary>
    private const double LeastGain = 1e-9;

    private readonly Matrix<double> spread;
    private readonly int[] used;

    private TimeRegression(double[] coefficients, int[] used, Matrix<double> spread, double variance, int degrees)
    {
        (FixedNanoseconds, ObjectNanoseconds, ByteNanoseconds, StringNanoseconds) =
            (coefficients[0], coefficients[1], coefficients[2], coefficients[3]);
        (this.used, this.spread, Variance, DegreesOfFreedom) = (used, spread, variance, degrees);
    }

    /// <summary>What a call takes before the first object.</summary>
    public double FixedNanoseconds { get; }

    /// <summary>For each object.</summary>
    public double ObjectNanoseconds { get; }

    /// <summary>For each byte of the payload.</summary>
    public double ByteNanoseconds { get; }

    /// <summary>For each string.</summary>
    public double StringNanoseconds { get; }

    /// <summary>Variance of the relative error of a point of weight 1.</summary>
    public double Variance { get; }

    /// <summary>Points less the terms above zero.</summary>
    public int DegreesOfFreedom { get; }

    /// <summary>Root of the weighted mean of the squared relative errors.</summary>
    public required double RelativeError { get; init; }

    /// <summary>Share of the weighted variance of the logarithms of the times that the regression explains.</summary>
    public required double RSquared { get; init; }

    /// <summary>The time.</summary>
    public double At(Counts counts) =>
        FixedNanoseconds + (ObjectNanoseconds * counts.Objects) + (ByteNanoseconds * counts.Bytes) + (StringNanoseconds * counts.Strings);

    /// <summary>
    /// The interval that a new time of weight 1 lies in, with the confidence given: the uncertainty of the coefficients and the scatter of
    /// single points.
    /// </summary>
    /// <param name="confidence">Between 0 and 1, both excluded.</param>
    public (double Lower, double Upper) IntervalAt(Counts counts, double confidence = StudentInterval.DefaultConfidence)
    {
        var time = At(counts);
        var terms = Vector<double>.Build.DenseOfEnumerable(used.Select(term => counts.Terms[term] / time));
        var relative = StudentInterval.Quantile(DegreesOfFreedom, confidence) * Math.Sqrt(Variance * (1 + (terms * spread * terms)));
        return (Math.Max(0, time * (1 - relative)), time * (1 + relative));
    }

    /// <summary>Fits points; null with too few of them.</summary>
    /// <exception cref="ArgumentException">A time or a weight is not above zero, or a count is negative.</exception>
    public static TimeRegression? From(IReadOnlyList<TimePoint> points)
    {
        if (points.Any(
            point => !(point.Nanoseconds > 0 && double.IsFinite(point.Nanoseconds) && point.Weight > 0 && double.IsFinite(point.Weight))
                || point.Counts.Terms.Any(term => !(term >= 0 && double.IsFinite(term)))))
            throw new ArgumentException("Times and weights must be above zero, and counts not below.", nameof(points));
        if (points.Count < FewestPoints)
            return null;
        Solution? best = null;
        // Few terms first: more of them must be better.
        foreach (var subset in Enumerable.Range(1, (1 << Terms) - 1).OrderBy(set => int.PopCount(set)))
        {
            if (Solution.Of(points, [.. Enumerable.Range(0, Terms).Where(term => (subset & (1 << term)) != 0)]) is { } solution
                && (best is null || solution.Squares < best.Squares * (1 - LeastGain)))
                best = solution;
        }

        return best?.ToRegression(points);
    }

    /// <summary>Least squares of some terms.</summary>
    private sealed record Solution(int[] Used, Vector<double> Coefficients, Matrix<double> Spread, double Squares)
    {
        /// <summary>The solution; null where the points do not determine it, or a coefficient is not above zero.</summary>
        public static Solution? Of(IReadOnlyList<TimePoint> points, int[] used)
        {
            if (used.Length >= points.Count)
                return null;
            var design = Matrix<double>.Build.Dense(points.Count, used.Length,
                (row, column) => points[row].Weight * points[row].Counts.Terms[used[column]] / points[row].Nanoseconds);
            var scale = Vector<double>.Build.DenseOfEnumerable(design.EnumerateColumns().Select(column => column.L2Norm()));
            if (scale.Any(norm => norm == 0))
                return null;
            // Columns of one length: objects and bytes differ in size by powers of ten.
            var shrink = Matrix<double>.Build.DenseOfDiagonalVector(scale.Map(norm => 1 / norm));
            var scaled = design * shrink;
            if (scaled.ConditionNumber() > LargestCondition)
                return null;
            var wanted = Vector<double>.Build.DenseOfEnumerable(points.Select(point => point.Weight));
            var solved = scaled.QR().Solve(wanted);
            if (solved.Any(value => value <= 0))
                return null;
            var errors = (scaled * solved) - wanted;
            return new Solution(used, solved.PointwiseDivide(scale), shrink * scaled.TransposeThisAndMultiply(scaled).Inverse() * shrink,
                errors.DotProduct(errors));
        }

        public TimeRegression ToRegression(IReadOnlyList<TimePoint> points)
        {
            var coefficients = new double[Terms];
            for (var i = 0; i < Used.Length; i++)
                coefficients[Used[i]] = Coefficients[i];
            var degrees = points.Count - Used.Length;
            return new TimeRegression(coefficients, Used, Spread, Squares / degrees, degrees)
            {
                RelativeError = Math.Sqrt(Squares / points.Sum(point => point.Weight * point.Weight)),
                RSquared = RSquaredOf(points, counts => coefficients.Zip(counts.Terms, (coefficient, term) => coefficient * term).Sum()),
            };
        }

        private static double RSquaredOf(IReadOnlyList<TimePoint> points, Func<Counts, double> at)
        {
            var (weights, logarithms) =
                (points.Select(point => point.Weight * point.Weight).ToArray(),
                    points.Select(point => Math.Log(point.Nanoseconds)).ToArray());
            var mean = weights.Zip(logarithms, (weight, value) => weight * value).Sum() / weights.Sum();
            var all = weights.Zip(logarithms, (weight, value) => weight * (value - mean) * (value - mean)).Sum();
            var left = points.Select((point, i) => weights[i] * Math.Pow(logarithms[i] - Math.Log(at(point.Counts)), 2)).Sum();
            return all > 0 ? 1 - (left / all) : 0;
        }
    }
}
