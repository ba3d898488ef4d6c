using System.Buffers;
using Assay.Report.Model;
using Assay.Report.Model.Deep;

namespace Assay.Report.Writing.Csv;

/// <summary>The report for a spreadsheet: one line for each row, data set, size and operation; RFC 4180, full precision, no units in cells.</summary>
internal sealed class CsvWriter : IReportWriter
{
    private static readonly SearchValues<char> Special = SearchValues.Create(",\"\r\n");

    public string Name => "csv";

    public bool HasDeepView => false;

    public void Write(ReportModel model, TextWriter output, OutputStyle style)
    {
        Line(CsvColumn.All.Select(column => column.Header), output);
        foreach (var record in model.Tables.SelectMany(table => Records(model, table)))
            Line(CsvColumn.All.Select(column => column.IsNumber ? column.Cell(record) : Inert(Plain.Line(column.Cell(record)))), output);
    }

    public void WriteDeep(DeepReport report, TextWriter output, OutputStyle style) =>
        throw new NotSupportedException("A close look at rows has no CSV form; json has every figure.");

    private static IEnumerable<CsvRecord> Records(ReportModel model, ReportTable table)
    {
        foreach (var line in table.AllLines)
        {
            foreach (var operation in Words.Operations(model))
                yield return new CsvRecord(model, table, operation) { Line = line };
        }

        foreach (var record in UnreadRecords(model, table))
            yield return record;
        foreach (var missing in table.Missing)
        {
            foreach (var row in missing.Rows)
            {
                foreach (var operation in Words.Operations(model))
                    yield return new CsvRecord(model, table, operation) { Missing = row, MissingKind = missing.Kind };
            }
        }
    }

    // A row that only cannot be opened, or read for one member, has lines above, unless the run asked for nothing else.
    private static IEnumerable<CsvRecord> UnreadRecords(ReportModel model, ReportTable table)
    {
        var told = table.AllLines.Select(line => line.Label).ToHashSet();
        return
            from unread in table.Unread
            from row in unread.Rows
            where !told.Contains(row.Label)
            from operation in unread.Operations
            select new CsvRecord(model, table, operation) { Missing = row, MissingKind = unread.Kind };
    }

    private static void Line(IEnumerable<string> cells, TextWriter output) => output.WriteLine(string.Join(',', cells.Select(Quoted)));

    /// <summary>A text that a spreadsheet shows and does not run: an apostrophe says so.</summary>
    private static string Inert(string text) => text is ['=' or '+' or '-' or '@', ..] ? "'" + text : text;

    private static string Quoted(string cell) => cell.AsSpan().ContainsAny(Special)
        ? $"\"{cell.Replace("\"", "\"\"", StringComparison.Ordinal)}\""
        : cell;
}
