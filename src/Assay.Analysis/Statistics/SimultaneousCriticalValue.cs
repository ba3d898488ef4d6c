using System.Collections.Concurrent;

namespace Assay.Analysis.Statistics;

/// <summary>
/// How many standard errors a difference must have before it counts, where all pairs of a table are looked at: with rows that
/// do not differ at all, no pair exceeds it in a share of 1 - alpha of tables.
/// <para> A pair's variance is the larger of two: that of its own differences over the K blocks, and the sum of the two rows' own
/// variances, each taken after the mean of all rows is off every block. The first alone has so few degrees of freedom that the largest |t|
/// of many pairs is enormous; the second alone is too small where rows go up and down together in parts. No closed form holds for such
/// correlated t values, so the critical value is the simulated quantile of the largest |t| over all pairs, with independent normal levels
/// of equal variance. For two rows it is Student's t.
/// </para>
/// </summary>
/// <remarks>The same everywhere: fixed seeds, a generator of its own. Results are kept; several threads may ask at once.</remarks>
public static class SimultaneousCriticalValue
{
    /// <summary>
    /// Simulated tables for each number of rows and blocks: the chance beyond a 5 % quantile is then right to 0.1 percentage points.
    /// </summary>
    public const int Replicates = 40_000;

    private static readonly ConcurrentDictionary<(int Rows, int Blocks), Lazy<double[]>> Simulated = new();

    /// <summary>The critical value.</summary>
    /// <param name="rows">Rows of the table, at least 2.</param>
    /// <param name="blocks">Blocks that a pair has in common, at least 2.</param>
    /// <param name="alpha">The share of tables of equal rows in which some pair may exceed it, between 0 and 1, both excluded.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double Of(int rows, int blocks, double alpha)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(rows, 2);
        ArgumentOutOfRangeException.ThrowIfLessThan(blocks, 2);
        if (!(alpha > 0 && alpha < 1))
            throw new ArgumentOutOfRangeException(nameof(alpha), alpha, "An error lies between 0 and 1, such as 0.05.");
        return rows == 2 ? StudentInterval.Quantile(blocks - 1, 1 - alpha) : Simulate(rows, blocks, alpha);
    }

    /// <summary>The simulated value, for two rows too, where <see cref="Of"/> is exact.</summary>
    internal static double Simulate(int rows, int blocks, double alpha)
    {
        var sorted =
            Simulated.GetOrAdd((rows, blocks), static key => new(() => LargestOfPairs.Sorted(key.Rows, key.Blocks, Replicates))).Value;
        // Between the neighbours of the quantile, as of a sorted sample of n: position (n + 1) p (Hyndman and Fan, 1996, type 6).
        var position = Math.Clamp(((sorted.Length + 1) * (1 - alpha)) - 1, 0, sorted.Length - 1);
        var below = (int)position;
        var above = Math.Min(below + 1, sorted.Length - 1);
        return sorted[below] + ((position - below) * (sorted[above] - sorted[below]));
    }
}

/// <summary>
/// How simultaneous intervals are made. Only the first is used for verdicts; the simulation shows what the others would do.
/// </summary>
public enum SimultaneousMethod
{
    /// <summary>
    /// The larger of the pair's own and the two rows' own variance, with a simulated critical value: see <see cref="Comparison"/>.
    /// </summary>
    LargerVariance,

    /// <summary>
    /// The variance of the pair's differences, with the studentized range at K - 1 degrees of freedom (Games and Howell, 1976).
    /// </summary>
    GamesHowell,

    /// <summary>One variance for all rows, with the studentized range at (R - 1)(K - 1) degrees of freedom (Tukey, 1953).</summary>
    PooledTukey,
}
