using Assay.Analysis.Comparing;

namespace Assay.Report.Comparing;

/// <summary>The cells of a comparison as rows of text, regressions first, then by how much they changed.</summary>
public static class ComparisonTable
{
    /// <summary>Titles of the columns.</summary>
    public static IReadOnlyList<string> Header { get; } = ["row", "version", "data", "operation", "before", "after", "ratio",
        "change", "bytes"];

    /// <summary>A row of text for each cell.</summary>
    public static IReadOnlyList<string[]> Rows(ResultsComparison comparison) =>
    [
        .. comparison.Cells
            .OrderByDescending(comparison.IsRegression).ThenByDescending(comparison.IsUndecided)
            .ThenBy(cell => cell.Change is Change.Undecided or Change.Same).ThenByDescending(cell => cell.Ratio)
            .Select(cell => Row(comparison, cell)),
    ];

    private static string[] Row(ResultsComparison comparison, ComparedCell cell) =>
    [
        cell.Row,
        ComparisonWords.Both(cell.Before, cell.After),
        $"{cell.DataSet} {Units.Whole(cell.Size)}",
        Words.Of(cell.Operation),
        Units.Time(cell.NanosecondsBefore),
        Units.Time(cell.NanosecondsAfter),
        Units.Ratio(cell.Ratio, cell.Lower, cell.Upper),
        ComparisonWords.Of(comparison, cell),
        ComparisonWords.Both(Bytes(cell.BytesBefore), Bytes(cell.BytesAfter)),
    ];

    private static string Bytes(long? bytes) => bytes is { } known ? Units.Whole(known) : "";
}
