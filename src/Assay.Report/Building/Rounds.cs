using Assay.Core.Results;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>Some consecutive rounds of one block.</summary>
internal readonly record struct Rounds(BlockSamples Block, int First, int End)
{
    /// <summary>Every round of a block that counts.</summary>
    public static Rounds Counting(BlockSamples block) => new(block, block.FirstRound, block.ElapsedNanoseconds.Count);

    public int Count => End - First;

    public long Operations => (long)Block.OperationsPerBatch * Count;

    public double[] ElapsedNanoseconds => [.. Part(Block.ElapsedNanoseconds).Select(value => (double)value)];

    public double[] PauseNanoseconds => [.. Part(Block.PauseNanoseconds).Select(value => (double)value)];

    /// <summary>The rounds in which two rows both count; a worker that died in the middle of a block leaves fewer than the others.</summary>
    public static (Rounds One, Rounds Other) Common(Rounds one, Rounds other)
    {
        var (first, end) = (Math.Max(one.First, other.First), Math.Min(one.End, other.End));
        return (one with { First = first, End = end }, other with { First = first, End = end });
    }

    /// <summary>The cost of these rounds, with the conversion of a converted row.</summary>
    public BlockCost Cost(double conversionNanoseconds)
    {
        var cost = BlockCost.From(ElapsedNanoseconds, PauseNanoseconds, Block.OperationsPerBatch);
        return conversionNanoseconds > 0 ? cost.Plus(conversionNanoseconds) : cost;
    }

    public long Sum(IReadOnlyList<int> counts) => Part(counts).Sum(count => (long)count);

    private IEnumerable<T> Part<T>(IReadOnlyList<T> values) => values.Skip(First).Take(Count);
}
