using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>The noise gate over the blocks of one data set, size and operation. A round is dropped for all rows of its block and group, or for none.</summary>
internal sealed class OperationGate
{
    // A few rounds of a process tell its level almost as well as many, because processes differ more than a median of rounds errs. Slow data has few anyway.
    private const int FewestRounds = 5;

    private readonly Dictionary<(int Block, int Group), GateVerdict> verdicts = [];

    public OperationGate(ResultsFile results, WorkloadOptions workload, Operation operation, IReadOnlyList<CellResult> cells)
    {
        var samples = cells.SelectMany(cell => cell.Blocks).ToLookup(block => (block.Block, block.Group));
        foreach (var conditions in results.Conditions.Where(one => one.Workload == workload && one.Operation == operation))
        {
            var key = (conditions.Block, conditions.Group);
            List<BlockSamples> rows = [.. samples[key]];
            if (rows.Count == 0 || conditions.RoundNanoseconds.Count == 0)
                continue;
            var first = rows.Min(row => row.FirstRound);
            var verdict = NoiseGate.Judge(GateReadingsOf.Block(conditions, rows, results.Machine.LogicalProcessors), first);
            if (verdict.IsJudged)
                verdicts[key] = verdict;
        }
    }

    /// <summary>Whether a round of a block and group is dropped; where nothing is known of the machine none is.</summary>
    public bool IsDropped(BlockSamples block, int round) =>
        verdicts.TryGetValue((block.Block, block.Group), out var judged) && round < judged.IsDropped.Count && judged.IsDropped[round];

    /// <summary>Whether the gate left enough rounds of a block and group to take costs from.</summary>
    public bool LeavesEnough(BlockSamples block) => !verdicts.TryGetValue((block.Block, block.Group), out var judged) || LeavesEnough(judged);

    /// <summary>How many of some blocks it left enough of, in every group.</summary>
    public int QuietBlocks(IEnumerable<int> blocks)
    {
        var disturbed = verdicts.Where(verdict => !LeavesEnough(verdict.Value)).Select(verdict => verdict.Key.Block).ToHashSet();
        return blocks.Count(block => !disturbed.Contains(block));
    }

    /// <summary>What was dropped in some blocks, and why.</summary>
    public GateSummary Summary(Func<int, bool> isBlockCounted)
    {
        List<GateVerdict> judged = [.. verdicts.Where(verdict => isBlockCounted(verdict.Key.Block)).Select(verdict => verdict.Value)];
        var rounds = judged.Sum(one => one.CountingRounds);
        return new GateSummary
        {
            Rounds = rounds,
            DroppedRounds = judged.Sum(one => one.DroppedRounds),
            Reasons =
            [
                .. judged.SelectMany(one => one.Reasons)
                    .GroupBy(reason => reason.Key, reason => reason.Value)
                    .Select(reason => new GateDrop(reason.Key, reason.Sum(), rounds == 0 ? 0 : (double)reason.Sum() / rounds))
                    .Where(reason => reason.Rounds > 0)
                    .OrderByDescending(reason => reason.Rounds).ThenBy(reason => reason.Reason),
            ],
        };
    }

    private static bool LeavesEnough(GateVerdict judged) =>
        judged.CountingRounds - judged.DroppedRounds >= FewestRounds || !judged.IsRefused;
}

/// <summary>What the noise gate may see of one block and group: the machine's conditions, and of the rows only what tells nothing about their cost.</summary>
internal static class GateReadingsOf
{
    /// <summary>The readings of a block and group.</summary>
    /// <param name="conditions">What the machine was like.</param>
    /// <param name="rows">The samples of all rows of the same block and group.</param>
    /// <param name="processors">Logical processors of the machine.</param>
    public static GateReadings Block(BlockConditions conditions, IReadOnlyList<BlockSamples> rows, int processors)
    {
        var rounds = conditions.RoundNanoseconds.Count;
        return new GateReadings
        {
            Kernels =
            [
                .. new[] { conditions.Integer, conditions.Memory, conditions.Allocation }
                    .Where(kernel => kernel.ElapsedNanoseconds.Count == rounds && rounds > 0)
                    .Select(kernel => (Numbers(kernel.ElapsedNanoseconds, rounds), Numbers(kernel.CpuNanoseconds, rounds))),
            ],
            StealShare = [.. Enumerable.Range(0, rounds).Select(round => Share(conditions.StealNanoseconds, conditions, round))],
            IdleProcessors = processors < 2 ? [] : [.. Enumerable.Range(0, rounds).Select(round => Share(conditions.IdleNanoseconds, conditions, round))],
            WorkerWallOverCpu = [.. Enumerable.Range(0, rounds).Select(round => WallOverCpu(rows, round))],
        };
    }

    // What the system does not tell is not a number.
    private static IReadOnlyList<double> Numbers(IReadOnlyList<long> values, int rounds) =>
        [.. Enumerable.Range(0, rounds).Select(round => round < values.Count && values[round] > 0 ? values[round] : double.NaN)];

    private static double Share(IReadOnlyList<long> times, BlockConditions conditions, int round) =>
        round < times.Count && conditions.RoundNanoseconds[round] > 0
            ? (double)times[round] / conditions.RoundNanoseconds[round]
            : double.NaN;

    // Collections run on threads of their own, so a batch that holds one takes longer than its thread worked. The sum over all rows
    // says that somebody waited for a processor, and not who was slow.
    private static double WallOverCpu(IReadOnlyList<BlockSamples> rows, int round)
    {
        var (wall, cpu) = (0L, 0L);
        foreach (var row in rows.Where(row => IsQuiet(row, round) && row.CpuNanoseconds[round] > 0))
        {
            wall += row.ElapsedNanoseconds[round] - row.PauseNanoseconds[round];
            cpu += row.CpuNanoseconds[round];
        }

        return cpu > 0 ? (double)wall / cpu : double.NaN;
    }

    private static bool IsQuiet(BlockSamples row, int round) =>
        round < row.ElapsedNanoseconds.Count && row.Gen0Collections[round] + row.Gen1Collections[round] + row.Gen2Collections[round] == 0;
}
