namespace Assay.Analysis.Statistics;

/// <summary>
/// The looks of a sequential run: it may stop only after these numbers of blocks, and the error that all looks together may
/// make is split between them. Looking after every block at 5 % each would find differences among equals far more often.
/// </summary>
/// <remarks>Each look is about half as late again as the one before, so that a run which needs many blocks is not looked at too often. Any
/// split that sums to the whole keeps the error (Bonferroni); later looks get more, because they decide more: the shares grow as 1, 2, 3
/// and so on.</remarks>
public static class Looks
{
    /// <summary>The fewest blocks from which ranks are given; fewer are a screening.</summary>
    public const int FewestForRanks = 6;

    /// <summary>The error of a run that looks once, after a number of blocks fixed before.</summary>
    public const double FixedAlpha = 0.05;

    private static readonly int[] Blocks = [FewestForRanks, 9, 12, 18, 27, 40, 60];

    /// <summary>The numbers of blocks after which a sequential run looks.</summary>
    public static IReadOnlyList<int> Standard => Blocks;

    /// <summary>
    /// The error that a look may make: that of the last look reached with these blocks. Pairs with fewer blocks in common than the
    /// first look get the first look's.
    /// </summary>
    /// <param name="looks">The numbers of blocks at which a run looks, ascending, at least one.</param>
    /// <param name="blocks">Blocks, zero or above.</param>
    public static double Alpha(IReadOnlyList<int> looks, int blocks)
    {
        var reached = Math.Max(1, looks.Count(look => look <= blocks));
        return FixedAlpha * reached / (looks.Count * (looks.Count + 1) / 2.0);
    }

    /// <summary>The same for the standard looks.</summary>
    /// <param name="blocks">Blocks, zero or above.</param>
    public static double Alpha(int blocks) => Alpha(Blocks, blocks);

    /// <summary>The last look reached with these blocks; null before the first.</summary>
    /// <param name="blocks">Blocks, zero or above.</param>
    public static int? LastReached(int blocks) => Reached(blocks) is >= 0 and var look ? Blocks[look] : null;

    private static int Reached(int blocks) => Array.FindLastIndex(Blocks, look => look <= blocks);
}

/// <summary>Says after a look of a sequential run which rows need more blocks.</summary>
public static class StopRule
{
    /// <summary>The precision of a run that names none: intervals of 1.4 % either way.</summary>
    public const double DefaultPrecision = 0.014;

    /// <summary>
    /// The rows that are not settled: a row is, once it is faster or slower than each of its neighbours beyond the margin, or known against
    /// it within the precision. More blocks for a settled row would tell nothing that its place in the table needs.
    /// </summary>
    /// <param name="center">What the table is sorted by, for each row; NaN for a row that is not in it.</param>
    /// <param name="precision">Half the width of an interval that is narrow enough, as a share, above zero.</param>
    /// <exception cref="ArgumentException">There is not one centre for each row.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The precision is not above zero.</exception>
    public static IReadOnlySet<int> Unsettled(Comparison comparison, IReadOnlyList<double> center, double precision)
    {
        if (center.Count != comparison.Ranks.Count)
            throw new ArgumentException(
                $"There are {center.Count} centres for {comparison.Ranks.Count} rows: one for each is needed.", nameof(center));
        if (!(precision > 0))
            throw new ArgumentOutOfRangeException(nameof(precision), precision, "A precision is a share above zero, such as 0.014.");
        var widest = Math.Log(1 + precision);
        var unsettled = new HashSet<int>();
        foreach (var (row, next) in Neighbours.In(center))
        {
            var pair = comparison.Between(row, next);
            if (!pair.IsFaster && !pair.IsSlower && !(pair.HalfWidth <= widest))
                unsettled.UnionWith([row, next]);
        }

        return unsettled;
    }
}
