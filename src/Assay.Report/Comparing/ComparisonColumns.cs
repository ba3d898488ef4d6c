using Assay.Analysis.Comparing;
using Assay.Report.Sections;

namespace Assay.Report.Comparing;

/// <summary>The columns of a comparison: those that people read, and those that only programs do.</summary>
internal static class ComparisonColumns
{
    /// <summary>The columns; what changed stands first, because a phone shows a few; versions are often the same everywhere.</summary>
    public static ColumnsOf<ComparedCell> Of(ResultsComparison comparison)
    {
        var columns = new ColumnsOf<ComparedCell>().Text("row", "row", cell => cell.Row)
            .Data("before", cell => cell.Before)
            .Data("after", cell => cell.After)
            .Data("dataSet", cell => cell.DataSet)
            .Number("size", cell => cell.Size);
        if (comparison.HasSeveralData())
            columns.Words("data", ComparisonWords.DataOf);
        columns.Text("operation", "operation", cell => Words.Of(cell.Operation))
            .Add(new WordColumn("ratio", "ratio") { HasInterval = true },
                cell => new WordCell(Units.Ratio(cell.Ratio, cell.Lower, cell.Upper), cell.Ratio, cell.Lower, cell.Upper))
            .Words("change", cell => ComparisonWords.Of(comparison, cell))
            .Figure("nanosecondsBefore", "before", cell => WordCell.Time(cell.NanosecondsBefore))
            .Figure("nanosecondsAfter", "after", cell => WordCell.Time(cell.NanosecondsAfter))
            .Words("bytes", cell => ComparisonWords.Both(Bytes(cell.BytesBefore), Bytes(cell.BytesAfter)))
            .Words("version", cell => ComparisonWords.Both(cell.Before, cell.After));
        if (!comparison.HasSeveralData())
            columns.Words("data", ComparisonWords.DataOf);
        return ForPrograms(columns, comparison);
    }

    private static ColumnsOf<ComparedCell> ForPrograms(ColumnsOf<ComparedCell> columns, ResultsComparison comparison) => columns
        .Name("change", cell => cell.Change)
        .Truth("isRegression", cell => comparison.IsRegression(cell))
        .Truth("isUndecided", cell => comparison.IsUndecided(cell))
        .Number("bytesBefore", cell => cell.BytesBefore)
        .Number("bytesAfter", cell => cell.BytesAfter)
        .Number("allocatedBytesBefore", cell => cell.AllocatedBefore)
        .Number("allocatedBytesAfter", cell => cell.AllocatedAfter)
        .Number("blocksBefore", cell => cell.BlocksBefore)
        .Number("blocksAfter", cell => cell.BlocksAfter)
        .Name("keptBefore", cell => cell.KeptBefore)
        .Name("keptAfter", cell => cell.KeptAfter);

    private static string Bytes(long? bytes) => bytes is { } known ? Units.Whole(known) : "";
}
