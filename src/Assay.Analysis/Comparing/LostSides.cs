using Assay.Analysis.Evidence;
using Assay.Core.Results;

namespace Assay.Analysis.Comparing;

/// <summary>Which rows of a file have times, and why one has none.</summary>
internal static class LostSides
{
    /// <summary>Whether a row has a time that can be compared.</summary>
    public static bool IsMeasured(ResultsFile results, string label) =>
        results.Options.Workloads.Any(
            workload => TrustedCells.Of(results, workload).Any(cell => cell.Row == label && MeasuredBlocks.Count(cell) > 0));

    /// <summary>Why a row has no time: its build, its verdict, or how measuring it ended; empty where nothing tells it.</summary>
    public static string CauseOf(ResultsFile results, RowResult row) =>
        new[] { row.Cause }
            .Concat(results.Checks.Where(check => check.Row == row.Name).Select(check => check.Cause))
            .Concat(results.Cells.Where(cell => cell.Row == row.Label).Select(cell => cell.Failure))
            .FirstOrDefault(cause => cause.Length > 0) ?? "";
}
