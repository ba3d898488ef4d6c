using System.Numerics;

namespace Assay.Analysis.Statistics;

/// <summary>Two rows compared over the blocks that both have, with an interval that holds for all pairs of a table at once.</summary>
public sealed record PairEstimate
{
    /// <summary>Index of the row.</summary>
    public required int Row { get; init; }

    /// <summary>Index of the row that it is compared with.</summary>
    public required int Other { get; init; }

    /// <summary>
    /// The mean level of <see cref="Row"/> less that of <see cref="Other"/>, a natural logarithm: above 0 the row is slower. NaN without a
    /// common block.
    /// </summary>
    public required double LogRatio { get; init; }

    /// <summary>
    /// Half the width of the simultaneous interval around <see cref="LogRatio"/>; infinite with fewer than two common blocks.
    /// </summary>
    public required double HalfWidth { get; init; }

    /// <summary>
    /// The standard error of <see cref="LogRatio"/>: the larger of what the pair's own differences say and what the two rows' own variances
    /// say; NaN with fewer than two common blocks.
    /// </summary>
    public required double StandardError { get; init; }

    /// <summary>The margin beyond which a difference counts, as a share: 0.02 is 2 %.</summary>
    public required double Margin { get; init; }

    /// <summary>Blocks that both rows have.</summary>
    public required int Blocks { get; init; }

    /// <summary>The lower end of the interval of the log ratio.</summary>
    public double Lower => LogRatio - HalfWidth;

    /// <summary>The upper end of the interval of the log ratio.</summary>
    public double Upper => LogRatio + HalfWidth;

    /// <summary>Whether the interval excludes equality, by however little.</summary>
    public bool IsDetected => Math.Abs(LogRatio) > HalfWidth;

    /// <summary>Whether the whole interval says that <see cref="Row"/> takes longer by more than the margin.</summary>
    public bool IsSlower => Lower > Math.Log(1 + Margin);

    /// <summary>Whether the whole interval says that <see cref="Other"/> takes longer by more than the margin.</summary>
    public bool IsFaster => Upper < -Math.Log(1 + Margin);

    /// <summary>The same comparison seen from the other row.</summary>
    public PairEstimate Reversed() => this with { Row = Other, Other = Row, LogRatio = -LogRatio };
}

/// <summary>Estimates one pair of rows after the other.</summary>
internal sealed class PairEstimator(IReadOnlyList<double[]> levels, Func<int, double> alphaOfBlocks, double margin)
{
    private readonly BigInteger[] blocks = [.. levels.Select(BlocksOf)];
    private readonly Dictionary<BigInteger, BlockLayout> layouts = [];
    private readonly Dictionary<int, double> criticalValues = [];

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
        var common = blocks[row] & blocks[other];
        if (!layouts.TryGetValue(common, out var layout))
            layouts.Add(common,
                layout = BlockLayout.Of(levels, [.. Enumerable.Range(0, levels[row].Length).Where(block => !(common >> block).IsEven)]));
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
        if (!criticalValues.TryGetValue(blocks, out var value))
            criticalValues.Add(blocks, value = SimultaneousCriticalValue.Of(levels.Count, blocks, alphaOfBlocks(blocks)));
        return value;
    }
}
