using Assay.Core.Results;

namespace Assay.Report.Building.Ranking;

/// <summary>A serializer that was measured beside the reference row.</summary>
/// <param name="Label">Its label.</param>
/// <param name="Cell">Its cell.</param>
/// <param name="Levels">Its levels by block.</param>
internal sealed record Contender(string Label, CellResult Cell, IReadOnlyDictionary<int, double> Levels)
{
    /// <summary>Its mean level: what rows are ordered by.</summary>
    public double Center { get; } = Levels.Count == 0 ? double.NaN : Levels.Values.Average();

    /// <summary>The contenders of an operation: all serializers, those that lose data too, and no floors.</summary>
    public static IReadOnlyList<Contender> Of(ResultsFile results, WorkloadEvidence evidence, OperationEvidence operation) =>
    [
        .. from row in results.Rows
           where !row.IsReference
           from cell in operation.Cells
           where cell.Row == row.Label && operation.HasQuietBlock(cell)
           select new Contender(row.Label, cell, evidence.LevelsOf(cell, row.Name).OfBlocks),
    ];
}
