using System.Globalization;
using Assay.Report.Writers;

namespace Assay.Report.Sections;

/// <summary>A report for a spreadsheet: one line for each figure, RFC 4180, full precision, no units in cells.</summary>
internal static class SectionCsv
{
    public static void Write(SectionReport report, TextWriter output)
    {
        CsvText.Line(["table", "row", "group", "figure", "value", "lower", "upper", "text"], output);
        foreach (var table in report.Tables)
        {
            foreach (var row in table.Rows)
            {
                foreach (var (column, cell) in table.Columns.Zip(row.Cells).Skip(1).Where(pair => pair.Second.Text != WordCell.None.Text))
                {
                    CsvText.Line(
                        [table.Id, row.Cells[0].Text, row.Group, column.Id, Number(cell.Value), Number(cell.Lower), Number(cell.Upper),
                            cell.Value is null ? cell.Text : ""], output);
                }
            }
        }
    }

    private static string Number(double? value) => value?.ToString("R", CultureInfo.InvariantCulture) ?? "";
}
