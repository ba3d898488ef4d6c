using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Data;

/// <summary>What is to be said of rows below their table: the same of several rows once.</summary>
internal static class DataNotes
{
    /// <summary>How many losses of a row are named.</summary>
    public const int MostLosses = 6;

    /// <summary>The sentences below a table.</summary>
    public static IEnumerable<string> Of(DataTable table)
    {
        if (table.Notes.Count > 0)
            yield return $"No verdict is about what the values do not hold: {string.Join(' ', table.Notes)}";
        foreach (var sentence in table.Lines.Count == 0 ? [] : OfRows(table))
            yield return sentence;
        if (table.Types.LeftOut.Count > 0 && table.Lines.Where(line => line.Judgement.IsOfCopy).ToList() is { Count: > 0 } copied)
        {
            yield return $"{string.Join(", ", copied.Select(line => line.Row.Label))}: judged on copies of your types that lack some of "
                + "their code:";
            foreach (var left in table.Types.LeftOut)
                yield return $"{left.Type}, {left.Member}: {left.Reason}.";
        }
    }

    /// <summary>
    /// Rows that did not build, each cause once, and rows whose packages are not here, whose reasons do not depend on what is judged.
    /// </summary>
    public static IEnumerable<string> Missing(IReadOnlyList<RowResult> rows)
    {
        foreach (var same in rows.Where(DidNotBuild).GroupBy(row => row.Cause))
            yield return $"{string.Join(", ", same.Select(row => row.Label))}: did not build: {same.Key}";
        RowResult[] others = [.. rows.Where(row => !DidNotBuild(row))];
        if (others.Length > 0)
            yield return $"{others.Length} {Words.Plural(others.Length, "row")} not available here: "
                + $"{string.Join(", ", others.Select(row => row.Label))}. 'assay show rows' gives the reasons.";

        static bool DidNotBuild(RowResult row) => row is { Status: RowStatus.Broken, Cause.Length: > 0 };
    }

    private static IEnumerable<string> OfRows(DataTable table) =>
    [
        .. Said(table, line => Detail(line) is { Length: > 0 } detail
            ? $"{Words.Of(line.Check.Verdict)}: {detail}{WayOut(table, line.Judgement)}"
            : ""),
        .. table.AreGenerated && table.Lines.Any(line => line.Judgement.LimitOf == Judge.Code)
            ? ["Your code refuses values that Assay generated. Give values that it takes: --sample FILE or --factory METHOD."]
            : (string[])[],
        .. Said(table, line => line.Row.Ended, "ended: "),
        .. Said(table, line => Words.Paths(line.Check.Notes, MostLosses), "no loss, but not the same: "),
        .. Said(table, line => line.Row.Unproven, "not verified with this version: "),
        .. Said(table, line => line.Row.WithoutCode),
        .. Said(table, line => Words.Paths(line.Judgement.Flattened, MostLosses),
            "judged on copies in which each closed generic type is an ordinary class: "),
        .. Said(table, line => string.Join(", ", line.Judgement.Unadopted),
            "judged on copies with Assay's attributes, not with yours, because types have none of the library: "),
        .. Said(table, line => line.Row.NativeWarnings > 0
            ? $"{Words.NativeWarnings(line.Row.NativeWarnings)}{(line.Row.NativeWarnings == 1 ? "" : ", the first")}: "
                + line.Row.NativeWarning
            : ""),
    ];

    /// <summary>One sentence for all rows of which the same is to be said.</summary>
    private static IEnumerable<string> Said(DataTable table, Func<DataLine, string> text, string what = "") =>
        table.Lines.GroupBy(text).Where(same => same.Key.Length > 0)
            .Select(same => $"{string.Join(", ", same.Select(line => line.Row.Label))}: {what}{same.Key}");

    private static string Detail(DataLine line) => line.Check.Verdict == Verdict.Lossy
        ? Words.Paths(line.Check.Differences, MostLosses)
        : $"{Plain.Reason(line.Check.Cause)}{(line.Judgement.ThrownBy.Length > 0 ? $", thrown by {line.Judgement.ThrownBy}" : "")}";

    /// <summary>Which rows of the same library carry the data, with their settings; empty where none does.</summary>
    private static string WayOut(DataTable table, DataJudgement judgement)
    {
        if (judgement.CarriedBy.Count == 0)
            return "";
        var named = judgement.CarriedBy.Select(name => table.Lines.FirstOrDefault(line => line.Row.Name == name)?.Row is { } row
            ? row.Settings.Length > 0 ? $"{row.Label} ({row.Settings})" : row.Label
            : name);
        return $". Carried by {SectionWords.Some([.. named])}";
    }
}
