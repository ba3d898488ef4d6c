namespace Assay.Statistics;

/// <summary>
/// The looks of a sequential run: it may stop only after these numbers of blocks, and the error that all looks together may
/// make is split between them. Looking after every block at 5 % each would find differences among equals far more often.
/// </summary>
/// <remarks>Any split that sums to the whole keeps the error (Bonferroni); later looks get more, because they decide more.</remarks>
public static class Looks
{
    /// <summary>The fewest blocks from which ranks are given; fewer are a screening.</summary>
    public const int FewestForRanks = 6;

    /// <summary>The error of a run that looks once, after a number of blocks fixed before.</summary>
    public const double FixedAlpha = 0.05;

    private static readonly int[] Blocks = [FewestForRanks, 9, 12];
    private static readonly double[] Alphas = [0.01, 0.015, 0.025];

    /// <summary>The numbers of blocks after which a sequential run looks.</summary>
    public static IReadOnlyList<int> Standard => Blocks;

    /// <summary>
    /// The error that a look may make: that of the last look reached with these blocks. Pairs with fewer blocks in common than the
    /// first look get the first look's.
    /// </summary>
    /// <param name="blocks">Blocks, zero or above.</param>
    public static double Alpha(int blocks) => Alphas[Math.Max(0, Reached(blocks))];

    /// <summary>The last look reached with these blocks; null before the first.</summary>
    /// <param name="blocks">Blocks, zero or above.</param>
    public static int? LastReached(int blocks) => Reached(blocks) is >= 0 and var look ? Blocks[look] : null;

    private static int Reached(int blocks) => Array.FindLastIndex(Blocks, look => look <= blocks);
}
