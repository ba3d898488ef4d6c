using Assay.Report.Model;

namespace Assay.Report.Writing.Deep;

/// <summary>What makes a row worth a closer look.</summary>
internal static class Oddities
{
    /// <summary>A sentence for each oddity; none for a row that behaves.</summary>
    public static IReadOnlyList<string> Of(OperationEstimate estimate)
    {
        List<string> oddities = [];
        if (estimate.UnsteadyBlocks > 0)
            oddities.Add($"not steady in {estimate.UnsteadyBlocks} of {estimate.Blocks} blocks: {Plain.Line(estimate.SteadyReason)}");
        if (estimate is { MinimaDisagree: true, MinimaRatio: { } minima, Ratio: { } ratio })
            oddities.Add($"the cheapest rounds tell a ratio of {Units.FineRatio(minima)} instead of {Units.FineRatio(ratio)}");
        if (estimate.Bimodality is { } found)
            oddities.Add($"bimodal: {Modes(found, estimate.Blocks)}");
        return oddities;
    }

    /// <summary>The two values of a bimodal row.</summary>
    public static string Modes(Bimodality found, int blocks) =>
        $"{Units.Time(found.LowerNanoseconds)} and {Units.Time(found.UpperNanoseconds)}, {(found.BetweenProcesses ? "from process to process" : $"within {found.BlocksWithTwoModes} of {blocks} processes")}";
}
