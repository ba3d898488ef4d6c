using Assay.Core.Adapters;
using Assay.Report.Model;
using Spectre.Console;

namespace Assay.Report.Writing.Terminal;

/// <summary>The first table: what both operations cost, beside bars and ratios.</summary>
internal sealed class TimeTable(ReportModel model, ReportTable table, Canvas canvas)
{
    private const int TimeWidth = 8;
    private const int LongestBar = 14;
    private const int ShortestBar = 3;
    private const int ShortestLabel = 20;

    private static readonly Style Fastest = new(Color.Green);
    private static readonly Style Warning = new(Color.Red);
    private static readonly Style Floor = new(decoration: Decoration.Dim);

    private readonly IReadOnlyList<Operation> _operations = [.. model.Operations.Distinct().OrderByDescending(operation => operation)];

    public void Draw()
    {
        var (label, bar) = Widths();
        var grid = canvas.NewTable();
        grid.AddColumn(Column("row").Width(label));
        if (table.HasMixedSurfaces)
            grid.AddColumn(Column("on"));
        foreach (var operation in _operations)
        {
            grid.AddColumn(Column(Words.Of(operation)).Width(CellWidth(bar)).NoWrap());
            grid.AddColumn(Column("ratio").Width(RatioWidth(operation)).NoWrap());
        }

        foreach (var line in table.Lines)
            grid.AddRow(Cells(line, bar));
        if (table.ReferenceLines.Count > 0)
            grid.AddRow([new Text("-- reference rows (floors)", Floor)]);
        foreach (var line in table.ReferenceLines)
            grid.AddRow(Cells(line, bar));
        canvas.Draw(grid);
    }

    /// <summary>What the letters of the surface column stand for.</summary>
    public static string Surfaces => "on: B byte[], S Stream, W IBufferWriter and ReadOnlySequence.";

    private IEnumerable<Text> Cells(ReportLine line, int bar)
    {
        var style = line.IsReference ? Floor : Style.Plain;
        yield return new Text(LabelOf(line), line.Verdict == Core.Results.Verdict.Lossy ? Warning : style);
        if (table.HasMixedSurfaces)
            yield return new Text(Letter(line.Surface), style);
        foreach (var operation in _operations)
        {
            var isFastest = table.Fastest(operation) == line.Label;
            yield return new Text(Cell(line.Of(operation), bar), isFastest ? Fastest : style);
            yield return new Text(Ratio(line, operation), style);
        }
    }

    private static string LabelOf(ReportLine line) => Mark.SignsOf(line) is { Length: > 0 } signs ? $"{line.Label} {signs}" : line.Label;

    private string Cell(OperationEstimate? estimate, int bar)
    {
        if (estimate is null)
            return "-".PadLeft(TimeWidth);
        var time = Units.Time(estimate.NanosecondsPerOperation).PadLeft(TimeWidth);
        return bar == 0 ? time : $"{time} {Bar.Of(estimate.NanosecondsPerOperation, Slowest(estimate.Operation), bar, canvas.IsTerminal)}";
    }

    private string Ratio(ReportLine line, Operation operation)
    {
        if (line.Of(operation) is not { Ratio: { } ratio } estimate)
            return "";
        return line.Label == model.Reference ? "reference" : Units.Ratio(ratio, estimate.RatioLower, estimate.RatioUpper);
    }

    private double Slowest(Operation operation) =>
        table.AllLines.Select(line => line.Of(operation)?.NanosecondsPerOperation ?? 0).DefaultIfEmpty(0).Max();

    // Labels come first, then bars take what is left: a long label wraps only when bars are gone already.
    private (int Label, int Bar) Widths()
    {
        var gaps = (_operations.Count * 2) + (table.HasMixedSurfaces ? 3 : 0);
        var rest = canvas.Width - gaps - _operations.Sum(operation => TimeWidth + RatioWidth(operation));
        var label = Math.Max(table.AllLines.Max(line => LabelOf(line).Length), "row".Length);
        var bar = Math.Min(LongestBar, ((rest - label) / _operations.Count) - 1);
        if (bar < ShortestBar)
            bar = ((rest - Math.Max(ShortestLabel, label * 3 / 4)) / _operations.Count) - 1 >= ShortestBar ? ShortestBar : 0;
        var left = rest - (_operations.Count * (bar == 0 ? 0 : bar + 1));
        return (Math.Clamp(label, 1, Math.Max(left, 1)), bar);
    }

    private static int CellWidth(int bar) => Math.Max("deserialize".Length, bar == 0 ? TimeWidth : TimeWidth + 1 + bar);

    private int RatioWidth(Operation operation) =>
        table.AllLines.Select(line => Ratio(line, operation).Length).Append("ratio".Length).Max();

    private static TableColumn Column(string header) => new TableColumn(new Text(header, new Style(decoration: Decoration.Bold))).Padding(0, 0);

    private static string Letter(Surface surface) => surface switch
    {
        Surface.Bytes => "B",
        Surface.Stream => "S",
        _ => "W",
    };
}
