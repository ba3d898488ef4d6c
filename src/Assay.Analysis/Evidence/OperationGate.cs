using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>
/// The noise gate over the blocks of one data set, size and operation: which batches of which row are discarded, and what the machine was
/// like.
/// </summary>
internal sealed class OperationGate
{
    private readonly List<GatedBlock> blocks = [];
    private readonly Dictionary<BlockSamples, (RowVerdict Verdict, MachineSpeed Speed)> rows = new(ReferenceEqualityComparer.Instance);

    public OperationGate(ResultsFile results, WorkloadOptions workload, Operation operation, IReadOnlyList<CellResult> cells)
    {
        var samples = cells.SelectMany(cell => cell.Blocks.Select(block => (cell.Row, Block: block)))
            .ToLookup(part => (part.Block.Block, part.Block.Group));
        foreach (var conditions in results.Conditions.Where(one => one.Workload == workload && one.Operation == operation))
        {
            (string Row, BlockSamples Block)[] parts = [.. samples[(conditions.Block, conditions.Group)]];
            if (parts.Length > 0 && conditions.RoundNanoseconds.Count > 0)
                Add(GatedBlock.Of(conditions, parts, results.MachineOf(conditions.Block).LogicalProcessors), parts);
        }
    }

    /// <summary>Whether a batch is discarded; where nothing is known of the machine none is.</summary>
    public bool IsDropped(BlockSamples block, int round) => rows.TryGetValue(block, out var judged) && judged.Verdict.IsDiscarded(round);

    /// <summary>Whether the machine was at the slower of two speeds in a round.</summary>
    public bool IsSlow(BlockSamples block, int round) =>
        rows.TryGetValue(block, out var judged) && round < judged.Speed.IsSlow.Count && judged.Speed.IsSlow[round];

    /// <summary>Whether enough batches of a row's block are left to take a cost from.</summary>
    public bool LeavesEnough(BlockSamples block) => !rows.TryGetValue(block, out var judged) || judged.Verdict.IsEnough;

    /// <summary>Those of some blocks that have enough batches of at least half of the rows, in every group.</summary>
    public IReadOnlyList<int> QuietBlocks(IEnumerable<int> numbers)
    {
        var disturbed = blocks.Where(block => !block.IsQuiet).Select(block => block.Number).ToHashSet();
        return [.. numbers.Where(number => !disturbed.Contains(number))];
    }

    /// <summary>
    /// Rows that were pushed off the processor in more of their batches than others, for certain; empty where all fared alike.
    /// </summary>
    public IReadOnlyList<UnevenRow> Uneven(LastLook look, IndependentValues independent) =>
        UnevenRows.In([.. blocks.Where(block => look.Holds(block.Number))], look, independent);

    /// <summary>What was discarded in some blocks, and why.</summary>
    public GateSummary Summary(Func<int, bool> isBlockCounted) =>
        GateSummaries.Of([.. blocks.Where(block => isBlockCounted(block.Number))]);

    private void Add(GatedBlock block, (string Row, BlockSamples Block)[] parts)
    {
        blocks.Add(block);
        for (var index = 0; index < parts.Length; index++)
            rows[parts[index].Block] = (block.Verdicts[index], block.Speed);
    }
}

/// <summary>One block and group, judged.</summary>
/// <param name="Number">Number of the block.</param>
/// <param name="Verdicts">What is discarded, parallel to the rows.</param>
/// <param name="Speed">The machine's speeds.</param>
/// <param name="Rounds">The rounds that count of it, and in how many of them the machine was disturbed.</param>
internal sealed record GatedBlock(
    int Number, IReadOnlyList<string> Labels, IReadOnlyList<RowVerdict> Verdicts, MachineSpeed Speed, DisturbedRounds Rounds)
{
    /// <summary>Whether enough batches of at least half of the rows are left.</summary>
    public bool IsQuiet => Verdicts.Count(row => row.IsEnough) * 2 >= Verdicts.Count;

    /// <summary>Judges a block.</summary>
    /// <param name="conditions">What the machine was like.</param>
    /// <param name="parts">The samples of all rows of the same block and group.</param>
    /// <param name="processors">Logical processors of the machine.</param>
    public static GatedBlock Of(BlockConditions conditions, IReadOnlyList<(string Row, BlockSamples Block)> parts, int processors)
    {
        GateBatches[] batches = [.. parts.Select(part => BatchesOf(part.Block))];
        return new GatedBlock(
            conditions.Block, [.. parts.Select(part => part.Row)], NoiseGate.Judge(batches), MachineSpeed.Of(batches),
            DisturbedRounds.In(conditions, batches.Min(row => row.First), processors));
    }

    private static GateBatches BatchesOf(BlockSamples block) => new()
    {
        First = block.FirstRound,
        WallOverCpu = [.. Enumerable.Range(0, block.ElapsedNanoseconds.Count).Select(round => WallOverCpu(block, round))],
        InvoluntarySwitches = block.InvoluntarySwitches,
        Elapsed = [.. block.ElapsedNanoseconds.Select((elapsed, round) => Math.Max(1.0, elapsed - block.PauseNanoseconds[round]))],
        Position = block.Position,
    };

    // Collections run on threads of their own, so a batch that holds one takes longer than its thread worked.
    private static double WallOverCpu(BlockSamples block, int round) =>
        block.CpuNanoseconds[round] <= 0 || block.Gen0Collections[round] + block.Gen1Collections[round] + block.Gen2Collections[round] > 0
            ? double.NaN
            : (double)(block.ElapsedNanoseconds[round] - block.PauseNanoseconds[round]) / block.CpuNanoseconds[round];
}

/// <summary>Rounds in which something outside disturbed all rows alike: named, never discarded.</summary>
/// <param name="Stolen">Those of which the hypervisor gave a part to others.</param>
/// <param name="Crowded">Those around which other programs kept the other processors busy.</param>
internal sealed record DisturbedRounds(int Counting, int Stolen, int Crowded)
{
    private const double MostStealShare = 0.01;
    private const double FewestIdleProcessors = 0.25;

    /// <summary>Systems count idle time in steps of 10 ms, longer than some rounds.</summary>
    private const int Window = 9;

    public static DisturbedRounds In(BlockConditions conditions, int first, int processors)
    {
        int[] counting = [.. Enumerable.Range(0, conditions.RoundNanoseconds.Count).Skip(first)];
        return new(
            counting.Length,
            counting.Count(round => Share(conditions.StealNanoseconds, conditions, round) > MostStealShare),
            processors < 2 ? 0 : counting.Count(round => Idle(conditions, round) < FewestIdleProcessors));
    }

    private static double Idle(BlockConditions conditions, int round)
    {
        var from = Math.Max(0, round - (Window / 2));
        double[] known = [
            .. Enumerable.Range(from, round + (Window / 2) + 1 - from).Select(near => Share(conditions.IdleNanoseconds, conditions, near))
                .Where(double.IsFinite)];
        return known.Length == 0 ? double.NaN : Center.ArithmeticMean(known);
    }

    // What the system does not tell is not a number, and no comparison with it holds.
    private static double Share(IReadOnlyList<long> times, BlockConditions conditions, int round) =>
        round < times.Count && round < conditions.RoundNanoseconds.Count && conditions.RoundNanoseconds[round] > 0
            ? (double)times[round] / conditions.RoundNanoseconds[round]
            : double.NaN;
}
