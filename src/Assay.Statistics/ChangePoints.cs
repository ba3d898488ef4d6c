using Perfolizer.Mathematics.Cpd;

namespace Assay.Statistics;

/// <summary>Where a row's cost changes its distribution in the course of a block.</summary>
/// <remarks>ED-PELT: Haynes, Fearnhead and Eckley, "A computationally efficient nonparametric approach for changepoint detection", Statistics and Computing 27, 2017; as implemented by Perfolizer.</remarks>
public static class ChangePoints
{
    /// <summary>The fewest rounds between two change points: fewer cannot be told from scatter.</summary>
    public const int FewestRounds = 10;

    /// <summary>The rounds with which a new distribution begins, in ascending order; none where fewer than two stretches fit.</summary>
    /// <param name="logCosts">Natural logarithms of the rounds' costs, in their order in time.</param>
    /// <exception cref="ArgumentException">A value is not finite.</exception>
    public static IReadOnlyList<int> In(ReadOnlySpan<double> logCosts)
    {
        Numbers.RequireFinite(logCosts, "logarithm of a cost", nameof(logCosts));
        if (logCosts.Length < 2 * FewestRounds)
            return [];
        // The detector names the last round before a change.
        return [.. EdPeltChangePointDetector.Instance.GetChangePointIndexes(logCosts.ToArray(), FewestRounds).Select(index => index + 1)];
    }
}
