using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>How dear a row was in each block, in relation to the reference row that was measured beside it: natural logarithms, by block.</summary>
/// <param name="OfBlocks">The level of each block that holds both rows.</param>
/// <param name="OfMinima">The cross-check: the same of the cheapest rounds.</param>
internal sealed record Levels(SortedDictionary<int, double> OfBlocks, SortedDictionary<int, double> OfMinima)
{
    /// <summary>No block holds both.</summary>
    public static Levels None { get; } = new([], []);

    /// <summary>The ratio to the reference with its interval; null where no block holds both.</summary>
    public RatioEstimate? Ratio => OfBlocks.Count == 0 ? null : RatioEstimate.From([.. OfBlocks.Values], [.. OfMinima.Values]);

    /// <summary>Takes the levels of a row.</summary>
    /// <param name="row">The rounds of the row that count.</param>
    /// <param name="conversion">Conversion of the row, in nanoseconds.</param>
    /// <param name="reference">The rounds of the reference row that count.</param>
    /// <param name="referenceConversion">Conversion of the reference row, in nanoseconds.</param>
    public static Levels Of(IReadOnlyList<Rounds> row, double conversion, IReadOnlyList<Rounds> reference, double referenceConversion)
    {
        var others = reference.ToLookup(rounds => (rounds.Block.Block, rounds.Block.Group));
        var levels = new Levels([], []);
        // Groups of one block share its processes' fate, so they are one value, not several.
        foreach (var block in row.GroupBy(rounds => rounds.Block.Block))
        {
            var pairs = block
                .SelectMany(rounds => others[(rounds.Block.Block, rounds.Block.Group)].Select(other => Rounds.Common(rounds, other)))
                .Where(pair => pair.One.Count > 0)
                .Select(pair => (Row: pair.One.Cost(conversion), Reference: pair.Other.Cost(referenceConversion)))
                .ToList();
            if (pairs.Count == 0)
                continue;
            levels.OfBlocks[block.Key] = pairs.Average(pair => LogRatio.InBlock(pair.Row, pair.Reference));
            levels.OfMinima[block.Key] = pairs.Average(pair => LogRatio.OfMinima(pair.Row, pair.Reference));
        }

        return levels;
    }
}
