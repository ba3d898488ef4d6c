using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>From the raw samples of one cell to its estimate.</summary>
internal static class EstimateBuilder
{
    /// <summary>The estimate of a cell; null where nothing was measured.</summary>
    public static OperationEstimate? Build(
        RowResult row, CellResult cell, CheckResult? check, WorkloadEvidence evidence, OperationRanking ranking)
    {
        var rounds = evidence.RoundsOf(cell);
        if (rounds.Count == 0)
            return null;
        var conversion = Conversion.Of(check, cell);
        var costs = rounds.Select(part => (part.Block.Block, Cost: part.Cost(conversion))).ToList();
        var nanoseconds = Time(costs, evidence.Independent);
        var ratio = evidence.LevelsOf(cell, row.Name, evidence.ReferenceOf(row)).Ratio;
        var unsteady = rounds.Select(part => part.Block).Where(block => !block.IsSteady).ToList();
        return new OperationEstimate
        {
            Operation = cell.Operation,
            NanosecondsPerOperation = nanoseconds,
            ConversionNanosecondsPerOperation = conversion,
            Ratio = ratio?.Ratio,
            RatioLower = ratio?.Lower,
            RatioUpper = ratio?.Upper,
            MinimaRatio = ratio?.MinimaRatio,
            MinimaDisagree = ratio?.MinimaDisagree ?? false,
            Rank = ranking.RankOf(row.Label),
            NotToldApart = ranking.NotToldApartFrom(row.Label),
            ObjectsPerSecond = Rate.PerSecond(cell.Workload.Size, nanoseconds),
            BytesPerSecond = check is { PayloadBytes: > 0 } ? Rate.PerSecond(check.PayloadBytes, nanoseconds) : null,
            // An asynchronous call may go on, and allocate, on any thread.
            AllocatedBytesPerOperation = cell.Surface is Surface.Async or Surface.Pipe
                ? cell.ProcessAllocatedBytesPerOperation
                : cell.AllocatedBytesPerOperation,
            ProcessAllocatedBytesPerOperation = cell.ProcessAllocatedBytesPerOperation,
            Gen0PerMillionOperations = PerMillion(rounds, block => block.Gen0Collections),
            Gen1PerMillionOperations = PerMillion(rounds, block => block.Gen1Collections),
            Gen2PerMillionOperations = PerMillion(rounds, block => block.Gen2Collections),
            GcTimeShare = TellsPauses(row) ? GcTimeShare(rounds) : null,
            Blocks = costs.Select(cost => cost.Block).Distinct().Count(),
            FewestRounds = rounds.Min(part => part.Block.ElapsedNanoseconds.Count),
            MostRounds = rounds.Max(part => part.Block.ElapsedNanoseconds.Count),
            CountedRounds = rounds.Sum(part => part.Count),
            GateDroppedShare = DroppedShare(rounds, evidence.Of(cell.Operation), ranking),
            Bimodality = BimodalityBuilder.Build(costs),
            UnsteadyBlocks = unsteady.Select(block => block.Block).Distinct().Count(),
            IsFasterThanCopy = !row.IsReference
                && IsFasterThanCopy(
                    cell.Operation, check, costs.Max(cost => cost.Cost.NanosecondsPerOperation), evidence.CopyBytesPerSecond),
            ConfirmationFailure = Cause.FirstLine(cell.ConfirmationFailure),
            AllocationFailure = Cause.FirstLine(cell.AllocationFailure),
            SteadyReason = unsteady.Count > 0 ? unsteady[0].SteadyReason : "",
        };
    }

    // By its slowest block, so that no luck makes it so. What reads a part of a payload, or next to nothing, need not copy it.
    private static bool IsFasterThanCopy(Operation operation, CheckResult? check, double slowestNanoseconds, double? copyBytesPerSecond)
    {
        if (operation is Operation.Open or Operation.ReadOne || check is null || check.Instances < 1)
            return false;
        var payload = (double)check.CorpusBytes / check.Instances;
        return payload > 0 && payload / slowestNanoseconds * 1e9 > copyBytesPerSecond;
    }

    // The reference row has a process in each group of a block: the groups make one value, then the blocks.
    private static double Time(List<(int Block, BlockCost Cost)> costs, IndependentValues independent)
    {
        var blocks = costs
            .GroupBy(cost => cost.Block)
            .Select(block => (Number: block.Key, Time: Center.GeometricMean([.. block.Select(cost => cost.Cost.NanosecondsPerOperation)])));
        return independent.Kind == IndependentKind.Block
            ? Center.GeometricMean([.. blocks.Select(block => block.Time)])
            : Center.GeometricMean(
                [.. blocks.GroupBy(block => independent.Of(block.Number))
                    .Select(machine => Center.GeometricMean([.. machine.Select(block => block.Time)]))]);
    }

    private static double? DroppedShare(IReadOnlyList<Rounds> rounds, OperationEvidence operation, OperationRanking ranking)
    {
        if (ranking.Gate.Batches == 0)
            return null;
        var (dropped, all) = (0, 0);
        foreach (var block in rounds.Select(part => part.Block))
        {
            all += block.ElapsedNanoseconds.Count - block.FirstRound;
            dropped += Enumerable.Range(block.FirstRound, block.ElapsedNanoseconds.Count - block.FirstRound)
                .Count(round => operation.Gate.IsDropped(block, round));
        }

        return (double)dropped / all;
    }

    private static double PerMillion(IReadOnlyList<Rounds> rounds, Func<BlockSamples, IReadOnlyList<int>> counts) =>
        Rate.PerMillion(rounds.Sum(part => part.Sum(counts(part.Block))), rounds.Sum(part => part.Operations));

    // .NET Framework, whose names have no dot (net472), does not tell how long collections stopped it.
    private static bool TellsPauses(RowResult row) => row.Framework.Length == 0 || row.Framework.Contains('.', StringComparison.Ordinal);

    private static double GcTimeShare(IReadOnlyList<Rounds> rounds) => Rate.PauseShare(
        [.. rounds.SelectMany(part => part.PauseNanoseconds)],
        [.. rounds.SelectMany(part => part.ElapsedNanoseconds)]);
}

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

    // Two modes of a fifth of the values each hold the first and the ninth decile: where those are close there are none, and the search is
    // dear.
    private static bool IsWide(ReadOnlySpan<double> costs)
    {
        var sorted = costs.ToArray();
        Array.Sort(sorted);
        return sorted[(sorted.Length - 1) * 9 / 10] > sorted[(sorted.Length - 1) / 10] * (1 + Modality.FewestApart);
    }
}
