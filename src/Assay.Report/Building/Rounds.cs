using Assay.Core.Results;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>The rounds of one row in one block and group that count.</summary>
/// <param name="Block">The block's samples.</param>
/// <param name="Indexes">The rounds, in ascending order.</param>
internal sealed record Rounds(BlockSamples Block, IReadOnlyList<int> Indexes)
{
    public int Count => Indexes.Count;

    public long Operations => (long)Block.OperationsPerBatch * Count;

    public double[] ElapsedNanoseconds => Of(Block.ElapsedNanoseconds);

    public double[] PauseNanoseconds => Of(Block.PauseNanoseconds);

    /// <summary>The rounds in which two rows both count; a worker that died in the middle of a block leaves fewer than the others.</summary>
    public static (Rounds One, Rounds Other) Common(Rounds one, Rounds other)
    {
        var inOther = other.Indexes.ToHashSet();
        int[] common = [.. one.Indexes.Where(inOther.Contains)];
        return (one with { Indexes = common }, other with { Indexes = common });
    }

    /// <summary>The cost of these rounds, with the conversion of a converted row.</summary>
    public BlockCost Cost(double conversionNanoseconds)
    {
        var cost = BlockCost.From(ElapsedNanoseconds, PauseNanoseconds, Block.OperationsPerBatch);
        return conversionNanoseconds > 0 ? cost.Plus(conversionNanoseconds) : cost;
    }

    public long Sum(IReadOnlyList<int> counts) => Indexes.Sum(index => (long)counts[index]);

    private double[] Of(IReadOnlyList<long> values) => [.. Indexes.Select(index => (double)values[index])];
}
