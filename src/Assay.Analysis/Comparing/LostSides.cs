using Assay.Analysis.Evidence;
using Assay.Core.Results;

namespace Assay.Analysis.Comparing;

/// <summary>Which rows of a file have times, and why one has none.</summary>
internal static class LostSides
{
    /// <summary>Labels of the rows that have a time that can be compared.</summary>
    public static IReadOnlyList<string> MeasuredRows(ResultsFile results) =>
    [
        .. results.Options.Workloads.SelectMany(workload => TrustedCells.Of(results, workload))
            .Where(cell => MeasuredBlocks.Count(cell) > 0).Select(cell => cell.Row).Distinct(),
    ];

    /// <summary>Why a row has no time: its build, its verdict, or how measuring it ended; empty where nothing tells it.</summary>
    public static string CauseOf(ResultsFile results, RowResult row) =>
        new[] { row.Cause }
            .Concat(results.Checks.Where(check => check.Row == row.Name).Select(check => check.Cause))
            .Concat(results.Cells.Where(cell => cell.Row == row.Label).Select(cell => cell.Failure?.Cause ?? ""))
            .FirstOrDefault(cause => cause.Length > 0) ?? "";
}
