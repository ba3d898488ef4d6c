using Assay.Core.Results;
using Assay.Report.Model;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>From the raw samples of one cell to its estimate.</summary>
internal static class EstimateBuilder
{
    /// <summary>The estimate of a cell; null where nothing was measured.</summary>
    public static OperationEstimate? Build(CellResult cell, CheckResult? check, CellResult? reference, CheckResult? referenceCheck)
    {
        var blocks = MeasuredBlocks.In(cell);
        var rounds = blocks.Select(Rounds.Counting).ToList();
        if (blocks.Count == 0)
            return null;
        var conversion = Conversion(check, cell);
        var costs = rounds.Select(part => (part.Block.Block, Cost: part.Cost(conversion))).ToList();
        var nanoseconds = Time(costs);
        var ratio = RatioBuilder.Build(cell, conversion, reference, Conversion(referenceCheck, reference));
        var unsteady = blocks.Where(block => !block.IsSteady).ToList();
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
            ObjectsPerSecond = Rate.PerSecond(cell.Workload.Size, nanoseconds),
            BytesPerSecond = check is { PayloadBytes: > 0 } ? Rate.PerSecond(check.PayloadBytes, nanoseconds) : null,
            AllocatedBytesPerOperation = cell.AllocatedBytesPerOperation,
            ProcessAllocatedBytesPerOperation = cell.ProcessAllocatedBytesPerOperation,
            Gen0PerMillionOperations = PerMillion(rounds, block => block.Gen0Collections),
            Gen1PerMillionOperations = PerMillion(rounds, block => block.Gen1Collections),
            Gen2PerMillionOperations = PerMillion(rounds, block => block.Gen2Collections),
            GcTimeShare = GcTimeShare(rounds),
            Blocks = MeasuredBlocks.Count(cell),
            FewestRounds = blocks.Min(block => block.ElapsedNanoseconds.Count),
            MostRounds = blocks.Max(block => block.ElapsedNanoseconds.Count),
            UnsteadyBlocks = unsteady.Select(block => block.Block).Distinct().Count(),
            AllocationFailure = Cause.FirstLine(cell.AllocationFailure),
            SteadyReason = unsteady.Count > 0 ? unsteady[0].SteadyReason : "",
        };
    }

    // A changed representation is work that other libraries do inside their call, so its time belongs to the row.
    private static double Conversion(CheckResult? check, CellResult? cell) =>
        check is { ConvertedMembers.Count: > 0 } ? cell?.MapperNanosecondsPerOperation ?? 0 : 0;

    // The reference row has a process in each group of a block: the groups make one value, then the blocks.
    private static double Time(List<(int Block, BlockCost Cost)> costs)
    {
        var blocks = costs
            .GroupBy(cost => cost.Block)
            .Select(block => Center.GeometricMean([.. block.Select(cost => cost.Cost.NanosecondsPerOperation)]));
        return Center.GeometricMean([.. blocks]);
    }

    private static double PerMillion(IReadOnlyList<Rounds> rounds, Func<BlockSamples, IReadOnlyList<int>> counts) =>
        Rate.PerMillion(rounds.Sum(part => part.Sum(counts(part.Block))), rounds.Sum(part => part.Operations));

    private static double GcTimeShare(IReadOnlyList<Rounds> rounds) => Rate.PauseShare(
        [.. rounds.SelectMany(part => part.PauseNanoseconds)],
        [.. rounds.SelectMany(part => part.ElapsedNanoseconds)]);
}
