namespace Assay.Statistics;

/// <summary>A kind of table to simulate.</summary>
/// <param name="Rows">Rows, at least 2.</param>
/// <param name="Blocks">Blocks, at least 2; null for a sequential run, which looks at <see cref="Looks.Standard"/> and whose settled rows leave.</param>
/// <param name="Noise">How the rows vary.</param>
public sealed record CoverageScenario(int Rows, int? Blocks, SimulatedNoise Noise)
{
    /// <summary>The scenarios by which the intervals are judged.</summary>
    public static IReadOnlyList<CoverageScenario> Standard { get; } =
    [
        .. from blocks in new int?[] { 6, 12, null }
           from rows in new[] { 2, 6, 28 }
           from noise in Enum.GetValues<SimulatedNoise>()
           select new CoverageScenario(rows, blocks, noise),
    ];
}
