using Assay.Analysis.Model;
using Assay.Report.Sections;

namespace Assay.Report.Speed;

/// <summary>The tables of a data set that have a line for each row, whatever the operation: programs read it in every line.</summary>
internal static class LineTables
{
    /// <summary>Sizes on the wire and the mapper's time.</summary>
    public static WordTable Sizes(ReportTable table, string id) => Of(table, id, "Sizes and mapper", new ColumnsOf<ReportLine>()
        .Text("row", "row", line => Mark.LabelOf(line, table))
        .Figure("payloadBytes", "payload", line => WordCell.Size(line.PayloadBytes))
        .Figure("deflateBytes", "Deflate (optimal)", line => WordCell.Size(line.DeflateBytes))
        .Figure("brotliBytes", table.BrotliQuality is { } quality ? $"Brotli (quality {quality})" : "Brotli",
            line => WordCell.Size(line.BrotliBytes))
        .Figure("mapToContractNanoseconds", "mapper to contract", line => WordCell.Time(line.MapToContractNanoseconds))
        .Figure("mapToPlainNanoseconds", "mapper back", line => WordCell.Time(line.MapToPlainNanoseconds)));

    /// <summary>What each row is, and what its marks mean.</summary>
    public static WordTable Rows(ReportTable table, string id)
    {
        ColumnsOf<ReportLine> columns = new();
        columns.Text("row", "row", line => Mark.LabelOf(line, table))
            .Text("verdict", "verdict", line => Words.Of(line.Verdict, line.Dialect))
            .Text("losses", "loses", line => string.Join(", ", line.Losses))
            .Text("convertedMembers", "converts", line => string.Join(", ", line.ConvertedMembers))
            .Text("package", "package", line => Words.Package(line.Package, line.PackageVersion));
        if (table.AllLines.Any(line => line.IsVariant))
            columns.Text("runtime", "runtime", Programs.RuntimeOf);
        columns.Text("dialect", "dialect", line => line.Dialect).Text("format", "format", line => line.Format)
            .Text("settings", "settings", line => line.Settings);
        return Of(table, id, "Rows", columns) with
        {
            Notes = [.. Mark.Footnotes(table).Select(footnote => $"{footnote.Sign} {footnote.Rows}: {footnote.Meaning}")],
        };
    }

    /// <summary>Rows without figures, by reason.</summary>
    public static WordTable Missing(ReportTable table, string id)
    {
        var columns = new ColumnsOf<MissingRows>().Text("why", "why", missing => Words.Of(missing.Kind))
            .Text("rows", "rows", MissingWords.Rows).Text("cause", "cause", missing => Plain.Cause(missing.Cause));
        return new WordTable(id, "Not measured", [], columns.Heads, columns.Rows(table.Missing), [])
        {
            IsPart = true,
            Readers = Readers.People,
        };
    }

    private static WordTable Of(ReportTable table, string id, string title, ColumnsOf<ReportLine> columns) =>
        new(id, title, [], columns.Heads, columns.Rows(table.AllLines), []) { IsPart = true, Readers = Readers.People };
}
