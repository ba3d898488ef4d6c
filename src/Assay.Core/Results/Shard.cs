namespace Assay.Core.Results;

/// <summary>A part of a run: some of its blocks, of all rows, measured by one machine.</summary>
/// <param name="Number">Which part, from 1.</param>
/// <param name="Count">How many parts the run has.</param>
public sealed record Shard([property: AtLeast(1)] int Number, [property: Between(1, RunOptions.MostBlocks)] int Count)
{
    /// <summary>Whether a block belongs to this part. Blocks go round the parts, so that none has over one more than another.</summary>
    /// <param name="block">Number of the block, from 0.</param>
    public bool Holds(int block) => block % Count == Number - 1;

    /// <summary>Numbers of the parts that some parts of a run lack to make the whole.</summary>
    /// <param name="parts">The parts that there are, at least one.</param>
    public static IEnumerable<int> Missing(IEnumerable<Shard> parts)
    {
        Shard[] known = [.. parts];
        return Enumerable.Range(1, known[0].Count).Except(known.Select(part => part.Number));
    }
}

/// <summary>What a merged file keeps of one of its parts.</summary>
public sealed record ShardOrigin
{
    /// <summary>Which part; it says which blocks are its.</summary>
    public required Shard Shard { get; init; }

    /// <summary>When its run began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>Whether all its blocks were measured.</summary>
    public required bool IsComplete { get; init; }

    /// <summary>The machine that measured it.</summary>
    public required Machine Machine { get; init; }
}
