using System.Globalization;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Report;

namespace Assay.Cli.Checking;

/// <summary>Prints verdicts for people: a table, and below it what each row loses or says.</summary>
internal static class CheckText
{
    internal const int MostLosses = 6;
    private static readonly string[] Header = ["row", "verdict", "limit of", "lost", "your types need", "bytes"];

    /// <summary>Prints the tables.</summary>
    public static void Write(IReadOnlyList<CheckTable> tables, TextWriter output)
    {
        for (var i = 0; i < tables.Count; i++)
        {
            if (i > 0)
                output.WriteLine();
            Write(tables[i], output);
        }
    }

    /// <summary>One verdict on one line, for those who wait.</summary>
    public static string LineOf(RowVerdict verdict) => verdict.Check is CheckResult check
        ? $"{verdict.Row.Label}: {Words.Of(check.Verdict, verdict.Row.Dialect)}"
            + (check.PayloadBytes > 0 ? $", {Units.Whole(check.PayloadBytes)} bytes" : "")
        : $"{verdict.Row.Label}: {StatusOf(verdict.Row)}";

    private static string StatusOf(RowResult row) => row.Status switch
    {
        RowStatus.Excluded => "excluded",
        RowStatus.Broken => "did not build",
        _ => "not available",
    };

    private static void Write(CheckTable table, TextWriter output)
    {
        Paragraph(
            $"{table.Data}: {Counted.Of(table.Types, "type")}, {Counted.Of(table.Members, "member")}. Each row wrote the data in one "
                + "process and read it in another; nothing was timed.", output);
        output.WriteLine();
        if (table.Lines.Count > 0)
            TextTable.Write(output, OutputWidth.OfTables, Header, [.. table.Lines.Select(line => Cells(line, table.Members))]);
        output.WriteLine();
        if (table.Notes.Count > 0)
            Paragraph($"No verdict is about what the values do not hold: {string.Join(' ', table.Notes)}", output);
        Say(line => Detail(line) is { Length: > 0 } detail
            ? $"{Words.Of(line.Check.Verdict)}: {detail}{LimitWords.WayOut(line.Limit)}"
            : "");
        if (table.AreGenerated && table.Lines.Any(line => line.Limit.Judge == Judge.Code))
            Paragraph(
                "Your code refuses values that Assay generated. Give values that it takes: --sample FILE or --factory METHOD.", output);
        Say(line => line.Row.Ended, "ended: ");
        Say(line => Words.Paths(line.Check.Notes, MostLosses), "no loss, but not the same: ");
        Say(line => line.Row.Unproven, "not verified with this version: ");
        Say(line => line.Row.WithoutCode);
        Say(line => string.Join(", ", line.Types.Flattened.Take(MostLosses))
            + (line.Types.Flattened.Count > MostLosses ? $" and {line.Types.Flattened.Count - MostLosses} more" : ""),
            "judged on copies in which each closed generic type is an ordinary class: ");
        Say(line => string.Join(", ", line.Types.Unadopted),
            "judged on copies with Assay's attributes, not with yours, because types have none of the library: ");
        Say(line => line.Row.NativeWarnings > 0 ? NativeWarningText.Of(line.Row) : "");
        if (table.LeftOut.Count > 0 && table.Lines.Any(line => line.Types.IsOfCopy))
            WriteLeftOut(table, output);
        WriteMissing([.. table.Missing], output);

        // One paragraph for all rows of which the same is to be said.
        void Say(Func<CheckLine, string> text, string what = "")
        {
            foreach (var same in table.Lines.GroupBy(text).Where(same => same.Key.Length > 0))
                Paragraph($"{string.Join(", ", same.Select(line => line.Row.Label))}: {what}{same.Key}", output);
        }
    }

    /// <summary>
    /// Rows that did not build, each cause once, and rows whose packages are not here, whose reasons do not depend on what is checked.
    /// </summary>
    private static void WriteMissing(List<RowResult> missing, TextWriter output)
    {
        foreach (var same in missing.Where(IsOfThisCheck).GroupBy(row => row.Cause))
            Paragraph($"{string.Join(", ", same.Select(row => row.Label))}: did not build: {same.Key}", output);
        RowResult[] others = [.. missing.Where(row => !IsOfThisCheck(row))];
        if (others.Length > 0)
            Paragraph(
                $"{Counted.Of(others.Length, "row")} not available here: {string.Join(", ", others.Select(row => row.Label))}. 'assay "
                    + "list rows' gives the reasons.", output);

        static bool IsOfThisCheck(RowResult row) => row is { Status: RowStatus.Broken, Cause.Length: > 0 };
    }

    private static void WriteLeftOut(CheckTable table, TextWriter output)
    {
        Paragraph(
            $"{string.Join(", ", table.Lines.Where(line => line.Types.IsOfCopy).Select(line => line.Row.Label))}: judged on copies of "
                + "your types that lack some of their code:", output);
        foreach (var left in table.LeftOut)
            Paragraph($"    {left.Type}, {left.Member}: {left.Reason}.", output);
    }

    private static string[] Cells(CheckLine line, int members) =>
    [
        line.Row.Ended.Length > 0 ? $"{line.Row.Label} (ended)" : line.Row.Label,
        Words.Of(line.Check.Verdict, line.Row.Dialect),
        LimitWords.Of(line.Limit.Judge),
        Lost(line.Check, members),
        line.Types.Counted is TypesDemand demand ? DemandWords.Of(demand) : "",
        line.Check.PayloadBytes > 0 ? Units.Whole(line.Check.PayloadBytes) : "",
    ];

    private static string Lost(CheckResult check, int members) => check switch
    {
        { Verdict: not Verdict.Lossy } => "",
        { LostMembers: 0 } => "of the root",
        _ => string.Create(CultureInfo.InvariantCulture, $"{check.LostMembers} of {members} members"),
    };

    private static string Detail(CheckLine line) => line.Check.Verdict == Verdict.Lossy
        ? Words.Paths(line.Check.Differences, MostLosses)
        : $"{Plain.Reason(line.Check.Cause)}{(line.Limit.ThrownBy.Length > 0 ? $", thrown by {line.Limit.ThrownBy}" : "")}";

    private static void Paragraph(string text, TextWriter output) => Wrapped.Write(output, text, 4);
}
