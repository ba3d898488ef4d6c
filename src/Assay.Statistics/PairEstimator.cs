namespace Assay.Statistics;

/// <summary>Estimates one pair of rows after the other.</summary>
internal sealed class PairEstimator(IReadOnlyList<double[]> levels, Func<int, double> alphaOfBlocks, double margin)
{
    private readonly bool[] _isComplete = [.. levels.Select(row => !row.Any(double.IsNaN))];
    private readonly Dictionary<string, BlockLayout> _layouts = [];
    private readonly Dictionary<int, double> _criticalValues = [];
    private BlockLayout? _whole;

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
        if (_isComplete[row] && _isComplete[other])
            return _whole ??= BlockLayout.Of(levels, [.. Enumerable.Range(0, levels[row].Length)]);
        int[] common = [.. Enumerable.Range(0, levels[row].Length).Where(block => !double.IsNaN(levels[row][block]) && !double.IsNaN(levels[other][block]))];
        var key = string.Join(' ', common);
        if (!_layouts.TryGetValue(key, out var layout))
            _layouts.Add(key, layout = BlockLayout.Of(levels, common));
        return layout;
    }

    private double CriticalValue(int blocks)
    {
        if (!_criticalValues.TryGetValue(blocks, out var value))
            _criticalValues.Add(blocks, value = SimultaneousCriticalValue.Of(levels.Count, blocks, alphaOfBlocks(blocks)));
        return value;
    }
}
