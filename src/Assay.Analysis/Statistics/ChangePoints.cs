using Perfolizer.Mathematics.Cpd;

namespace Assay.Analysis.Statistics;

/// <summary>Where a row's cost shifts in the course of a block, and stays shifted.</summary>
/// <remarks> ED-PELT: Haynes, Fearnhead and Eckley, "A computationally efficient nonparametric approach for changepoint detection",
/// Statistics and Computing 27, 2017; as implemented by Perfolizer. By itself it finds a change in a third of series of 120 rounds of pure
/// noise, and in nearly all where neighbouring rounds resemble each other; so only shifts count that are large beside the scatter.
/// </remarks>
public static class ChangePoints
{
    /// <summary>The fewest rounds between two change points: fewer cannot be told from scatter.</summary>
    public const int FewestRounds = 15;

    /// <summary>The smallest shift of the median that counts, as a natural logarithm: 1 %.</summary>
    public const double SmallestShift = 0.01;

    /// <summary>The smallest shift that counts, in standard deviations of the stretches beside it.</summary>
    public const double SmallestEffect = 1.5;

    // The median absolute deviation of normal values is this share of their standard deviation.
    private const double DeviationOfNormal = 0.6745;

    /// <summary>
    /// The rounds with which a stretch at another level begins, in ascending order; none where fewer than two stretches fit.
    /// </summary>
    /// <param name="logCosts">Natural logarithms of the rounds' costs, in their order in time.</param>
    /// <exception cref="ArgumentException">A value is not finite.</exception>
    public static IReadOnlyList<int> In(ReadOnlySpan<double> logCosts)
    {
        Numbers.RequireFinite(logCosts, "logarithm of a cost", nameof(logCosts));
        if (logCosts.Length < 2 * FewestRounds)
            return [];
        var values = logCosts.ToArray();
        // The detector names the last round before a change.
        List<int> points = [.. EdPeltChangePointDetector.Instance.GetChangePointIndexes(values, FewestRounds).Select(index => index + 1)];
        while (points.Count > 0)
        {
            // The weakest goes first: without it, its neighbours' stretches grow and are judged anew.
            var weakest = Enumerable.Range(0, points.Count).MinBy(index => Strength(values, points, index));
            if (Strength(values, points, weakest) >= 1)
                break;
            points.RemoveAt(weakest);
        }

        return points;
    }

    // At least 1 where the shift counts.
    private static double Strength(double[] values, List<int> points, int index)
    {
        var before = values[(index == 0 ? 0 : points[index - 1])..points[index]];
        var after = values[points[index]..(index == points.Count - 1 ? values.Length : points[index + 1])];
        var (one, other) = (Center.Median(before), Center.Median(after));
        double[] deviations = [.. before.Select(value => Math.Abs(value - one)), .. after.Select(value => Math.Abs(value - other))];
        return Math.Abs(one - other) / Math.Max(SmallestShift, SmallestEffect * Center.Median(deviations) / DeviationOfNormal);
    }
}
