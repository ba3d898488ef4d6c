using Assay.Report.Model;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>Whether a row's costs gather around two values: between its processes, or within them.</summary>
internal static class BimodalityBuilder
{
    /// <summary>What is bimodal; null where nothing is.</summary>
    public static Bimodality? Build(IReadOnlyList<(int Block, BlockCost Cost)> costs)
    {
        var isBetween = Modality.IsBimodal([.. costs.Select(cost => cost.Cost.NanosecondsPerOperation)], out var between);
        List<(double Lower, double Upper)> within = [];
        foreach (var (_, cost) in costs)
        {
            if (IsWide(cost.Rounds) && Modality.IsBimodal(cost.Rounds, out var modes))
                within.Add(modes);
        }

        // One block of two modes among many may be a neighbour of the machine; most of them are the row's own doing.
        var isWithin = within.Count * 2 > costs.Count;
        if (!isBetween && !isWithin)
            return null;
        return new Bimodality
        {
            BetweenProcesses = isBetween,
            BlocksWithTwoModes = within.Count,
            LowerNanoseconds = isBetween ? between.Lower : Center.GeometricMean([.. within.Select(modes => modes.Lower)]),
            UpperNanoseconds = isBetween ? between.Upper : Center.GeometricMean([.. within.Select(modes => modes.Upper)]),
        };
    }

    // Two modes of a fifth of the values each hold the first and the ninth decile: where those are close there are none, and the search is dear.
    private static bool IsWide(ReadOnlySpan<double> costs)
    {
        var sorted = costs.ToArray();
        Array.Sort(sorted);
        return sorted[(sorted.Length - 1) * 9 / 10] > sorted[(sorted.Length - 1) / 10] * (1 + Modality.FewestApart);
    }
}
