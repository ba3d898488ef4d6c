using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>The rounds of one row in one block and group that count.</summary>
/// <param name="Block">The block's samples.</param>
/// <param name="Indexes">The rounds, in ascending order.</param>
internal sealed record Rounds(BlockSamples Block, IReadOnlyList<int> Indexes)
{
    public int Count => Indexes.Count;

    public long Operations => (long)Block.OperationsPerBatch * Count;

    public double[] ElapsedNanoseconds => Of(Block.ElapsedNanoseconds);

    public double[] PauseNanoseconds => Of(Block.PauseNanoseconds);

    /// <summary>
    /// The rounds to compare two rows by: those in which both count. Where the gate left each row other rounds, fewer than half in common,
    /// all of each: they are at one speed of the machine then. A worker that died in the middle of a block has fewer rounds than the
    /// others.
    /// </summary>
    public static (Rounds One, Rounds Other, bool ArePaired) Comparable(Rounds one, Rounds other)
    {
        var inOther = other.Indexes.ToHashSet();
        int[] common = [.. one.Indexes.Where(inOther.Contains)];
        return 2 * common.Length >= Math.Min(one.Count, other.Count)
            ? (one with { Indexes = common }, other with { Indexes = common }, true)
            : (one, other, false);
    }

    /// <summary>The part of the rounds for which something holds.</summary>
    public Rounds Where(Func<int, bool> holds) => this with { Indexes = [.. Indexes.Where(holds)] };

    /// <summary>The cost of these rounds, with the conversion of a converted row.</summary>
    public BlockCost Cost(double conversionNanoseconds)
    {
        var cost = BlockCost.From(ElapsedNanoseconds, PauseNanoseconds, Block.OperationsPerBatch);
        return conversionNanoseconds > 0 ? cost.Plus(conversionNanoseconds) : cost;
    }

    public long Sum(IReadOnlyList<int> counts) => Indexes.Sum(index => (long)counts[index]);

    private double[] Of(IReadOnlyList<long> values) => [.. Indexes.Select(index => (double)values[index])];
}

/// <summary>
/// How dear a row was in each block, in relation to the reference row that was measured beside it: natural logarithms, by block.
/// </summary>
/// <param name="OfBlocks">The level of each block that holds both rows.</param>
/// <param name="OfMinima">The cross-check: the same of the cheapest rounds.</param>
/// <param name="Independent">Which blocks make one value.</param>
internal sealed record Levels(SortedDictionary<int, double> OfBlocks, SortedDictionary<int, double> OfMinima, IndependentValues Independent)
{
    /// <summary>No block holds both.</summary>
    public static Levels None { get; } = new([], [], IndependentValues.Blocks);

    /// <summary>The independent levels: of blocks, or of machines.</summary>
    public SortedDictionary<int, double> OfValues => Independent.Means(OfBlocks);

    /// <summary>The ratio to the reference with its interval; null where no block holds both.</summary>
    public RatioEstimate? Ratio =>
        OfBlocks.Count == 0 ? null : RatioEstimate.From([.. OfValues.Values], [.. Independent.Means(OfMinima).Values]);

    /// <summary>Takes the levels of a row.</summary>
    /// <param name="row">The rounds of the row that count.</param>
    /// <param name="conversion">Conversion of the row, in nanoseconds.</param>
    /// <param name="reference">The rounds of the reference row that count.</param>
    /// <param name="referenceConversion">Conversion of the reference row, in nanoseconds.</param>
    /// <param name="independent">Which blocks make one value.</param>
    public static Levels Of(IReadOnlyList<Rounds> row, double conversion, IReadOnlyList<Rounds> reference, double referenceConversion,
        IndependentValues independent)
    {
        var others = reference.ToLookup(rounds => (rounds.Block.Block, rounds.Block.Group));
        var levels = new Levels([], [], independent);
        // Groups of one block share its processes' fate, so they are one value, not several.
        foreach (var block in row.GroupBy(rounds => rounds.Block.Block))
        {
            var pairs = block
                .SelectMany(rounds => others[(rounds.Block.Block, rounds.Block.Group)].Select(other => Rounds.Comparable(rounds, other)))
                .Where(pair => pair.One.Count > 0)
                .Select(pair => (Row: pair.One.Cost(conversion), Reference: pair.Other.Cost(referenceConversion), pair.ArePaired))
                .ToList();
            if (pairs.Count == 0)
                continue;
            levels.OfBlocks[block.Key] = pairs.Average(
                pair => pair.ArePaired ? LogRatio.InBlock(pair.Row, pair.Reference) : LogRatio.OfMedians(pair.Row, pair.Reference));
            levels.OfMinima[block.Key] = pairs.Average(pair => LogRatio.OfMinima(pair.Row, pair.Reference));
        }

        return levels;
    }
}

/// <summary>
/// Distinguishes a machine that alternated between two speeds from rows that did: if the costs of most rows gather around two values, the
/// machine is the cause.
/// </summary>
internal static class MachinePace
{
    private const int FewestRows = 3;

    /// <summary>The operations in which most lines have two values.</summary>
    public static IReadOnlyList<Operation> TwofoldIn(IReadOnlyList<ReportLine> lines) =>
        [.. OperationOrder.All.Where(operation => IsTwofold([.. lines.Select(line => line.Of(operation)).OfType<OperationEstimate>()]))];

    /// <summary>A line without the flag in such operations.</summary>
    public static ReportLine Acquit(ReportLine line, IReadOnlyList<Operation> operations) => line with
    {
        Deserialize = Acquit(line.Deserialize, operations),
        Serialize = Acquit(line.Serialize, operations),
        ReadOne = Acquit(line.ReadOne, operations),
        Open = Acquit(line.Open, operations),
        ReadAll = Acquit(line.ReadAll, operations),
    };

    private static OperationEstimate? Acquit(OperationEstimate? estimate, IReadOnlyList<Operation> operations) =>
        estimate is not null && operations.Contains(estimate.Operation) ? estimate with { Bimodality = null } : estimate;

    private static bool IsTwofold(IReadOnlyList<OperationEstimate> estimates)
    {
        var twofold = estimates.Count(estimate => estimate.Bimodality is not null);
        return twofold >= FewestRows && twofold * 2 > estimates.Count;
    }
}

/// <summary>The mapper's time of converted rows.</summary>
internal static class Conversion
{
    /// <summary>
    /// What a row pays for converting, in nanoseconds an operation: a changed representation is work that other libraries do inside their
    /// call, so its time belongs to the row. 0 for a mapper that only copies.
    /// </summary>
    public static double Of(CheckResult? check, CellResult cell) =>
        check is { ConvertedMembers.Count: > 0 } ? cell.MapperNanosecondsPerOperation ?? 0 : 0;
}
