using Assay.Analysis.Model;
using Spectre.Console;

namespace Assay.Report.Terminal;

/// <summary>A column of figures.</summary>
internal sealed record FigureColumn(string Header, Func<ReportLine, string> Cell);

/// <summary>A table of rows and figures that fits the paper: the least asked-for figures stand at the end, and go first.</summary>
internal sealed class FigureTable(Canvas canvas, IReadOnlyList<ReportLine> lines, Func<ReportLine, string> labelOf)
{
    public void Draw(IEnumerable<FigureColumn> figures)
    {
        var columns = figures.ToList();
        var longest = lines.Max(line => labelOf(line).Length);
        while (columns.Count > 1 && LabelWidth(columns) < Math.Min(longest, Label.Narrowest))
            columns.RemoveAt(columns.Count - 1);
        var label = Math.Min(longest, LabelWidth(columns));
        var grid = canvas.NewTable();
        grid.AddColumn(Header("row", Justify.Left).Width(label));
        foreach (var column in columns)
            grid.AddColumn(Header(column.Header, Justify.Right).Width(WidthOf(column) + 1).NoWrap());
        foreach (var line in lines)
            grid.AddRow([new Text(Label.Fit(labelOf(line), label)), .. columns.Select(column => new Text(column.Cell(line)))]);
        canvas.Draw(grid);
    }

    private int LabelWidth(List<FigureColumn> columns) => canvas.TableWidth - columns.Sum(column => WidthOf(column) + 2);

    private int WidthOf(FigureColumn column) => lines.Select(line => column.Cell(line).Length).Append(column.Header.Length).Max();

    private static TableColumn Header(string text, Justify justify) => new(new Text(text, new Style(decoration: Decoration.Bold)))
    {
        Alignment = justify,
        Padding = new Padding(0, 0),
    };
}
