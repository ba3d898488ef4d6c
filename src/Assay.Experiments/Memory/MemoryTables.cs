using Assay.Analysis.Statistics;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Memory;

/// <summary>A run of memory in words.</summary>
public static class MemoryTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => MemoryBuilder.Build(file) is { } report ? Of(report, file) : null;

    private static SectionReport Of(MemoryReport report, ResultsFile file) => new(
        "memory",
        [.. report.Tables.SelectMany(AnswersOf).Distinct(),
            .. report.Caches.Select(CacheTables.AnswerOf).Where(answer => answer.Length > 0)],
        [.. report.Tables.SelectMany(table => new[] { TableOf(report, table), ThreadTables.Of(report, table) }),
            .. report.Caches.Select(table => CacheTables.Of(report, table))],
        [.. NotesOf(report, file)]);

    private static IEnumerable<string> AnswersOf(MemoryTable table)
    {
        var rows = table.Lines.Where(line => !line.IsReference).ToList();
        if (rows.Count == 0)
            yield break;
        var best = rows[0];
        var alike = rows.Count(line => line.Keeps == best.Keeps);
        yield return alike == 1
            ? $"{NameOf(table)}: only {best.Label} keeps {SectionWords.KeptBy(best.Keeps)}. Its peak working set is "
                + $"{Units.Size(best.Collectors[0].PeakBytes)}."
            : $"{NameOf(table)}: of the {alike} rows that keep {SectionWords.KeptBy(best.Keeps)}, {best.Label} has the lowest peak working "
                + $"set, {Units.Size(best.Collectors[0].PeakBytes)}.";
        if (ThreadTables.AnswerOf(rows) is { Length: > 0 } threads)
            yield return threads;
        foreach (var kind in Enum.GetValues<MemoryFindingKind>())
        {
            List<string> found = [
                .. table.Lines.Where(line => line.Findings.Any(finding => finding.Kind == kind)).Select(line => line.Label)];
            if (found.Count > 0)
                yield return $"{SectionWords.Some(found)} {WordOf(kind, found.Count)}.";
        }
    }

    /// <summary>What is measured, such as <c>books of 100, deserialize</c>.</summary>
    public static string NameOf(MemoryTable table) => $"{NameOf(table.Workload)}, {Words.Of(table.Operation)}";

    /// <summary>A data set and its size, such as <c>books of 100</c>.</summary>
    public static string NameOf(WorkloadOptions workload) => $"{workload.DataSet} of {Units.Whole(workload.Size)}";

    /// <summary>Words before a column's head.</summary>
    public static string HeadOf(Collector collector, bool isFirst) =>
        isFirst ? "" : collector == Collector.Server ? "server " : "workstation ";

    private static WordTable TableOf(MemoryReport report, MemoryTable table)
    {
        var collectors = report.Options.Collectors;
        var hasFindings = table.Lines.Any(line => line.Findings.Count > 0);
        return new WordTable(
            $"{table.Workload.DataSet}-{table.Workload.Size}-{Words.Of(table.Operation)}-memory",
            $"{NameOf(table)}: memory and pauses of one thread",
            [$"peak: largest working set of the process. held: heap of one deserialized graph; x plain: divided by the heap of a plain "
                + $"graph. gen 0, 1, 2: collections in 1,000 calls. {NameOf(collectors[0])} "
                + $"GC{(collectors.Count > 1 ? ", unless a column says otherwise" : "")}."],
            [.. ColumnsOf(collectors, hasFindings)],
            [.. table.Lines.Select(
                line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, collectors, hasFindings)]))],
            [.. table.Lines.SelectMany(FindingsOf), .. table.Missing.Select(SectionWords.Missing)]);
    }

    private static IEnumerable<WordColumn> ColumnsOf(IReadOnlyList<Collector> collectors, bool hasFindings)
    {
        yield return new WordColumn("row", "row", IsText: true);
        yield return new WordColumn("peakBytes", "peak");
        foreach (var other in collectors.Skip(1))
            yield return new WordColumn($"{IdOf(other)}PeakBytes", $"{HeadOf(other, isFirst: false)}peak");
        yield return new WordColumn("heldBytes", "held");
        yield return new WordColumn("heldRatio", "x plain");
        yield return new WordColumn("longestPauseNanoseconds", "longest pause");
        yield return new WordColumn("pauseShare", "in pauses");
        yield return new WordColumn("gen0OfThousand", "gen 0");
        yield return new WordColumn("gen1OfThousand", "gen 1");
        yield return new WordColumn("gen2OfThousand", "gen 2");
        yield return new WordColumn("largeObjectBytes", "large objects");
        if (hasFindings)
            yield return new WordColumn("finding", "finding", IsText: true);
        yield return new WordColumn("allocatedBytes", "allocated") { IsDetail = true };
        yield return new WordColumn("beforeBytes", "before calls") { IsDetail = true };
        foreach (var (collector, first) in collectors.Select((collector, index) => (collector, index == 0)))
        {
            var head = HeadOf(collector, first);
            var id = IdOf(collector);
            if (!first)
            {
                yield return new WordColumn($"{id}LongestPauseNanoseconds", $"{head}longest pause") { IsDetail = true };
                yield return new WordColumn($"{id}PauseShare", $"{head}in pauses") { IsDetail = true };
            }

            yield return new WordColumn(first ? "gen0BudgetBytes" : $"{id}Gen0BudgetBytes", $"{head}gen 0 budget") { IsDetail = true };
            yield return new WordColumn(
                first ? "bytesBetweenCollections" : $"{id}BytesBetweenCollections", $"{head}between collections")
            {
                IsDetail = true,
            };
        }
    }

    private static IEnumerable<WordCell> CellsOf(MemoryLine line, IReadOnlyList<Collector> collectors, bool hasFindings)
    {
        var first = Of(line, collectors[0]);
        yield return new WordCell(line.Label);
        yield return WordCell.Size(first?.PeakBytes);
        foreach (var other in collectors.Skip(1))
            yield return WordCell.Size(Of(line, other)?.PeakBytes);
        yield return WordCell.Size(first?.HeldBytes);
        yield return first?.HeldRatio is { } ratio ? new WordCell(Units.Ratio(ratio), ratio) : WordCell.None;
        yield return PauseOf(first);
        yield return ShareOf(first);
        for (var generation = 0; generation <= 2; generation++)
            yield return first is null
                ? WordCell.None
                : new WordCell(Units.Count(first.CollectionsOfThousand[generation]), first.CollectionsOfThousand[generation]);
        yield return WordCell.Size(line.Collectors.Select(of => of.LargeObjectBytes).FirstOrDefault(bytes => bytes is not null));
        if (hasFindings)
            yield return line.Findings.Count == 0
                ? WordCell.None
                : new WordCell(string.Join(", ", line.Findings.Select(finding => ShortWordOf(finding.Kind))));
        yield return WordCell.Size(first?.AllocatedBytes);
        yield return WordCell.Size(first?.BeforeBytes);
        foreach (var (collector, index) in collectors.Select((collector, index) => (collector, index)))
        {
            var figures = Of(line, collector);
            if (index > 0)
            {
                yield return PauseOf(figures);
                yield return ShareOf(figures);
            }

            yield return WordCell.Size(figures?.Gen0BudgetBytes);
            yield return WordCell.Size(figures?.BytesBetweenCollections);
        }
    }

    /// <summary>A row's figures under a collector; null where it has none.</summary>
    public static CollectorFigures? Of(MemoryLine line, Collector collector) =>
        line.Collectors.FirstOrDefault(figures => figures.Collector == collector);

    /// <summary>The name of a collector in files for programs.</summary>
    public static string IdOf(Collector collector) => collector == Collector.Server ? "server" : "workstation";

    private static string NameOf(Collector collector) => collector == Collector.Server ? "Server" : "Workstation";

    private static WordCell PauseOf(CollectorFigures? figures) => figures switch
    {
        null => WordCell.None,
        { Collections: 0 } => new WordCell("no collection", 0),
        { IsLongestUncertain: true } => new WordCell($">= {Units.Time(figures.LongestPause)}", figures.LongestPause),
        _ => WordCell.Time(figures.LongestPause),
    };

    private static WordCell ShareOf(CollectorFigures? figures) =>
        figures is null ? WordCell.None : new WordCell(Units.Share(figures.PauseShare), figures.PauseShare);

    private static IEnumerable<string> FindingsOf(MemoryLine line)
    {
        foreach (var finding in line.Findings)
        {
            yield return finding.Kind switch
            {
                MemoryFindingKind.Leak =>
                    $"{line.Label} leaks: after full collections, its heap still holds {Units.Size(finding.Number)} of each call.",
                MemoryFindingKind.Pauses =>
                    $"{line.Label} spends {Units.Share(finding.Number)} of its time in pauses of the garbage collector. The longest "
                        + $"took {Units.Time(line.Collectors[0].LongestPause)}.",
                _ => $"{line.Label} is wrong with threads: {Plain.Cause(finding.Detail)}. Eight threads called one adapter; more than "
                    + "one thread was not measured.",
            };
        }

        foreach (var limit in line.Limits)
            yield return SectionWords.Missing(limit, [line.Label]);
    }

    private static string ShortWordOf(MemoryFindingKind kind) => kind switch
    {
        MemoryFindingKind.Leak => "leaks",
        MemoryFindingKind.Pauses => "pauses",
        _ => "wrong with threads",
    };

    private static string WordOf(MemoryFindingKind kind, int count) => kind switch
    {
        MemoryFindingKind.Leak => count == 1 ? "leaks memory" : "leak memory",
        MemoryFindingKind.Pauses => $"{(count == 1 ? "spends" : "spend")} more than 10 % of the time in pauses of the garbage collector",
        _ => $"{(count == 1 ? "is" : "are")} wrong when threads share an adapter",
    };

    private static IEnumerable<string> NotesOf(MemoryReport report, ResultsFile file)
    {
        var options = report.Options;
        yield return options.Held.Count > 0
            ? $"{SectionWords.Processes(report.Processes)} for each row and form. A cache is used for "
                + $"{Units.Span(options.SpanNanoseconds)}: hits at random, and a replaced entry for each nine hits."
            : $"{SectionWords.Processes(report.Processes)} for each row, operation and collector, warmed up. One thread calls for "
                + $"{Units.Span(options.SpanNanoseconds)} without a break; each call is timed, which adds some 40 ns.";
        if (options.Gen0Bytes is { } fixedBudget)
            yield return $"Generation 0 has a fixed budget of {Units.Size(fixedBudget)} (--gen0).";
        else if (BudgetsOf(report) is { Count: > 0 } budgets)
            yield return $"The runtime chose a budget of {Units.Size(Center.Median([.. budgets]))} for generation 0 (median of "
                + $"rows{(options.Collectors.Count > 1 ? ", workstation GC" : "")}). It follows the processor cache that the runtime "
                + "detects; --gen0 fixes it.";
        yield return SectionWords.Place(file.Machine);
    }

    private static List<double> BudgetsOf(MemoryReport report) =>
        [.. report.Tables.SelectMany(table => table.Lines).Select(line => line.Collectors[0].Gen0BudgetBytes).OfType<double>()];
}
