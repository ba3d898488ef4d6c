using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Spectre.Console;

namespace Assay.Report.Terminal;

/// <summary>The table of operations that read a part of a payload.</summary>
internal sealed class ReadingTable(ReportModel model, ReportTable table, Canvas canvas)
{
    private readonly IReadOnlyList<ReportLine> lines = ReadingWords.Lines(table);

    private sealed record Column(string Header, Func<ReportLine, string> Cell);

    /// <summary>Draws title, table and footnotes; nothing where the run has no such operation.</summary>
    public void Draw()
    {
        if (ReadingWords.Operations(model).Count == 0)
            return;
        canvas.Blank();
        canvas.Paragraph(ReadingWords.Title(table), isStrong: true);
        canvas.Paragraph(ReadingWords.HowToRead(model, table), indent: 2);
        if (lines.Count > 0)
        {
            canvas.Blank();
            DrawFigures();
        }
        foreach (var note in ReadingWords.Losses(table).Concat(ReadingWords.Unread(table)))
            canvas.Paragraph(note, indent: 4);
    }

    private void DrawFigures()
    {
        var columns = Columns().Where(column => lines.Any(line => column.Cell(line) is not ("" or "-"))).ToList();
        // The least asked-for figures stand at the end, and go first where the output is narrow.
        while (columns.Count > 1 && LabelWidth(columns) < Math.Min(LongestLabel, Label.Narrowest))
            columns.RemoveAt(columns.Count - 1);
        var label = Math.Min(LongestLabel, LabelWidth(columns));
        var grid = canvas.NewTable();
        grid.AddColumn(Header("row", Justify.Left).Width(label));
        foreach (var column in columns)
            grid.AddColumn(Header(column.Header, Justify.Right).Width(WidthOf(column) + 1).NoWrap());
        foreach (var line in lines)
            grid.AddRow([new Text(Label.Fit(LabelOf(line), label)), .. columns.Select(column => new Text(column.Cell(line)))]);
        canvas.Draw(grid);
    }

    private IEnumerable<Column> Columns()
    {
        foreach (var operation in ReadingWords.Operations(model))
        {
            yield return new Column("rank", line => RankWords.Rank(line.Of(operation)?.Rank));
            yield return new Column(
                Words.Of(operation), line => line.Of(operation) is { } estimate ? Units.Time(estimate.NanosecondsPerOperation) : "-");
            if (operation == Operation.ReadOne)
                yield return new Column("of whole", line => line.ReadOneShare is { } share ? Units.Share(share) : "-");
            yield return new Column("alloc", line => Units.Size(line.Of(operation)?.AllocatedBytesPerOperation));
        }
        foreach (var operation in ReadingWords.Operations(model))
            yield return new Column("ratio",
                line => line.Of(operation) is { Ratio: { } ratio } estimate
                    ? Units.Ratio(ratio, estimate.RatioLower, estimate.RatioUpper)
                    : "-");
    }

    private static string LabelOf(ReportLine line) =>
        line.Readings.Any(check => check.Verdict == Core.Results.Verdict.Lossy) ? $"{line.Label} !" : line.Label;

    private int LongestLabel => lines.Max(line => LabelOf(line).Length);

    private int LabelWidth(List<Column> columns) => canvas.TableWidth - columns.Sum(column => WidthOf(column) + 2);

    private int WidthOf(Column column) => lines.Select(line => column.Cell(line).Length).Append(column.Header.Length).Max();

    private static TableColumn Header(string text, Justify justify) => new(new Text(text, new Style(decoration: Decoration.Bold)))
    {
        Alignment = justify,
        Padding = new Padding(0, 0),
    };
}
