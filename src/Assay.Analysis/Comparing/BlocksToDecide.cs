using Assay.Analysis.Statistics;

namespace Assay.Analysis.Comparing;

/// <summary>
/// How many more blocks decide a comparison, if its ratio and its spread stay as they are: the width of an interval falls with the
/// square root of the blocks.
/// </summary>
public static class BlocksToDecide
{
    /// <summary>The most that is told; beyond it other means help, not blocks.</summary>
    public const int Most = 1000;

    /// <summary>Blocks that each side needs in addition; one more than <see cref="Most"/> where those would not do.</summary>
    /// <param name="cell">A cell that is undecided.</param>
    /// <param name="regressionFrom">The ratio above which it is a regression.</param>
    internal static int More(ComparedCell cell, double regressionFrom)
    {
        var blocks = Math.Min(cell.BlocksBefore, cell.BlocksAfter);
        if (cell.Lower is not { } lower || cell.Upper is not { } upper)
            return Math.Max(1, Looks.FewestForRanks - blocks);
        var (level, limit) = (Math.Log(cell.Ratio), Math.Log(regressionFrom));
        // A ratio above the limit is decided where its interval leaves out no change, any other where it leaves out the limit.
        var (reach, room) = level > limit ? (level - Math.Log(lower), level) : (Math.Log(upper) - level, limit - level);
        var more = room > 0 ? Math.Ceiling(blocks * ((reach / room * (reach / room)) - 1)) : double.PositiveInfinity;
        return (int)Math.Clamp(more, 1, Most + 1);
    }
}
