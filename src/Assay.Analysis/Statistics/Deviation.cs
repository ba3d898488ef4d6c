namespace Assay.Analysis.Statistics;

/// <summary>
/// How far the measured times of one data set stand off a regression, as a factor: linear in its logarithm between two sizes over the
/// logarithm of the payload, and the same beyond the smallest and the largest. A regression describes a row by four numbers; caches, the
/// large-object heap and collections bend its times slowly, and the times on both sides know how far.
/// </summary>
public sealed class Deviation
{
    private readonly (double Bytes, double Factor)[] knots;

    private Deviation((double Bytes, double Factor)[] knots) => this.knots = knots;

    /// <summary>The deviation of times from a regression.</summary>
    /// <param name="times">Times of one data set; without any the factor is 1.</param>
    public static Deviation Of(TimeRegression regression, IEnumerable<TimePoint> times) =>
        new([.. times.GroupBy(time => time.Counts.Bytes).OrderBy(group => group.Key)
            .Select(group =>
                (group.Key, Factor: Math.Exp(group.Average(time => Math.Log(time.Nanoseconds / regression.At(time.Counts))))))]);

    /// <summary>Measured over regression, at a place.</summary>
    public double At(Counts counts)
    {
        if (knots.Length == 0)
            return 1;
        var next = Array.FindIndex(knots, knot => knot.Bytes >= counts.Bytes);
        if (next <= 0)
            return next == 0 ? knots[0].Factor : knots[^1].Factor;
        var (before, after) = (knots[next - 1], knots[next]);
        var share = Math.Log(counts.Bytes / before.Bytes) / Math.Log(after.Bytes / before.Bytes);
        return Math.Exp(((1 - share) * Math.Log(before.Factor)) + (share * Math.Log(after.Factor)));
    }

    /// <summary>The corrected time and its 95 % prediction interval.</summary>
    public (double Time, (double Lower, double Upper) Interval) Corrected(TimeRegression regression, Counts counts)
    {
        var (factor, (lower, upper)) = (At(counts), regression.IntervalAt(counts));
        return (regression.At(counts) * factor, (lower * factor, upper * factor));
    }
}
