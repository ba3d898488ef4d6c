using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Startup;

/// <summary>A run of start-up in words.</summary>
public static class StartupTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => StartupBuilder.Build(file) is { } report ? Of(report, file) : null;

    private static SectionReport Of(StartupReport report, ResultsFile file) => new(
        "startup",
        [.. report.Tables.Select(AnswerOf).Where(answer => answer.Length > 0)],
        [.. report.Tables.Select(table => TableOf(report, table))],
        [.. NotesOf(report, file)]);

    private static string AnswerOf(StartupTable table)
    {
        var rows = table.Lines.Where(line => !line.IsReference && line.Keeps == table.Lines[0].Keeps).ToList();
        if (rows.Count == 0)
            return "";
        var best = rows[0];
        var alike = rows.Skip(1).Where(line => line.Total.Lower <= best.Total.Upper).Select(line => line.Label).ToList();
        var time = $"{Units.Time(best.Total.Median)} after its process starts";
        if (rows.Count == 1)
            return $"Only {best.Label} keeps {MostOf(best)}. Its first {NounOf(table)} ends {time}.";
        var others = alike.Count == 0
            ? ""
            : $" The {Words.Plural(alike.Count, "interval")} of {SectionWords.Some(alike)} {(alike.Count == 1 ? "overlaps" : "overlap")} "
                + "with it.";
        return $"Of the {rows.Count} rows that keep {MostOf(best)}, {best.Label} has the fastest first {NounOf(table)}: {time}.{others}";
    }

    private static string MostOf(StartupLine best) => SectionWords.KeptBy(best.Keeps);

    private static WordTable TableOf(StartupReport report, StartupTable table)
    {
        var hasTypes = table.Alike > 1;
        return new WordTable(
            Words.Of(table.Operation),
            $"First {NounOf(table)} in a fresh process",
            [
                "total: from the start of the process to the end of the first call, with 95 % confidence interval. ratio: total / start "
                    + "of the same process until its main method.",
                .. hasTypes
                    ? [$"once: time of the first type beyond that of a later one. each type: mean time of {report.Workloads[1].DataSet} "
                        + $"to {report.Workloads[table.Alike - 1].DataSet}."] : Array.Empty<string>(),
            ],
            [.. ColumnsOf(report, hasTypes)],
            [.. table.Lines.Select(line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, hasTypes)]))],
            [.. table.Missing.Select(SectionWords.Missing)]);
    }

    private static IEnumerable<WordColumn> ColumnsOf(StartupReport report, bool hasTypes)
    {
        yield return new WordColumn("row", "row", IsText: true);
        yield return new WordColumn("totalNanoseconds", "total");
        yield return new WordColumn("ratio", "ratio");
        if (hasTypes)
        {
            yield return new WordColumn("onceNanoseconds", "once");
            yield return new WordColumn("eachTypeNanoseconds", "each type");
        }

        yield return new WordColumn("diskBytes", "on disk");
        yield return new WordColumn("laterCallNanoseconds", "later call") { IsDetail = true };
        yield return new WordColumn("methodsCompiled", "methods") { IsDetail = true };
        yield return new WordColumn("toMainNanoseconds", "to main") { IsDetail = true };
        yield return new WordColumn("emptyNanoseconds", "empty") { IsDetail = true };
        foreach (var workload in report.Workloads)
            yield return new WordColumn($"{workload.DataSet}Nanoseconds", workload.DataSet) { IsDetail = true };
        yield return new WordColumn("assembliesLoaded", "assemblies") { IsDetail = true };
        yield return new WordColumn("librariesPrecompiled", "precompiled") { IsDetail = true };
        yield return new WordColumn("processes", "processes") { IsDetail = true };
    }

    private static IEnumerable<WordCell> CellsOf(StartupLine line, bool hasTypes)
    {
        yield return new WordCell(line.Label);
        yield return new WordCell(IntervalOf(line.Total), line.Total.Median, line.Total.Lower, line.Total.Upper);
        yield return new WordCell(Units.Ratio(line.Ratio.Median), line.Ratio.Median, line.Ratio.Lower, line.Ratio.Upper);
        if (hasTypes)
        {
            yield return WordCell.Time(line.OnceAProcess);
            yield return WordCell.Time(line.EachType);
        }

        yield return WordCell.Size(line.DiskBytes);
        yield return WordCell.Time(line.LaterCall);
        yield return WordCell.Whole(line.MethodsCompiled);
        yield return WordCell.Time(line.ToMain);
        yield return WordCell.Time(line.EmptyToMain);
        foreach (var type in line.Types)
            yield return WordCell.Time(type);
        yield return WordCell.Whole(line.AssembliesLoaded);
        yield return line.Libraries is { } libraries
            ? new WordCell($"{libraries.Precompiled} of {libraries.All}", libraries.Precompiled)
            : WordCell.None;
        yield return WordCell.Whole(line.Processes);
    }

    private static IEnumerable<string> NotesOf(StartupReport report, ResultsFile file)
    {
        yield return $"Medians of {report.Processes} fresh processes for each row and operation, run one at a time in random order. "
            + "Files were in the cache of the system.";
        foreach (var sentence in NotPrecompiled(
            [.. report.Tables.SelectMany(table => table.Lines).Where(line => !line.IsReference).DistinctBy(line => line.Label)]))
            yield return sentence;
        yield return SectionWords.Place(file.Machine);
    }

    /// <summary>Which rows are compiled while they start although others are not: their libraries, in whole or in part.</summary>
    private static IEnumerable<string> NotPrecompiled(IReadOnlyList<StartupLine> lines)
    {
        List<string> none = [.. lines.Where(line => line.Libraries is { All: > 0, Precompiled: 0 }).Select(line => line.Label)];
        if (none.Count > 0)
            yield return $"The libraries of {SectionWords.Some(none)} are not precompiled, .NET's own are. --mode r2r compiles both ahead "
                + "of time.";
        foreach (var line in lines)
        {
            if (line.Libraries is { Precompiled: > 0 } libraries && libraries.Precompiled < libraries.All)
                yield return $"Of the {libraries.All} libraries of {line.Label}, {libraries.Precompiled} "
                    + $"{(libraries.Precompiled == 1 ? "is" : "are")} precompiled.";
        }
    }

    private static string IntervalOf(MedianInterval interval) =>
        interval is { Lower: { } lower, Upper: { } upper } ? Units.Time(interval.Median, lower, upper) : Units.Time(interval.Median);

    private static string NounOf(StartupTable table) => table.Operation == Operation.Serialize ? "write" : "read";
}
