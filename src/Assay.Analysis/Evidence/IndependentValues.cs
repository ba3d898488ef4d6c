using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>
/// The independent values of a file, see <see cref="IndependentKind"/>. Shards of one machine, as its boot id shows, are one value. Where
/// all shards are of one machine, they are a value each: then the figures are of that machine, as those of any run are.
/// </summary>
internal sealed class IndependentValues
{
    private readonly int shards;
    private readonly int[] ofShards;

    private IndependentValues(
        IndependentKind kind, int shards, int[] ofShards) => (Kind, this.shards, this.ofShards) = (kind, shards, ofShards);

    /// <summary>A value for each block.</summary>
    public static IndependentValues Blocks { get; } = new(IndependentKind.Block, 0, []);

    public IndependentKind Kind { get; }

    /// <summary>The values of a file.</summary>
    public static IndependentValues Of(ResultsFile results)
    {
        if (results.Parts.Count < 2 || results.Parts[0].Shard.IsOfRows)
            return Blocks;
        var machines = Machines.Of(results.Parts);
        var count = results.Parts[0].Shard.Count;
        var ofShards = Enumerable.Range(0, count).ToArray();
        if (machines.Count == 1)
            return new IndependentValues(IndependentKind.Shard, count, ofShards);
        for (var machine = 0; machine < machines.Count; machine++)
        {
            foreach (var part in machines[machine])
                ofShards[part.Shard.Number - 1] = machine;
        }

        return new IndependentValues(IndependentKind.Machine, count, ofShards);
    }

    /// <summary>The value that a block belongs to.</summary>
    public int Of(int block) => Kind == IndependentKind.Block ? block : ofShards[block % shards];

    /// <summary>How many values some blocks make.</summary>
    public int Count(IEnumerable<int> blocks) => blocks.Select(Of).Distinct().Count();

    /// <summary>The values that the levels of blocks make.</summary>
    /// <param name="levels">A level for each block.</param>
    public SortedDictionary<int, double> Means(SortedDictionary<int, double> levels) =>
        Kind == IndependentKind.Block ? levels : MachineMeans.Of(levels, Of);
}

/// <summary>Which shards one machine measured.</summary>
public static class Machines
{
    /// <summary>The shards of each machine, in their order. Where nothing shows that two shards had one machine, they had two.</summary>
    public static IReadOnlyList<IReadOnlyList<ShardOrigin>> Of(IReadOnlyList<ShardOrigin> parts) =>
        [.. parts.GroupBy(
            part => part.Machine.BootId.Length > 0
                ? $"{part.Machine.BootId} {part.Machine.LogicalProcessors} {part.Machine.Processor}"
                : $"{part.Shard.Number}").Select(machine => machine.ToArray())];
}
