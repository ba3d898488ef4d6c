using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Spectre.Console;

namespace Assay.Report.Terminal;

/// <summary>The first table: what operations cost, beside bars and ratios.</summary>
internal sealed class TimeTable
{
    private const string RankHeader = "rank";
    private const string Floors = "-- reference rows";

    private static readonly Style Fastest = new(Color.Green);
    private static readonly Style Warning = new(Color.Red);
    private static readonly Style Floor = new(decoration: Decoration.Dim);

    private readonly ReportTable table;
    private readonly Canvas canvas;
    private readonly IReadOnlyList<Operation> operations;
    private readonly TimeLayout layout;

    public TimeTable(ReportTable table, Canvas canvas, IReadOnlyList<Operation> operations)
    {
        (this.table, this.canvas, this.operations) = (table, canvas, operations);
        var gaps = (this.operations.Count * 2)
            + this.operations.Sum(operation => HasRanks(operation) ? RankWidth(operation) + 1 : 0) + (table.HasMixedSurfaces ? 3 : 0);
        var longest = table.AllLines.Select(line => Mark.LabelOf(line, table).Length).Append(Floors.Length).Max();
        var ratios =
            (this.operations.Sum(operation => RatioWidth(operation, true)), this.operations.Sum(operation => RatioWidth(operation, false)));
        layout = TimeLayout.Of(canvas.TableWidth, longest, this.operations.Count, gaps, ratios);
    }

    /// <summary>
    /// What the letters of the surface column stand for, or the one surface of all rows; empty where that is <c>bytes</c>.
    /// </summary>
    public static string Surfaces(ReportTable table)
    {
        var surfaces = table.AllLines.Select(line => line.Surface).Distinct().Order().ToList();
        return surfaces switch
        {
            [Surface.Bytes] => "",
            [var only] => $"all on {Words.Of(only)}: {Words.LongName(only)}",
            _ => $"on: {string.Join(", ", surfaces.Select(surface => $"{Letter(surface)} {Words.LongName(surface)}"))}",
        };
    }

    /// <summary>How to read the bars.</summary>
    public static string Bars => "bars are proportional to time; > marks bars cut off at four medians";

    /// <summary>Whether there was room for bars.</summary>
    public bool HasBars => layout.Bar > 0;

    public void Draw()
    {
        var grid = canvas.NewTable();
        grid.AddColumn(Column("row").Width(layout.Label));
        if (table.HasMixedSurfaces)
            grid.AddColumn(Column("on"));
        foreach (var operation in operations)
        {
            if (HasRanks(operation))
                grid.AddColumn(Column(RankHeader).Width(RankWidth(operation)).NoWrap());
            grid.AddColumn(Column(Words.Of(operation)).Width(layout.Cell).NoWrap());
            grid.AddColumn(Column("ratio").Width(RatioWidth(operation, layout.HasIntervals)).NoWrap());
        }

        foreach (var line in table.Lines)
            grid.AddRow(Cells(line));
        if (table.ReferenceLines.Count > 0)
            grid.AddRow([new Text(Label.Fit(Floors, layout.Label), Floor)]);
        foreach (var line in table.ReferenceLines)
            grid.AddRow(Cells(line));
        canvas.Draw(grid);
    }

    private IEnumerable<Text> Cells(ReportLine line)
    {
        var style = line.IsReference ? Floor : Style.Plain;
        yield return new Text(
            Label.Fit(Mark.LabelOf(line, table), layout.Label), line.Verdict == Core.Results.Verdict.Lossy ? Warning : style);
        if (table.HasMixedSurfaces)
            yield return new Text(Letter(line.Surface), style);
        foreach (var operation in operations)
        {
            var first = IsFirst(line, operation) ? Fastest : style;
            if (HasRanks(operation))
                yield return new Text(Rank(line, operation), first);
            yield return new Text(Cell(line.Of(operation)), first);
            yield return new Text(Ratio(line, operation, layout.HasIntervals), style);
        }
    }

    private bool HasRanks(Operation operation) => table.Ranking(operation)?.Status == RankingStatus.Ranked;

    private int RankWidth(Operation operation) => table.Lines.Select(line => Rank(line, operation).Length).Append(RankHeader.Length).Max();

    private static string Rank(ReportLine line, Operation operation) => RankWords.Rank(line.Of(operation)?.Rank);

    // Rows that share the first rank share its colour: nobody knows which of them is faster.
    private bool IsFirst(ReportLine line, Operation operation) => HasRanks(operation)
        ? line.KeepsEverything && line.Of(operation)?.Rank?.Best == 1
        : table.Fastest(operation) == line.Label;

    private string Cell(OperationEstimate? estimate)
    {
        if (estimate is null)
            return "-".PadLeft(TimeLayout.TimeWidth);
        var time = Units.Time(estimate.NanosecondsPerOperation).PadLeft(TimeLayout.TimeWidth);
        return $"{time} {Bar.Of(estimate.NanosecondsPerOperation, FullBar(estimate.Operation), layout.Bar, canvas.IsTerminal)}";
    }

    // A floor's interval would make the column wider than any serializer's; Markdown, CSV and JSON have it.
    private static string Ratio(ReportLine line, Operation operation, bool hasInterval)
    {
        if (line.Of(operation) is not { Ratio: { } ratio } estimate)
            return "";
        if (line.Label == line.RatioReference)
            return "reference";
        return hasInterval && !line.IsReference ? Units.Ratio(ratio, estimate.RatioLower, estimate.RatioUpper) : Units.Ratio(ratio);
    }

    // Floors would pull the median down until every serializer runs off the scale; rows that bring back less would set it for those that
    // bring back more.
    private double FullBar(Operation operation) =>
        Bar.Scale(
            [.. (table.Lines.Count > 0 ? table.Lines.Where(line => line.Keeps == table.Lines[0].Keeps) : table.ReferenceLines)
                .Select(line => line.Of(operation)).OfType<OperationEstimate>().Select(estimate => estimate.NanosecondsPerOperation)]);

    private int RatioWidth(Operation operation, bool hasInterval) =>
        table.AllLines.Select(line => Ratio(line, operation, hasInterval).Length).Append("ratio".Length).Max();

    private static TableColumn Column(string header) =>
        new TableColumn(new Text(header, new Style(decoration: Decoration.Bold))).Padding(0, 0);

    private static string Letter(Surface surface) => surface switch
    {
        Surface.Bytes => "B",
        Surface.Stream => "S",
        Surface.Buffer => "W",
        Surface.Reused => "R",
        Surface.Pipe => "P",
        _ => "A",
    };
}

/// <summary>How wide the columns of the first table are.</summary>
/// <param name="Label">Width of the labels' column.</param>
/// <param name="Bar">Width of the bars; 0 where there is no room for any.</param>
/// <param name="HasIntervals">Whether there is room for intervals.</param>
internal readonly record struct TimeLayout(int Label, int Bar, bool HasIntervals)
{
    /// <summary>Width of a time such as <c>12.34 us</c>.</summary>
    public const int TimeWidth = 8;

    private const int LongestBar = 14;
    private const int UsefulBar = 7;
    private const int ComfortableLabel = 26;

    /// <summary>Width of the column of a time and its bar.</summary>
    public int Cell => Math.Max("deserialize".Length, Bar == 0 ? TimeWidth : TimeWidth + 1 + Bar);

    /// <summary>
    /// Shares out what is left beside times and ratios. Labels up to a comfortable length come first, then bars of a useful length, then
    /// longer labels (they can be broken), then longer bars. Where there is not even room for labels, intervals go.
    /// </summary>
    /// <param name="width">Columns of the output.</param>
    /// <param name="longestLabel">Length of the longest label.</param>
    /// <param name="operations">Operations side by side.</param>
    /// <param name="gaps">Columns between the columns, and those of the surface letter.</param>
    /// <param name="ratios">Width of all ratio columns with intervals, and without.</param>
    public static TimeLayout Of(int width, int longestLabel, int operations, int gaps, (int Full, int Short) ratios)
    {
        var cells = operations * Math.Max(TimeWidth, "deserialize".Length);
        var hasIntervals = width - gaps - cells - ratios.Full >= Math.Min(longestLabel, Terminal.Label.Narrowest);
        var rest = width - gaps - (operations * TimeWidth) - (hasIntervals ? ratios.Full : ratios.Short);
        var wanted = Math.Min(longestLabel, ComfortableLabel);
        var bar = BarBeside(rest, wanted, operations);
        if (bar > UsefulBar)
            bar = Math.Clamp(BarBeside(rest, longestLabel, operations), UsefulBar, LongestBar);
        bar = bar < "deserialize".Length - TimeWidth ? 0 : bar;
        var taken = operations * (bar == 0 ? "deserialize".Length - TimeWidth : bar + 1);
        return new TimeLayout(Math.Clamp(longestLabel, 1, Math.Max(rest - taken, 1)), bar, hasIntervals);
    }

    private static int BarBeside(int rest, int label, int operations) => ((rest - label) / operations) - 1;
}
