using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Model;
using Assay.Statistics;

namespace Assay.Report.Building.Gate;

/// <summary>The noise gate over the blocks of one data set, size and operation. A round is dropped for all rows of its block and group, or for none.</summary>
internal sealed class OperationGate
{
    // A few rounds of a process tell its level almost as well as many, because processes differ more than a median of rounds errs. Slow data has few anyway.
    private const int FewestRounds = 5;

    private readonly Dictionary<(int Block, int Group), GateVerdict> _verdicts = [];

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
                _verdicts[key] = verdict;
        }
    }

    /// <summary>Whether a round of a block and group is dropped; where nothing is known of the machine none is.</summary>
    public bool IsDropped(BlockSamples block, int round) =>
        _verdicts.TryGetValue((block.Block, block.Group), out var judged) && round < judged.IsDropped.Count && judged.IsDropped[round];

    /// <summary>Whether the gate left enough rounds of a block and group to take costs from.</summary>
    public bool LeavesEnough(BlockSamples block) => !_verdicts.TryGetValue((block.Block, block.Group), out var judged) || LeavesEnough(judged);

    /// <summary>How many of some blocks it left enough of, in every group.</summary>
    public int QuietBlocks(IEnumerable<int> blocks)
    {
        var disturbed = _verdicts.Where(verdict => !LeavesEnough(verdict.Value)).Select(verdict => verdict.Key.Block).ToHashSet();
        return blocks.Count(block => !disturbed.Contains(block));
    }

    /// <summary>What was dropped in some blocks, and why.</summary>
    public GateSummary Summary(Func<int, bool> isBlockCounted)
    {
        List<GateVerdict> judged = [.. _verdicts.Where(verdict => isBlockCounted(verdict.Key.Block)).Select(verdict => verdict.Value)];
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
        judged.CountingRounds - judged.DroppedRounds >= FewestRounds || judged.DroppedRounds * 2 <= judged.CountingRounds;
}
