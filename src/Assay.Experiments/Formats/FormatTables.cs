using System.Globalization;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Formats;

/// <summary>
/// What rows do with format cases, in words: for each format its rows, and the cases in which rows differ from the specification.
/// </summary>
public static class FormatTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => FormatReport.Build(file) is { } report ? Of(report, file) : null;

    private const int LongestText = 120;

    internal static SectionReport Of(FormatReport report, ResultsFile file) => new(
        "formats",
        [.. AnswerOf(report)],
        [.. report.Formats.SelectMany(TablesOf)],
        [.. report.Missing.Select(SectionWords.Missing), SectionWords.Place(file.Machine)]);

    private static IEnumerable<string> AnswerOf(FormatReport report)
    {
        var rows = report.Formats.SelectMany(format => format.Rows).ToLookup(row => row.IsReference);
        var (serializers, references) = (rows[false].ToList(), rows[true].ToList());
        var formats = report.Formats.Count(format => format.Rows.Any(row => !row.IsReference));
        if (rows.Count == 0)
            yield return "No row was given a case.";
        if (serializers.Count > 0)
            yield return $"{Counted(serializers.Count, "row")} of {Counted(formats, "format")}: {DeviationsOf(serializers)}";
        if (references.Count > 0)
            yield return $"{Counted(references.Count, "reference row")} (no {Words.Plural(references.Count, "serializer")}): "
                + $"{DeviationsOf(references)}";
    }

    private static string Counted(int count, string word) =>
        string.Create(CultureInfo.InvariantCulture, $"{count} {Words.Plural(count, word)}");

    private static string DeviationsOf(List<FormatRow> rows)
    {
        var parts = new (int Count, string Does)[]
        {
            (CountOf(rows, FormatVerdict.AcceptsInvalid), "accept what is invalid"),
            (CountOf(rows, FormatVerdict.RejectsValid), "reject what is valid"),
            (CountOf(rows, FormatVerdict.OtherValue), "return another value"),
            (CountOf(rows, FormatVerdict.Crash, FormatVerdict.Hang), "crash or hang"),
        }.Where(part => part.Count > 0).Select(part => $"{Units.Whole(part.Count)} {part.Does}").ToList();
        return $"{Units.Whole(rows.Sum(row => row.Deviations))} of {Units.Whole(rows.Sum(row => row.Judged))} verdicts differ from the "
            + $"specification{(parts.Count == 0 ? "" : $" ({string.Join(", ", parts)})")}.";
    }

    private static int CountOf(List<FormatRow> rows, params FormatVerdict[] verdicts) => rows.Sum(row => row.Count(verdicts));

    private static IEnumerable<WordTable> TablesOf(FormatOfReport format)
    {
        var id = format.Format.ToLowerInvariant().Replace(' ', '-');
        yield return RowsOf(format, $"{id}-rows");
        if (format.Deviations.Count > 0)
            yield return DeviationsOf(format, $"{id}-differences");
        yield return VerdictsOf(format, $"{id}-verdicts");
    }

    private static WordTable RowsOf(FormatOfReport format, string id) => new(
        id,
        $"{format.Format}: {format.Cases.Count} {Words.Plural(format.Cases.Count, "case")}",
        ["extension: reads what is not of the format, where the specification allows that. open: the specification allows both."],
        [
            new WordColumn("row", "row", IsText: true), new WordColumn("asSpecifiedCount", "as specified"),
            new WordColumn("acceptsInvalidCount", "accepts invalid"), new WordColumn("rejectsValidCount", "rejects valid"),
            new WordColumn("otherValueCount", "other value"), new WordColumn("crashOrHangCount", "crash, hang"),
            new WordColumn("extensionCount", "extension"), new WordColumn("openAcceptedCount", "open: accepts"),
            new WordColumn("openRejectedCount", "open: rejects"), new WordColumn("notJudgedCount", "not judged"),
        ],
        [
            .. format.Rows.Select(row => new WordRow(SectionWords.GroupOf(row.IsReference),
            [
                new WordCell(row.Row), Count(row, FormatVerdict.AsSpecified), Count(row, FormatVerdict.AcceptsInvalid),
                Count(row, FormatVerdict.RejectsValid), Count(row, FormatVerdict.OtherValue),
                Count(row, FormatVerdict.Crash, FormatVerdict.Hang), Count(row, FormatVerdict.Extension),
                Count(row, FormatVerdict.EitherAccepted), Count(row, FormatVerdict.EitherRejected), Count(row, FormatVerdict.NotJudged),
            ])),
        ],
        [.. format.Unjudged.Select(
            alike => string.Create(CultureInfo.InvariantCulture,
                $"{string.Join(", ", alike.Rows)}: {alike.Cases} {Words.Plural(alike.Cases, "case")} not judged, because "
                    + $"{Short(alike.Cause)}"))]);

    private static WordCell Count(
        FormatRow row, params FormatVerdict[] verdicts) => row.Count(verdicts) is > 0 and var count ? WordCell.Whole(count) : WordCell.None;

    // A terminal shows the second cell, the first, and below them the third.
    private static WordTable DeviationsOf(FormatOfReport format, string id) => new(
        id,
        $"{format.Format}: where rows differ from the specification",
        [],
        [new WordColumn("reason", "what the specification says", IsText: true), new WordColumn("case", "case", IsText: true),
            new WordColumn("rows", "what rows do", IsText: true)],
        [
            .. format.Deviations.GroupBy(deviation => deviation.Case.Name).Select(one => (Case: one.First().Case, Deviations: one))
                .Select(one => new WordRow("",
            [
                new WordCell(one.Case.Reason), new WordCell($"{one.Case.Name} ({one.Case.Citation})"),
                new WordCell(
                    string.Join("; ", one.Deviations.Select(deviation => $"{Did(deviation)}: {string.Join(", ", deviation.Rows)}"))),
            ])),
        ],
        [])
    {
        IsProse = true,
    };

    private static string Did(FormatDeviation deviation) => deviation.Verdict switch
    {
        FormatVerdict.AcceptsInvalid => $"accept it as {Short(deviation.Value)}",
        FormatVerdict.Extension => $"accept it as {Short(deviation.Value)} (extension)",
        FormatVerdict.RejectsValid => $"reject it ({Short(deviation.Cause)})",
        FormatVerdict.OtherValue => $"read {Short(deviation.Value)} instead of {Short(string.Join(" or ", deviation.Case.Values))}",
        FormatVerdict.Crash => $"crash ({Short(deviation.Cause)})",
        _ => $"hang ({Short(deviation.Cause)})",
    };

    private static WordTable VerdictsOf(FormatOfReport format, string id)
    {
        var cases = format.Cases.ToDictionary(one => one.Name);
        return new WordTable(
            id,
            $"{format.Format}: every verdict",
            [],
            [
                new WordColumn("row", "row", IsText: true), new WordColumn("case", "case", IsText: true),
                new WordColumn("verdict", "verdict", IsText: true), new WordColumn("expected", "expected", IsText: true),
                new WordColumn("value", "value", IsText: true), new WordColumn("cause", "cause", IsText: true),
                new WordColumn("citation", "citation", IsText: true),
            ],
            [
                .. from row in format.Rows
                   from check in row.Checks
                   let one = cases[check.Case]
                   select new WordRow("",
                       [new WordCell(row.Row), new WordCell(check.Case), new WordCell(WordOf(check.Verdict)), new WordCell(ExpectedOf(one)),
                           Text(check.Value), Text(check.Cause), new WordCell(one.Citation)]),
            ],
            [])
        {
            IsDetail = true,
        };
    }

    /// <summary>What the specification says, and the values that may come back.</summary>
    public static string ExpectedOf(FormatCaseResult one) =>
        $"{one.Expected.ToString().ToLowerInvariant()}{(one.Values.Count > 0 ? $" {string.Join(" or ", one.Values)}" : "")}";

    /// <summary>The words of a verdict.</summary>
    public static string WordOf(FormatVerdict verdict) => verdict switch
    {
        FormatVerdict.AsSpecified => "as specified",
        FormatVerdict.EitherAccepted => "open: accepts",
        FormatVerdict.EitherRejected => "open: rejects",
        FormatVerdict.AcceptsInvalid => "accepts invalid",
        FormatVerdict.RejectsValid => "rejects valid",
        FormatVerdict.OtherValue => "other value",
        FormatVerdict.NotJudged => "not judged",
        _ => verdict.ToString().ToLowerInvariant(),
    };

    private static WordCell Text(string text) => text.Length == 0 ? WordCell.None : new WordCell(Plain.Line(text));

    private static string Short(string text) =>
        Plain.Line(text) is { Length: > LongestText } line ? string.Concat(line.AsSpan(0, LongestText), "...") : Plain.Line(text);
}
