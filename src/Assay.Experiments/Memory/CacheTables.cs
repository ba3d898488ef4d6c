using Assay.Analysis.Statistics;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Memory;

/// <summary>Caches of bytes against caches of objects, in words.</summary>
internal static class CacheTables
{
    /// <summary>What bytes save and what a hit takes; empty where a form was not measured.</summary>
    public static string AnswerOf(CacheTable table)
    {
        var rows = table.Lines.Where(line => line is { IsReference: false, MemoryRatio: not null }).ToList();
        if (rows.Count == 0)
            return "";
        var best = rows[0];
        return $"{Units.Whole(table.Entries)} entries, {MemoryTables.NameOf(table.Workload)}, {best.Label}: kept as bytes they take "
            + $"{Units.Size(best.Bytes!.HeldBytes)}, as objects {Units.Size(best.Objects!.HeldBytes)}. "
            + $"A hit takes {Units.Time(best.Bytes.Hit)} or {Units.Time(best.Objects.Hit)}, the longest pause "
            + $"{Units.Time(best.Bytes.LongestPause)} or {Units.Time(best.Objects.LongestPause)}."
            + (rows.Count > 1
                ? $" Over all rows the median cache of bytes takes "
                    + $"{Units.Ratio(Center.Median([.. rows.Select(line => line.MemoryRatio!.Value)]))} times the memory." : "");
    }

    public static WordTable Of(MemoryReport report, CacheTable table)
    {
        var forms = report.Options.Held;
        return new WordTable(
            $"{table.Workload.DataSet}-{table.Workload.Size}-{MemoryTables.IdOf(table.Collector)}-cache",
            $"A cache of {Units.Whole(table.Entries)} entries, {MemoryTables.NameOf(table.Workload)}, "
                + $"{MemoryTables.IdOf(table.Collector)} GC",
            ["held: heap of all entries. hit: of bytes it deserializes, of objects it looks up. pause: the longest one. full: pause of "
                + "one full blocking collection."],
            [.. ColumnsOf(forms)],
            [.. table.Lines.Select(line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, forms)]))],
            [.. table.Lines.SelectMany(line => line.Limits.Select(limit => SectionWords.Missing(limit, [line.Label]))),
                .. table.Missing.Select(SectionWords.Missing)]);
    }

    private static IEnumerable<WordColumn> ColumnsOf(IReadOnlyList<EntryForm> forms)
    {
        yield return new WordColumn("row", "row", IsText: true);
        foreach (var form in forms)
            yield return new WordColumn($"{IdOf(form)}HeldBytes", $"{IdOf(form)} held");
        if (forms.Count > 1)
            yield return new WordColumn("memoryRatio", "ratio");
        foreach (var form in forms)
            yield return new WordColumn($"{IdOf(form)}HitNanoseconds", $"{IdOf(form)} hit");
        foreach (var form in forms)
            yield return new WordColumn($"{IdOf(form)}LongestPauseNanoseconds", $"{IdOf(form)} pause");
        foreach (var form in forms)
            yield return new WordColumn($"{IdOf(form)}FullCollectionNanoseconds", $"{IdOf(form)} full");
        foreach (var form in forms)
        {
            yield return new WordColumn($"{IdOf(form)}PauseShare", $"{IdOf(form)} in pauses") { IsDetail = true };
            yield return new WordColumn($"{IdOf(form)}PeakBytes", $"{IdOf(form)} peak") { IsDetail = true };
        }
    }

    private static IEnumerable<WordCell> CellsOf(CacheLine line, IReadOnlyList<EntryForm> forms)
    {
        yield return new WordCell(line.Label);
        foreach (var form in forms)
            yield return WordCell.Size(Of(line, form)?.HeldBytes);
        if (forms.Count > 1)
            yield return line.MemoryRatio is { } ratio ? new WordCell(Units.Ratio(ratio), ratio) : WordCell.None;
        foreach (var form in forms)
            yield return WordCell.Time(Of(line, form)?.Hit);
        foreach (var form in forms)
            yield return WordCell.Time(Of(line, form)?.LongestPause);
        foreach (var form in forms)
            yield return WordCell.Time(Of(line, form)?.FullCollection);
        foreach (var form in forms)
        {
            yield return Of(line, form) is { } figures ? new WordCell(Units.Share(figures.PauseShare), figures.PauseShare) : WordCell.None;
            yield return WordCell.Size(Of(line, form)?.PeakBytes);
        }
    }

    private static CacheFigures? Of(CacheLine line, EntryForm form) => form == EntryForm.Bytes ? line.Bytes : line.Objects;

    private static string IdOf(EntryForm form) => form == EntryForm.Bytes ? "bytes" : "objects";
}
