using Assay.Core.Results;

namespace Assay.Report.Building;

/// <summary>The cells whose times say something.</summary>
internal static class TrustedCells
{
    /// <summary>The cells of a workload; a row whose timed work is not the checked work in one operation has no blocks in any.</summary>
    public static IReadOnlyList<CellResult> Of(ResultsFile results, WorkloadOptions workload)
    {
        List<CellResult> cells = [.. results.Cells.Where(cell => cell.Workload == workload)];
        HashSet<string> inconsistent = [.. cells.Where(cell => cell.FailureVerdict == Verdict.Inconsistent).Select(cell => cell.Row)];
        return [.. cells.Select(cell => inconsistent.Contains(cell.Row) ? cell with { Blocks = [] } : cell)];
    }
}
