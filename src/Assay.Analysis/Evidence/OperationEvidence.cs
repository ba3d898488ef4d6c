using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>What a results file holds about one operation on one data set and size, and which of its blocks and rounds count.</summary>
internal sealed class OperationEvidence
{
    public OperationEvidence(ResultsFile results, WorkloadOptions workload, Operation operation)
    {
        (Workload, Operation) = (workload, operation);
        Cells = [.. TrustedCells.Of(results, workload).Where(cell => cell.Operation == operation)];
        Independent = IndependentValues.Of(results);
        Look = new LastLook(results.Options, Cells);
        Gate = new OperationGate(results, workload, operation, Cells);
        Dropped = Gate.Summary(Look.Holds);
        var quiet = Gate.QuietBlocks(Look.Blocks);
        (QuietBlocks, QuietValues, Values) = (quiet.Count, Independent.Count(quiet), Independent.Count(Look.Blocks));
        Uneven = Gate.Uneven(Look, Independent);
    }

    public WorkloadOptions Workload { get; }

    public Operation Operation { get; }

    public IReadOnlyList<CellResult> Cells { get; }

    /// <summary>Which blocks make one value.</summary>
    public IndependentValues Independent { get; }

    public LastLook Look { get; }

    /// <summary>Independent values that count.</summary>
    public int Values { get; }

    public OperationGate Gate { get; }

    /// <summary>What the noise gate dropped in the blocks that count.</summary>
    public GateSummary Dropped { get; }

    /// <summary>Blocks that count and that the noise gate left enough of, for at least half of the rows.</summary>
    public int QuietBlocks { get; }

    /// <summary>Independent values that such blocks make.</summary>
    public int QuietValues { get; }

    /// <summary>Rows that were pushed off the processor more often than others, for certain.</summary>
    public IReadOnlyList<UnevenRow> Uneven { get; }

    /// <summary>
    /// Whether nothing is ranked, because too little is left or because the rows were not disturbed alike; times then stand on all rounds,
    /// because the few that are left say less.
    /// </summary>
    public bool IsRefused => (QuietValues < Looks.FewestForRanks && Values >= Looks.FewestForRanks) || Uneven.Count > 0;

    /// <summary>Whether the noise gate leaves the row a block; otherwise its time stands on all its rounds, and it has no rank.</summary>
    public bool HasQuietBlock(CellResult cell) => !IsRefused && Rounds(cell, isGated: true).Count > 0;

    /// <summary>The rounds of a row that count, a list entry for each block and group.</summary>
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

/// <summary>The blocks of a cell that hold at least one round that counts.</summary>
internal static class MeasuredBlocks
{
    public static IReadOnlyList<BlockSamples> In(CellResult cell) =>
        [.. cell.Blocks.Where(block => block.FirstRound < block.ElapsedNanoseconds.Count)];

    /// <summary>How many blocks; the groups of one block count once.</summary>
    public static int Count(CellResult cell) => In(cell).Select(block => block.Block).Distinct().Count();

    /// <summary>
    /// The most independent values that a cell of a run has; an interrupted run is judged by what it measured, not by what was asked for.
    /// </summary>
    public static int MostValues(ResultsFile results)
    {
        var independent = IndependentValues.Of(results);
        return results.Cells.Select(cell => independent.Count(In(cell).Select(block => block.Block))).DefaultIfEmpty(0).Max();
    }
}

/// <summary>
/// The blocks of one operation that count. A sequential run that was stopped between two looks is judged by the last look that it reached:
/// to judge it by what it happened to have measured would be a further look that no error was set aside for.
/// </summary>
internal sealed class LastLook
{
    private readonly HashSet<int> blocks;

    public LastLook(RunOptions options, IReadOnlyList<CellResult> cells)
    {
        List<int> measured = [.. cells.SelectMany(MeasuredBlocks.In).Select(block => block.Block).Distinct().Order()];
        Measured = measured.Count;
        Counted = options.Looks.Count > 0
            ? options.Looks.Where(look => look <= measured.Count).DefaultIfEmpty(measured.Count).Max()
            : measured.Count;
        blocks = [.. measured.Take(Counted)];
        Alpha = options.Looks.Count > 0 ? blocks => Looks.Alpha(options.Looks, blocks) : _ => 1 - StudentInterval.DefaultConfidence;
    }

    /// <summary>Blocks that at least one row was measured in.</summary>
    public int Measured { get; }

    /// <summary>Blocks that count.</summary>
    public int Counted { get; }

    /// <summary>The error that may be spent on a number of blocks.</summary>
    public Func<int, double> Alpha { get; }

    /// <summary>Numbers of the blocks that count.</summary>
    public IReadOnlyCollection<int> Blocks => blocks;

    /// <summary>Whether a block counts.</summary>
    public bool Holds(int block) => blocks.Contains(block);
}

/// <summary>The cells whose times say something.</summary>
internal static class TrustedCells
{
    /// <summary>The cells of a workload; a row whose timed work is not the checked work in one operation has no blocks in any.</summary>
    public static IReadOnlyList<CellResult> Of(ResultsFile results, WorkloadOptions workload)
    {
        List<CellResult> cells = [.. results.Cells.Where(cell => cell.Workload == workload)];
        HashSet<string> inconsistent = [.. cells.Where(cell => cell.Failure is { Verdict: Verdict.Inconsistent }).Select(cell => cell.Row)];
        return [.. cells.Select(cell => inconsistent.Contains(cell.Row) ? cell with { Blocks = [] } : cell)];
    }
}
