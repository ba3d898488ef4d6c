using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>
/// How far a process of a row was from what is usual of the row, where the other rows of its block were not: some processes are slower or
/// faster for their whole life. Natural logarithms.
/// </summary>
internal static class ProcessDeviations
{
    /// <summary>Rows of which the median can be trusted to be nobody's own deviation.</summary>
    private const int FewestRows = 3;

    private const int FewestBlocks = 3;

    /// <summary>The deviations of a row by block; empty where too few rows or blocks were measured.</summary>
    public static IReadOnlyDictionary<int, double> Of(CellResult cell, IReadOnlyList<ReportLine> lines, WorkloadEvidence evidence)
    {
        var residuals = lines
            .Where(line => line.Of(cell.Operation) is not null)
            .ToDictionary(line => line.Label,
                line => Residuals(evidence.LevelsOf(evidence.Cell(line.Label, line.Surface, cell.Operation)!, line.Name)));
        return residuals.GetValueOrDefault(cell.Row) is { Count: >= FewestBlocks } own
            ? own.Where(block => residuals.Values.Count(row => row.ContainsKey(block.Key)) >= FewestRows)
                .ToDictionary(block => block.Key,
                    block => block.Value - Center.Median(
                        [.. residuals.Values.Where(row => row.ContainsKey(block.Key)).Select(row => row[block.Key])]))
            : new Dictionary<int, double>();
    }

    private static Dictionary<int, double> Residuals(Levels levels)
    {
        if (levels.OfBlocks.Count == 0)
            return [];
        var usual = Center.Median([.. levels.OfBlocks.Values]);
        return levels.OfBlocks.ToDictionary(block => block.Key, block => block.Value - usual);
    }
}
