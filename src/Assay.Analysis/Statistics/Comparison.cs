namespace Assay.Analysis.Statistics;

/// <summary>
/// All rows of a table compared in pairs, with intervals that hold for all pairs at once, and the ranks that follow.
/// <para> A pair is compared through the differences of its two rows in the blocks that both have: what a block does to all rows alike
/// falls out. The half width is the standard error, see <see cref="PairEstimate.StandardError"/>, times a critical value, see
/// <see cref="SimultaneousCriticalValue"/>. A difference is <em>detected</em>
/// where the interval excludes equality, and a row is <em>faster</em> where the whole interval lies beyond a margin, declared before.
/// </para>
/// </summary>
public sealed record Comparison
{
    /// <summary>The margin of reports: 2 %.</summary>
    public const double DefaultMargin = 0.02;

    private Comparison()
    {
    }

    /// <summary>Each pair once, in the order of rows: the row's index is below the other's.</summary>
    public required IReadOnlyList<PairEstimate> Pairs { get; init; }

    /// <summary>The rank range of each row.</summary>
    public required IReadOnlyList<RankRange> Ranks { get; init; }

    /// <summary>The mean level of each row over its own blocks; NaN for a row without any.</summary>
    public required IReadOnlyList<double> Centers { get; init; }

    /// <summary>
    /// The slowdown, as a ratio above 1, that would be detected between neighbours of this table in 80 % of such runs: the median over
    /// neighbours of half width and 80 % quantile of the error, exponentiated. NaN where no neighbours have two blocks in common.
    /// </summary>
    public required double MinimumDetectableRatio { get; init; }

    /// <summary>The margin beyond which a row is faster or slower, as a share.</summary>
    public required double Margin { get; init; }

    /// <summary>The comparison of two different rows, seen from the first.</summary>
    /// <param name="other">Index of another row.</param>
    /// <exception cref="ArgumentException">Both are the same row, or there is no such row.</exception>
    public PairEstimate Between(int row, int other)
    {
        var rows = Ranks.Count;
        if (row == other || row < 0 || other < 0 || row >= rows || other >= rows)
            throw new ArgumentException($"Rows {row} and {other} are no pair of the {rows} rows compared.", nameof(other));
        return Between(Pairs, rows, row, other);
    }

    /// <summary>Compares rows.</summary>
    /// <param name="levels">For each row its level in each block, a natural logarithm; NaN where the row has no such block. All lists are
    /// equally long.</param>
    /// <param name="alphaOfBlocks">The error that all pairs together may make, for the number of blocks that a pair has in common; see
    /// <see cref="Looks"/>.</param>
    /// <param name="margin">The margin, as a share, zero or above.</param>
    /// <exception cref="ArgumentException">The lists differ in length, or hold an infinite number.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The margin is negative or not finite.</exception>
    public static Comparison Of(IReadOnlyList<double[]> levels, Func<int, double> alphaOfBlocks, double margin = DefaultMargin)
    {
        Require(levels, margin);
        var estimator = new PairEstimator(levels, alphaOfBlocks, margin);
        var pairs = new List<PairEstimate>(levels.Count * (levels.Count - 1) / 2);
        for (var row = 0; row < levels.Count; row++)
        {
            for (var other = row + 1; other < levels.Count; other++)
                pairs.Add(estimator.Estimate(row, other));
        }

        double[] centers = [.. levels.Select(CenterOf)];
        return new Comparison
        {
            Pairs = pairs,
            Ranks = RanksOf(pairs, levels.Count),
            Centers = centers,
            MinimumDetectableRatio = DetectableOf(
                Neighbours.In(centers)
                    .Select(pair => pairs[IndexOf(Math.Min(pair.Row, pair.Next), Math.Max(pair.Row, pair.Next), levels.Count)])),
            Margin = margin,
        };
    }

    // Pairs stand as (0,1), (0,2), ... (1,2), ...: before a row's first pair stand the pairs of all rows above it.
    private static int IndexOf(int row, int other, int rows) => (row * ((2 * rows) - row - 1) / 2) + other - row - 1;

    private static PairEstimate Between(IReadOnlyList<PairEstimate> pairs, int rows, int row, int other) =>
        row < other ? pairs[IndexOf(row, other, rows)] : pairs[IndexOf(other, row, rows)].Reversed();

    private static RankRange[] RanksOf(IReadOnlyList<PairEstimate> pairs, int rows) =>
        [.. Enumerable.Range(0, rows)
            .Select(row => RankRange.Of(
                [.. Enumerable.Range(0, rows).Where(other => other != row).Select(other => Between(pairs, rows, row, other))]))];

    private static double DetectableOf(IEnumerable<PairEstimate> neighbours)
    {
        var widths = neighbours
            .Where(pair => pair.Blocks > 1)
            // A one-sided 80 % quantile is a two-sided one of 60 %.
            .Select(pair => pair.HalfWidth + (StudentInterval.Quantile(pair.Blocks - 1, 0.6) * pair.StandardError))
            .ToArray();
        return widths.Length == 0 ? double.NaN : Math.Exp(Center.Median(widths));
    }

    private static double CenterOf(double[] levels)
    {
        var known = Array.FindAll(levels, level => !double.IsNaN(level));
        return known.Length == 0 ? double.NaN : Center.MeanOf(known);
    }

    private static void Require(IReadOnlyList<double[]> levels, double margin)
    {
        for (var row = 0; row < levels.Count; row++)
        {
            if (levels[row].Length != levels[0].Length)
                throw new ArgumentException(
                    $"Row {row} has {levels[row].Length} levels and row 0 has {levels[0].Length}: one for each block of the run, NaN "
                        + "where a row has none.", nameof(levels));
            if (Array.Exists(levels[row], double.IsInfinity))
                throw new ArgumentException(
                    $"Row {row} has an infinite level: a level is the logarithm of a ratio of two times.", nameof(levels));
        }

        if (!double.IsFinite(margin) || margin < 0)
            throw new ArgumentOutOfRangeException(nameof(margin), margin, "A margin is a share of zero or above, such as 0.02.");
    }
}

/// <summary>Rows that stand next to each other in a table sorted by time.</summary>
internal static class Neighbours
{
    /// <summary>
    /// Pairs of neighbours, the faster first; rows whose centre is NaN stand nowhere. Equal centres stand in the order given.
    /// </summary>
    public static IEnumerable<(int Row, int Next)> In(IReadOnlyList<double> centers)
    {
        int[] order = [.. Enumerable.Range(0, centers.Count).Where(row => !double.IsNaN(centers[row])).OrderBy(row => centers[row])];
        return order.Zip(order.Skip(1));
    }
}

/// <summary>The ranks that a row may hold: rows that are not significantly different share their range.</summary>
/// <param name="Best">1 and the number of rows that are faster than it.</param>
/// <param name="Worst">The number of rows less those that it is faster than.</param>
/// <remarks>Mogstad, Romano, Shaikh and Wilhelm, "Inference for ranks", arXiv 1708.02729: simultaneous intervals of differences give
/// simultaneous rank ranges.</remarks>
public sealed record RankRange(int Best, int Worst)
{
    /// <summary>The range of a row.</summary>
    /// <param name="pairs">Its pairs with all others that have ranks, seen from it.</param>
    internal static RankRange Of(IReadOnlyCollection<PairEstimate> pairs) =>
        new(1 + pairs.Count(pair => pair.IsSlower), 1 + pairs.Count - pairs.Count(pair => pair.IsFaster));
}
