using Assay.Analysis.Model;
using Assay.Analysis.Statistics;

namespace Assay.Analysis.Evidence;

/// <summary>Adds up what the gate found in some blocks.</summary>
internal static class GateSummaries
{
    public static GateSummary Of(IReadOnlyList<GatedBlock> blocks)
    {
        RowVerdict[] rows = [.. blocks.SelectMany(block => block.Verdicts)];
        var batches = rows.Sum(row => row.Counting);
        var rounds = blocks.Sum(block => block.Rounds.Counting);
        double[] speeds = [.. blocks.Select(block => block.Speed.Ratio).Where(ratio => ratio > 1)];
        return new GateSummary
        {
            Batches = batches,
            DroppedBatches = rows.Sum(row => row.Discarded),
            Reasons =
            [
                .. Enum.GetValues<GateReason>()
                    .Select(reason => (Reason: reason, Batches: rows.Sum(row => row.CountOf(reason))))
                    .Where(part => part.Batches > 0)
                    .Select(part => new GateDrop(part.Reason, part.Batches, (double)part.Batches / batches))
                    .OrderByDescending(part => part.Batches).ThenBy(part => part.Reason),
            ],
            StolenShare = Share(blocks.Sum(block => block.Rounds.Stolen), rounds),
            CrowdedShare = Share(blocks.Sum(block => block.Rounds.Crowded), rounds),
            SlowShare = Share(blocks.Sum(block => block.Speed.IsSlow.Count(isSlow => isSlow)), rounds),
            SpeedRatio = speeds.Length == 0 ? null : Center.GeometricMean(speeds),
        };
    }

    private static double Share(int part, int all) => all == 0 ? 0 : (double)part / all;
}
