using System.Numerics;

namespace Assay.Statistics;

/// <summary>Estimates one pair of rows after the other.</summary>
internal sealed class PairEstimator(IReadOnlyList<double[]> levels, Func<int, double> alphaOfBlocks, double margin)
{
    private readonly BigInteger[] _blocks = [.. levels.Select(BlocksOf)];
    private readonly Dictionary<BigInteger, BlockLayout> _layouts = [];
    private readonly Dictionary<int, double> _criticalValues = [];

    /// <summary>The estimate of a pair.</summary>
    public PairEstimate Estimate(int row, int other)
    {
        var layout = LayoutOf(row, other);
        var blocks = layout.Blocks;
        var error = blocks < 2 ? double.NaN : layout.StandardError(row, other);
        return new PairEstimate
        {
            Row = row,
            Other = other,
            LogRatio = blocks == 0 ? double.NaN : layout.Difference(row, other),
            StandardError = error,
            HalfWidth = blocks < 2 ? double.PositiveInfinity : error * CriticalValue(blocks),
            Blocks = blocks,
            Margin = margin,
        };
    }

    // Nearly always all rows have all blocks; else pairs with the same blocks in common share a layout.
    private BlockLayout LayoutOf(int row, int other)
    {
        var common = _blocks[row] & _blocks[other];
        if (!_layouts.TryGetValue(common, out var layout))
            _layouts.Add(common, layout = BlockLayout.Of(levels, [.. Enumerable.Range(0, levels[row].Length).Where(block => !(common >> block).IsEven)]));
        return layout;
    }

    private static BigInteger BlocksOf(double[] row)
    {
        var blocks = BigInteger.Zero;
        for (var block = 0; block < row.Length; block++)
            blocks |= double.IsNaN(row[block]) ? BigInteger.Zero : BigInteger.One << block;
        return blocks;
    }

    private double CriticalValue(int blocks)
    {
        if (!_criticalValues.TryGetValue(blocks, out var value))
            _criticalValues.Add(blocks, value = SimultaneousCriticalValue.Of(levels.Count, blocks, alphaOfBlocks(blocks)));
        return value;
    }
}
