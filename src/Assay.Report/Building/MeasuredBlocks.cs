using Assay.Core.Results;

namespace Assay.Report.Building;

/// <summary>The blocks of a cell that hold at least one round that counts.</summary>
internal static class MeasuredBlocks
{
    public static IReadOnlyList<BlockSamples> In(CellResult cell) =>
        [.. cell.Blocks.Where(block => block.FirstRound < block.ElapsedNanoseconds.Count)];

    /// <summary>How many blocks; the groups of one block count once.</summary>
    public static int Count(CellResult cell) => In(cell).Select(block => block.Block).Distinct().Count();
}
