using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Comparing;

/// <summary>
/// What the rows of one run cost in each block of one data set, size and operation: natural logarithms of nanoseconds. Of several machines
/// each is one value.
/// </summary>
internal sealed class RunLevels
{
    private readonly Dictionary<string, SortedDictionary<int, double>> levels;
    private readonly IndependentValues independent;

    public RunLevels(WorkloadEvidence evidence, Operation operation)
    {
        independent = evidence.Independent;
        levels = evidence.Cells.Where(cell => cell.Operation == operation)
            .GroupBy(cell => cell.Row)
            .ToDictionary(row => row.Key, row => LevelsOf(row.First(), evidence));
    }

    /// <summary>Blocks of a row.</summary>
    public int Blocks(string row) => levels.GetValueOrDefault(row)?.Count ?? 0;

    /// <summary>Whether a row has at least one block.</summary>
    public bool Has(string row) => Blocks(row) > 0;

    /// <summary>
    /// A row's levels, each less the mean level of some other rows in the same block; blocks that lack one of these are left out.
    /// </summary>
    /// <param name="anchors">The other rows; none for the levels as they are.</param>
    public double[] Against(string row, IReadOnlyList<string> anchors)
    {
        var differences = levels[row]
            .Where(block => anchors.All(anchor => levels[anchor].ContainsKey(block.Key)))
            .ToDictionary(
                block => block.Key, block => block.Value - (anchors.Count == 0 ? 0 : anchors.Average(anchor => levels[anchor][block.Key])));
        return [.. independent.Means(new SortedDictionary<int, double>(differences)).Values];
    }

    private static SortedDictionary<int, double> LevelsOf(CellResult cell, WorkloadEvidence evidence) => new(
        evidence.RoundsOf(cell).GroupBy(rounds => rounds.Block.Block)
            .ToDictionary(block => block.Key, block => block.Average(rounds => Math.Log(rounds.Cost(0).NanosecondsPerOperation))));
}
