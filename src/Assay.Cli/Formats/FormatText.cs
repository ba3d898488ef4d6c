using System.Globalization;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine.Formats;
using Assay.Report;

namespace Assay.Cli.Formats;

/// <summary>Prints verdicts on format cases for people: for each format a table of rows, and the cases in which rows differ from the specification.</summary>
internal static class FormatText
{
    private const int LongestValue = 60;
    private static readonly string[] Header = ["row", "as specified", "accepts invalid", "rejects valid", "other value", "crash or hang", "extensions", "left open: accepts", "rejects", "not judged"];

    /// <summary>Prints everything.</summary>
    public static void Write(ResultsFile file, FormatSelection selection, TextWriter output)
    {
        List<string> unjudged = [];
        foreach (IGrouping<string, FormatCases> format in selection.All.GroupBy(cases => cases.Format))
        {
            if (file.FormatChecks.Any(check => check.Format == format.Key))
                Write(format.Key, [.. format], file, output);
            else
                unjudged.Add(format.Key);
        }

        if (unjudged.Count > 0)
            Wrapped.Write(output, $"No row here writes {string.Join(", ", unjudged)}.", 4);
        RowResult[] missing = [.. file.Rows.Where(row => row.Status != RowStatus.Available)];
        if (missing.Length > 0)
            Wrapped.Write(output, $"{Counted.Of(missing.Length, "row")} not available here: {string.Join(", ", missing.Select(row => row.Label))}. 'assay list rows' gives the reasons.", 4);
    }

    /// <summary>One row on one line, for those who wait.</summary>
    public static string LineOf(RowResult row, IReadOnlyList<FormatCheckResult> checks) => row.Status != RowStatus.Available
        ? $"{row.Label}: {(row.Status == RowStatus.Excluded ? "excluded" : "not available")}"
        : $"{row.Label}: {Counted.Of(checks.Count(check => check.Verdict != FormatVerdict.NotJudged), "case")}, {checks.Count(check => FormatJudge.IsDeviation(check.Verdict)).ToString(CultureInfo.InvariantCulture)} not as specified";

    private static void Write(string format, IReadOnlyList<FormatCases> all, ResultsFile file, TextWriter output)
    {
        FormatCheckResult[] checks = [.. file.FormatChecks.Where(check => check.Format == format)];
        Wrapped.Write(output, $"{format}: {Counted.Of(all.Sum(cases => cases.Cases.Count), "case")}. {string.Join("; ", all.Select(cases => cases.Specification).Distinct())}.", 4);
        foreach (string extensions in all.Select(cases => cases.Extensions).Where(text => text.Length > 0).Distinct())
            Wrapped.Write(output, $"{extensions}: rows that do so are counted under extensions.", 4);
        output.WriteLine();
        TextTable.Write(output, OutputWidth.OfTables, Header, [.. checks.GroupBy(check => check.Row).Select(Cells)]);
        output.WriteLine();
        FormatCaseResult[] cases = [.. file.FormatCases.Where(one => one.Format == format)];
        WriteDeviations(cases, [.. checks.Where(check => FormatJudge.IsDeviation(check.Verdict))], "Not as specified:", output);
        WriteDeviations(cases, [.. checks.Where(check => check.Verdict == FormatVerdict.Extension)], "Extensions:", output);
        foreach (IGrouping<string, FormatCheckResult> same in checks.Where(check => check.Verdict == FormatVerdict.NotJudged).GroupBy(check => check.Cause))
            Wrapped.Write(output, $"{string.Join(", ", same.Select(check => check.Row).Distinct())}: {Counted.Of(same.Select(check => check.Case).Distinct().Count(), "case")} not judged: {Short(same.Key)}", 4);
        output.WriteLine();
    }

    private static string[] Cells(IGrouping<string, FormatCheckResult> row)
    {
        string Count(params FormatVerdict[] verdicts) => row.Count(check => verdicts.Contains(check.Verdict)) is > 0 and int count ? Units.Whole(count) : "";
        return
        [
            row.Key, Count(FormatVerdict.AsSpecified), Count(FormatVerdict.AcceptsInvalid), Count(FormatVerdict.RejectsValid), Count(FormatVerdict.OtherValue), Count(FormatVerdict.Crash, FormatVerdict.Hang),
            Count(FormatVerdict.Extension), Count(FormatVerdict.EitherAccepted), Count(FormatVerdict.EitherRejected), Count(FormatVerdict.NotJudged),
        ];
    }

    private static void WriteDeviations(IReadOnlyList<FormatCaseResult> cases, IReadOnlyList<FormatCheckResult> checks, string title, TextWriter output)
    {
        if (checks.Count == 0)
            return;
        output.WriteLine(title);
        foreach (FormatCaseResult one in cases)
        {
            FormatCheckResult[] ofCase = [.. checks.Where(check => check.Case == one.Name)];
            if (ofCase.Length == 0)
                continue;
            Wrapped.Write(output, $"  {one.Name} ({one.Citation}): {one.Reason}", 4);
            foreach (IGrouping<string, FormatCheckResult> same in ofCase.GroupBy(check => Words(one, check)))
                Wrapped.Write(output, $"    {same.Key}: {string.Join(", ", same.Select(check => check.Row))}", 8);
        }

        output.WriteLine();
    }

    private static string Words(FormatCaseResult one, FormatCheckResult check) => check.Verdict switch
    {
        FormatVerdict.AcceptsInvalid => $"accepts it as {Short(check.Value)}",
        FormatVerdict.Extension => $"accepts it as {Short(check.Value)}",
        FormatVerdict.RejectsValid => $"rejects it ({Short(check.Cause)})",
        FormatVerdict.OtherValue => $"reads {Short(check.Value)} instead of {Short(string.Join(" or ", one.Values))}",
        FormatVerdict.Crash => $"crashes ({Short(check.Cause)})",
        _ => $"does not end ({Short(check.Cause)})",
    };

    private static string Short(string text) => text.Length > LongestValue ? string.Concat(text.AsSpan(0, LongestValue), "...") : text;
}
