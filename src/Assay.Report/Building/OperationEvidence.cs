using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Building.Gate;
using Assay.Report.Model;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>What a results file holds about one operation on one data set and size, and which of its blocks and rounds count.</summary>
internal sealed class OperationEvidence
{
    public OperationEvidence(ResultsFile results, WorkloadOptions workload, Operation operation)
    {
        (Workload, Operation) = (workload, operation);
        Cells = [.. TrustedCells.Of(results, workload).Where(cell => cell.Operation == operation)];
        Look = new LastLook(results.Options, Cells);
        Gate = new OperationGate(results, workload, operation, Cells);
        Dropped = Gate.Summary(Look.Holds);
        QuietBlocks = Gate.QuietBlocks(Look.Blocks);
    }

    public WorkloadOptions Workload { get; }

    public Operation Operation { get; }

    public IReadOnlyList<CellResult> Cells { get; }

    public LastLook Look { get; }

    public OperationGate Gate { get; }

    /// <summary>What the noise gate dropped in the blocks that count.</summary>
    public GateSummary Dropped { get; }

    /// <summary>Blocks that count and that the noise gate left enough of.</summary>
    public int QuietBlocks { get; }

    /// <summary>Whether the noise gate dropped so much that nothing is ranked; times then stand on all rounds, because the few that are left say less.</summary>
    public bool IsRefused => Dropped.DroppedShare > NoiseGate.RefusalShare || (QuietBlocks < Looks.FewestForRanks && Look.Counted >= Looks.FewestForRanks);

    /// <summary>Whether the noise gate leaves the row a block; otherwise its time stands on all its rounds, and it has no rank.</summary>
    public bool HasQuietBlock(CellResult cell) => !IsRefused && Rounds(cell, isGated: true).Count > 0;

    /// <summary>The rounds of a row that count, a list entry for each block and group.</summary>
    /// <param name="cell">The row's cell.</param>
    /// <param name="isGated">Whether dropped rounds are left out, and blocks of which too little is left.</param>
    public IReadOnlyList<Rounds> Rounds(CellResult cell, bool isGated) =>
    [
        .. MeasuredBlocks.In(cell)
            .Where(block => Look.Holds(block.Block) && (!isGated || Gate.LeavesEnough(block)))
            .Select(block => new Rounds(block, [.. Counting(block, isGated)]))
            .Where(rounds => rounds.Count > 0),
    ];

    private IEnumerable<int> Counting(BlockSamples block, bool isGated)
    {
        for (var round = block.FirstRound; round < block.ElapsedNanoseconds.Count; round++)
        {
            if (!isGated || !Gate.IsDropped(block, round))
                yield return round;
        }
    }
}
