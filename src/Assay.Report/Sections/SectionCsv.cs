using System.Globalization;
using System.Text;

namespace Assay.Report.Sections;

/// <summary>
/// A report for a spreadsheet: one line for each row of each table, one column for each figure of any, RFC 4180, full precision, no units
/// in cells. Headers are the names of JSON in snake_case.
/// </summary>
internal static class SectionCsv
{
    private const string Table = "table";
    private const string Group = "group";

    public static void Write(SectionReport report, TextWriter output)
    {
        List<WordTable> tables = [.. report.TablesOf(Readers.Programs)];
        var headers = HeadersOf(tables);
        CsvText.Line(headers.Select(Snake), output);
        foreach (var table in tables)
        {
            foreach (var row in table.Rows)
            {
                var cells = CellsOf(table, row);
                CsvText.Line(headers.Select(header => cells.GetValueOrDefault(header, "")), output);
            }
        }
    }

    /// <summary>The columns of all tables; what names a row of the first stands first.</summary>
    private static List<string> HeadersOf(List<WordTable> tables)
    {
        var columns = tables.SelectMany(table => table.Columns.SelectMany((column, index) => HeadersOf(table, column, index))).ToList();
        var hasGroups = tables.SelectMany(table => table.Rows).Any(row => row.Group.Length > 0);
        return [.. columns.Take(1).Prepend(Table).Concat(hasGroups ? [Group] : []).Concat(columns).Distinct()];
    }

    private static IEnumerable<string> HeadersOf(WordTable table, WordColumn column, int index) =>
        column.HasInterval || table.Rows.Any(row => row.Cells[index].Lower is not null)
            ? [column.Id, column.LowerId, column.UpperId]
            : [column.Id];

    private static Dictionary<string, string> CellsOf(WordTable table, WordRow row)
    {
        Dictionary<string, string> cells = new() { [Table] = table.Id, [Group] = row.Group };
        foreach (var (column, cell) in table.Columns.Zip(row.Cells))
        {
            cells[column.Id] = cell.Value is null && cell.Text != WordCell.None.Text ? cell.Text : Number(cell.Value);
            cells[column.LowerId] = Number(cell.Lower);
            cells[column.UpperId] = Number(cell.Upper);
        }

        return cells;
    }

    private static string Number(double? value) => value?.ToString("R", CultureInfo.InvariantCulture) ?? "";

    private static string Snake(string id)
    {
        StringBuilder snake = new();
        foreach (var character in id)
        {
            if (char.IsAsciiLetterUpper(character) && snake.Length > 0 && char.IsAsciiLetterOrDigit(snake[^1]))
                snake.Append('_');
            snake.Append(char.ToLowerInvariant(character));
        }

        return snake.ToString();
    }
}
