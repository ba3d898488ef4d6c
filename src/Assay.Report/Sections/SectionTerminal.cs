using Assay.Core.Naming;
using Assay.Report.Terminal;

namespace Assay.Report.Sections;

/// <summary>
/// A report for a person: the answer first, then tables of which a first screen shows the rows that matter most.
/// </summary>
internal sealed class SectionTerminal(Canvas canvas, OutputStyle style)
{
    private const int RowsOfScreen = 12;
    private const int NarrowestSentence = 24;
    private const int MostNamedColumns = 5;
    private const string Gap = "  ";
    private bool hasMoreRows;

    public void Write(SectionReport report)
    {
        foreach (var sentence in report.Answer)
            canvas.Paragraph(sentence, indent: 2, isStrong: true);
        var tables = report.TablesOf(Readers.People).ToList();
        foreach (var table in tables.Where(table => style.Extent == ReportExtent.Details || !table.IsDetail))
        {
            canvas.Blank();
            Write(table);
        }

        foreach (var code in report.Code)
        {
            canvas.Blank();
            canvas.Paragraph(code.Title, isStrong: true);
            foreach (var finding in code.Findings)
                canvas.Paragraph(finding, indent: 2);
            foreach (var line in VisibleLines.Indented(code.Text))
                canvas.Drawn(line);
        }

        canvas.Blank();
        foreach (var note in report.Notes)
            canvas.Paragraph(note, indent: 2);
        if (More(tables) is { Count: > 0 } options)
            canvas.Paragraph(MoreWords.Of(style, "", options), indent: 2);
    }

    /// <summary>The options that show what is left out here, the longest form first; none where nothing is.</summary>
    private IReadOnlyList<string> More(List<WordTable> tables)
    {
        var hasDetails = style.Extent != ReportExtent.Details
            && tables.Any(table => table.IsDetail || (!table.IsProse && table.Columns.Any(column => column.IsDetail)));
        return (hasMoreRows, hasDetails) switch
        {
            (true, true) => ["--all (every row), or --details (every table and column)", "--all, or --details", "--all"],
            (true, false) => ["--all (every row)", "--all"],
            (false, true) => ["--details (every table and column)", "--details"],
            _ => [],
        };
    }

    private void Write(WordTable table)
    {
        canvas.Paragraph(table.Title, isStrong: true);
        foreach (var sentence in table.HowToRead)
            canvas.Paragraph(sentence, indent: 2);
        if (table.IsProse)
            Tell(table);
        else if (table.Rows.Count > 0)
            Draw(table,
                style.Extent == ReportExtent.FirstScreen && !table.IsWhole ? Math.Min(RowsOfScreen, table.Rows.Count) : table.Rows.Count);
        foreach (var note in table.Notes)
            canvas.Paragraph(note, indent: 4);
    }

    private void Tell(WordTable table)
    {
        foreach (var row in table.Rows)
        {
            canvas.Paragraph($"{row.Cells[1].Text}: {row.Cells[0].Text}", indent: 2, isStrong: true);
            canvas.Paragraph($"- {row.Cells[2].Text}", indent: 2);
        }
    }

    private void Draw(WordTable table, int most)
    {
        var rows = table.Rows.Take(most).ToList();
        List<int> columns = [
            .. Enumerable.Range(0, table.Columns.Count)
                .Where(column => style.Extent == ReportExtent.Details || !table.Columns[column].IsDetail)];
        string Text(WordRow row, int column) => OneLine.Of(row.Cells[column].Text);
        int Natural(int column) => rows.Select(row => Text(row, column).Length).Append(table.Columns[column].Head.Length).Max();
        // Sentences take the room that the other columns leave.
        var room = Math.Max(NarrowestSentence, canvas.Width - Natural(0) - columns.Skip(1).Sum(
            column => Gap.Length + (table.Columns[column].IsSentence ? 0 : Natural(column))));
        int WidthOf(int column) => table.Columns[column].IsSentence ? Math.Min(room, Natural(column)) : Natural(column);
        // The least asked-for figures stand at the end, and go first where the output is narrow.
        List<string> leftOut = [];
        var least = Math.Min(WidthOf(0), Label.Narrowest);
        while (columns.Count > 2 && LabelWidth(columns, WidthOf) < least)
        {
            leftOut.Insert(0, table.Columns[columns[^1]].Head);
            columns.RemoveAt(columns.Count - 1);
        }

        // One column beside the label stays, however wide it is.
        int Width(int column) =>
            columns.Count > 2 ? WidthOf(column) : Math.Min(WidthOf(column), Math.Max(1, canvas.Width - least - Gap.Length));
        var label = Math.Clamp(LabelWidth(columns, Width), 0, WidthOf(0));
        string Padded(int column, string text) => table.Columns[column].IsText ? text.PadRight(Width(column)) : text.PadLeft(Width(column));
        string Line(Func<int, string> cell) => (Fitted(cell(0), label).PadRight(label)
            + string.Concat(columns.Skip(1).Select(column => Gap + Padded(column, Fitted(cell(column), Width(column)))))).TrimEnd();
        canvas.Blank();
        canvas.Drawn(Line(column => table.Columns[column].Head));
        canvas.Drawn(new string('-', label + columns.Skip(1).Sum(column => Gap.Length + Width(column))));
        var group = "";
        foreach (var row in rows)
        {
            if (row.Group != group)
                canvas.Paragraph(group = row.Group, isStrong: true);
            canvas.Drawn(Line(column => table.Columns[column].IsSentence ? Cut(Text(row, column), Width(column)) : Text(row, column)));
        }

        if (most < table.Rows.Count)
        {
            hasMoreRows = true;
            canvas.Paragraph($"and {table.Rows.Count - most} more {Words.Plural(table.Rows.Count - most, "row")}: --all", indent: 2);
        }

        if (leftOut.Count > 0)
            canvas.Paragraph($"too wide for here: {Named(leftOut)}; --format markdown has them", indent: 2);
    }

    private static string Named(List<string> columns) => columns.Count <= MostNamedColumns ? string.Join(", ", columns)
        : $"{string.Join(", ", columns.Take(MostNamedColumns - 1))} and {columns.Count - MostNamedColumns + 1} more columns";

    private int LabelWidth(
        List<int> columns, Func<int, int> widthOf) => canvas.Width - columns.Skip(1).Sum(column => Gap.Length + widthOf(column));

    private static string Cut(string text, int width) => text.Length <= width ? text : $"{text[..(width - 2)]}..";

    // The end stays: versions and runtimes stand there.
    private static string Fitted(string text, int width)
    {
        if (text.Length <= width)
            return text;
        var end = (width - 2) / 2;
        return width < 4 ? text[..Math.Max(0, width)] : $"{text[..(width - 2 - end)]}..{text[^end..]}";
    }
}
