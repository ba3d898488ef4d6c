using System.Globalization;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Calls;

/// <summary>A run that follows a published protocol, in words.</summary>
public static class CallsTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => CallsBuilder.Build(file) is { } report ? Of(report, file) : null;

    private static SectionReport Of(CallsReport report, ResultsFile file) => new(
        "calls",
        [.. report.Tables.Select(AnswerOf).Where(answer => answer.Length > 0)],
        [.. report.Tables.Select(table => TableOf(report, table))],
        [.. NotesOf(report, file)]);

    private static string AnswerOf(CallsTable table)
    {
        var rows = table.Lines.Where(line => line is { IsReference: false, AverageOverFirst: not null }).ToList();
        if (rows.Count == 0)
            return "";
        var what = $"{Name(table)}, {Words.Of(table.Operation)}: the first call is the slowest one";
        if (rows.Count == 1)
            return $"{Name(table)}, {Words.Of(table.Operation)}: {rows[0].Label} has mean / first "
                + $"{Units.Ratio(rows[0].AverageOverFirst!.Value)}, and its slowest call is number {rows[0].WorstCall}.";
        var first = rows.Count(line => line.WorstCall == 1);
        var (least, most) = (rows.MinBy(line => line.AverageOverFirst)!, rows.MaxBy(line => line.AverageOverFirst)!);
        return $"{what} for {first} of {rows.Count} rows. mean / first is {Units.Ratio(least.AverageOverFirst!.Value)} ({least.Label}) "
            + $"to {Units.Ratio(most.AverageOverFirst!.Value)} ({most.Label}).";
    }

    private static WordTable TableOf(CallsReport report, CallsTable table) => new(
        string.Create(CultureInfo.InvariantCulture,
            $"{table.Workload.DataSet}-{table.Workload.Size}{(table.Workload.PayloadBytes > 0 ? $"-{table.Workload.PayloadBytes}" : "")}-"
            + $"{Words.Of(table.Operation)}"),
        $"{Name(table)}: {Words.Of(table.Operation)}, {report.Calls} calls without warm-up",
        ["mean: of all calls but the best and the worst. mean / first: that mean divided by the first call. slowest: number "
            + "of the slowest call."],
        [.. ColumnsOf(report)],
        [.. table.Lines.Select(line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(report, line)]))],
        [.. table.Missing.Select(SectionWords.Missing)]);

    private static IEnumerable<WordColumn> ColumnsOf(CallsReport report)
    {
        yield return new WordColumn("row", "row", IsText: true);
        yield return new WordColumn("firstNanoseconds", "first");
        yield return new WordColumn("bestNanoseconds", "best");
        yield return new WordColumn("worstNanoseconds", "worst");
        yield return new WordColumn("meanNanoseconds", "mean");
        yield return new WordColumn("meanOverFirst", "mean / first");
        yield return new WordColumn("slowestCall", "slowest");
        yield return new WordColumn("payloadBytes", "payload");
        yield return new WordColumn("setUpNanoseconds", "set-up") { IsDetail = true };
        for (var call = 1; call <= report.Calls; call++)
            yield return new WordColumn(string.Create(CultureInfo.InvariantCulture, $"call{call}Nanoseconds"),
                string.Create(CultureInfo.InvariantCulture, $"#{call}"))
            {
                IsDetail = true,
            };
    }

    private static IEnumerable<WordCell> CellsOf(CallsReport report, CallsLine line)
    {
        yield return new WordCell(line.Label);
        yield return WordCell.Time(line.First);
        yield return WordCell.Time(line.Best);
        yield return WordCell.Time(line.Worst);
        yield return WordCell.Time(line.TrimmedMean);
        yield return line.AverageOverFirst is { } ratio ? new WordCell(Units.Ratio(ratio), ratio) : WordCell.None;
        yield return WordCell.Whole(line.WorstCall);
        yield return WordCell.Size(line.PayloadBytes);
        yield return WordCell.Time(line.Prepare);
        for (var call = 0; call < report.Calls; call++)
            yield return WordCell.Time(call < line.Calls.Count ? line.Calls[call] : null);
    }

    private static IEnumerable<string> NotesOf(CallsReport report, ResultsFile file)
    {
        yield return $"The protocol of \"Analyzing .NET Serialization Components\": {report.Calls} calls of each row in one fresh "
            + "process, each timed, without warm-up. Set-up of the library (--details) comes before the first call.";
        yield return "One process is one sample, and later calls may still run unoptimized code: for a comparison of rows use 'assay "
            + "run'.";
        yield return SectionWords.Place(file.Machine);
    }

    private static string Name(CallsTable table) =>
        $"{table.Workload.DataSet} ({Units.Whole(table.Workload.Size)} {Words.Plural(table.Workload.Size, table.Workload.Unit)})";
}
