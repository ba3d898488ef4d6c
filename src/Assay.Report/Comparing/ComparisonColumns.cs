using Assay.Analysis.Comparing;
using Assay.Report.Sections;

namespace Assay.Report.Comparing;

/// <summary>The columns of a comparison: those that people read, and those that only programs do.</summary>
internal static class ComparisonColumns
{
    public static ColumnsOf<ComparedCell> Of(ResultsComparison comparison) => new ColumnsOf<ComparedCell>()
        .Text("row", "row", cell => cell.Row)
        .Words("version", cell => ComparisonWords.Both(cell.Before, cell.After))
        .Data("before", cell => cell.Before)
        .Data("after", cell => cell.After)
        .Words("data", cell => $"{cell.DataSet} {Units.Whole(cell.Size)}")
        .Data("dataSet", cell => cell.DataSet)
        .Number("size", cell => cell.Size)
        .Text("operation", "operation", cell => Words.Of(cell.Operation))
        .Figure("nanosecondsBefore", "before", cell => WordCell.Time(cell.NanosecondsBefore))
        .Figure("nanosecondsAfter", "after", cell => WordCell.Time(cell.NanosecondsAfter))
        .Add(new WordColumn("ratio", "ratio") { HasInterval = true },
            cell => new WordCell(Units.Ratio(cell.Ratio, cell.Lower, cell.Upper), cell.Ratio, cell.Lower, cell.Upper))
        .Words("change", cell => ComparisonWords.Of(comparison, cell))
        .Name("change", cell => cell.Change)
        .Truth("isRegression", cell => comparison.IsRegression(cell))
        .Truth("isUndecided", cell => comparison.IsUndecided(cell))
        .Words("bytes", cell => ComparisonWords.Both(Bytes(cell.BytesBefore), Bytes(cell.BytesAfter)))
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
