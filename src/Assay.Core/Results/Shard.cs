namespace Assay.Core.Results;

/// <summary>A part of a run, measured by one machine: some of its blocks, of all rows, or everything of some of its rows.</summary>
/// <param name="Number">Which part, from 1.</param>
/// <param name="Count">How many parts the run has.</param>
public sealed record Shard([property: AtLeast(1)] int Number, [property: Between(1, RunOptions.MostBlocks)] int Count)
{
    /// <summary>Whether parts share rows, each with all blocks, and not blocks.</summary>
    public bool IsOfRows { get; init; }

    /// <summary>Whether a block belongs to this part. Blocks go round the parts, so that none has over one more than another.</summary>
    /// <param name="block">Number of the block, from 0.</param>
    public bool Holds(int block) => IsOfRows || block % Count == Number - 1;

    /// <summary>
    /// The names of rows that belong to this part: neighbours, which often have one package, with all their versions and runtimes.
    /// </summary>
    /// <param name="rows">The rows of the whole run.</param>
    public IReadOnlyList<string> RowsOf(IEnumerable<RowId> rows)
    {
        string[] names = [.. rows.Select(row => row.Row).Distinct()];
        var begin = (Number - 1) * names.Length / Count;
        return [.. names.Skip(begin).Take((Number * names.Length / Count) - begin)];
    }

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
