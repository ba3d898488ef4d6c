using Assay.Core.Results;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>The ratio of one cell to the reference row's cell of the same workload and operation.</summary>
internal static class RatioBuilder
{
    /// <summary>The ratio; null where no block holds both.</summary>
    public static RatioEstimate? Build(CellResult cell, double conversion, CellResult? reference, double referenceConversion)
    {
        if (reference is null)
            return null;
        var others = MeasuredBlocks.In(reference).ToLookup(block => (block.Block, block.Group));
        var ratios = new List<double>();
        var minima = new List<double>();
        // Groups of one block share its processes' fate, so they are one value, not several.
        foreach (var block in MeasuredBlocks.In(cell).GroupBy(block => block.Block).OrderBy(block => block.Key))
        {
            var pairs = block
                .SelectMany(samples => others[(samples.Block, samples.Group)].Select(other => Rounds.Common(Rounds.Counting(samples), Rounds.Counting(other))))
                .Where(pair => pair.One.Count > 0)
                .Select(pair => (Row: pair.One.Cost(conversion), Reference: pair.Other.Cost(referenceConversion)))
                .ToList();
            if (pairs.Count == 0)
                continue;
            ratios.Add(pairs.Average(pair => LogRatio.InBlock(pair.Row, pair.Reference)));
            minima.Add(pairs.Average(pair => LogRatio.OfMinima(pair.Row, pair.Reference)));
        }

        return ratios.Count == 0 ? null : RatioEstimate.From([.. ratios], [.. minima]);
    }
}
