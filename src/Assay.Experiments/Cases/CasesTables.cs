using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Cases;

/// <summary>
/// What rows do with conformance cases, in words: rows by groups of cases, or of one row its cases, or of one case its rows.
/// </summary>
public static class CasesTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => CasesBuilder.Build(file) is { } report ? Of(report, file) : null;

    private const string NotJudged = "not judged";
    private const string NotApplicable = "not applicable";

    private static readonly Verdict[] Bad = [Verdict.Lossy, Verdict.Crash, Verdict.Hang, Verdict.Rejected];

    internal static SectionReport Of(CasesReport report, ResultsFile file) => new(
        "cases",
        report.Crossed.Count == 0 ? [AnswerOf(report)] : [AnswerOf(report), CrossedAnswerOf(report)],
        [.. TablesOf(report)],
        [.. report.Missing.Select(SectionWords.Missing), SectionWords.Place(file.Machine)])
    {
        Code = report.Cases.Count == 1 ? [new CodeText($"Case {NameOf(report.Cases[0])}", report.Cases[0].Source)] : [],
    };

    private static string AnswerOf(CasesReport report)
    {
        var rows = report.Rows.Where(row => !row.IsReference).ToList();
        if (rows.Count == 0)
            return report.Rows.Count == 0 ? "No row was given a case." : "Only reference rows, which are no serializers, were given cases.";
        var all = rows.Sum(row => row.Judged);
        var counts = Bad.Append(Verdict.Inconsistent).Select(verdict => (Word: WordOf(verdict), Count: rows.Sum(row => row.Count(verdict))))
            .Prepend((Word: SchemaCompiled.ThroughDto, Count: rows.Sum(row => row.ThroughDto)))
            .Append((Word: $"{NotJudged}: a limit of Assay", Count: rows.Sum(row => row.NotJudged)))
            .Append((Word: NotApplicable, Count: rows.Sum(row => row.NotApplicable))).Where(of => of.Count > 0);
        return $"{Units.Whole(rows.Count)} {Words.Plural(rows.Count, "row")}, "
            + $"{Units.Whole(report.Cases.Count)} {Words.Plural(report.Cases.Count, "case")}: "
            + $"{Units.Whole(rows.Sum(row => row.Good))} of {Units.Whole(all)} verdicts are good "
            + $"({Units.Whole(rows.Sum(row => row.Count(Verdict.Supported) - row.ThroughDto))} supported"
            + $"{string.Concat(counts.Select(of => $", {Units.Whole(of.Count)} {of.Word}"))}).";
    }

    private static string CrossedAnswerOf(CasesReport report)
    {
        var (all, read) = (report.Crossed.Sum(row => row.Judged), report.Crossed.Sum(row => row.Count(Verdict.Supported)));
        return $"Versions of one package read {Units.Whole(read)} of {Units.Whole(all)} cases that another version wrote.";
    }

    private static IEnumerable<WordTable> TablesOf(CasesReport report)
    {
        var (isOneRow, isOneCase) = (report.Rows.Count == 1, report.Cases.Count == 1);
        if (!isOneRow && !isOneCase)
        {
            yield return MatrixOf(report);
            yield return CasesOf(report);
        }

        yield return VerdictsOf(report) with { IsDetail = !isOneRow && !isOneCase, IsWhole = isOneRow };
        if (report.Crossed.Any(row => row.Count(Verdict.Supported) < row.Verdicts.Count))
            yield return CrossedOf(report, "unreadVersions",
                "Cases that two versions of a package carry alone, and one does not read from the other",
                of => of.Verdict != Verdict.Supported);
        if (report.Crossed.Count > 0)
            yield return CrossedOf(
                report, "versions", "Every verdict on data of another version of the package", _ => true) with
            {
                IsDetail = true,
            };
    }

    private static WordTable CrossedOf(CasesReport report, string id, string title, Func<CaseVerdict, bool> isShown) => new(
        id,
        title,
        [],
        [
            new WordColumn("row", "row", IsText: true),
            new WordColumn("case", "case", IsText: true),
            new WordColumn("verdict", "verdict", IsText: true),
            new WordColumn("id", "id", IsText: true) { IsDetail = true },
            new WordColumn("reason", "reason", IsText: true) { IsSentence = true },
        ],
        [
            .. from row in report.Crossed
               from of in row.Verdicts.Where(isShown)
               select new WordRow("",
                   [new WordCell(row.Label), new WordCell(NameOf(of.Case)), VerdictOf(of), new WordCell($"{row.Label}#{of.Case.Name}"),
                       Text(of.Reason)]),
        ],
        []);

    private static WordCell VerdictOf(CaseVerdict of) => new(of.Word);

    private static WordCell GoodOf(CaseVerdict of) => !of.IsJudged ? WordCell.None : new WordCell(of.IsGood ? "yes" : "no");

    private static WordTable MatrixOf(CasesReport report)
    {
        string[] groups = [.. report.Cases.Select(one => one.Group).Distinct()];
        return new WordTable(
            "matrix",
            "Rows by groups of cases, the worst first",
            ["lossy: silently comes back different. "
                + (ThroughDtoOf(report).Length > 0 ? "DTO: comes back, but only through a generated class. " : "")
                + "8/9: 8 of 9 verdicts are good. Some cases are good if rejected."],
            [new WordColumn("row", "row", IsText: true),
                .. Bad.Select(verdict => new WordColumn($"{WordOf(verdict)}Count", WordOf(verdict))), .. ThroughDtoOf(report),
                .. groups.Select(group => new WordColumn($"good{group}", group.ToLowerInvariant()))],
            [.. report.Rows.Select(
                row => new WordRow(SectionWords.GroupOf(row.IsReference),
                    [new WordCell(row.Label), .. Bad.Select(verdict => WordCell.Whole(row.Count(verdict))),
                    .. ThroughDtoOf(report).Select(_ => WordCell.Whole(row.ThroughDto)),
                    .. groups.Select(group => Share([.. row.Verdicts.Where(of => of.Case.Group == group)]))]))],
            []);
    }

    /// <summary>The column of what came back through generated classes; none where no row has some.</summary>
    private static WordColumn[] ThroughDtoOf(CasesReport report) =>
        report.Rows.Any(row => row.ThroughDto > 0) ? [new WordColumn("throughDtoCount", "DTO")] : [];

    private static WordTable CasesOf(CasesReport report) => new(
        "cases",
        "Cases over all rows, the worst first",
        [],
        [new WordColumn("case", "case", IsText: true), .. Bad.Select(verdict => new WordColumn($"{WordOf(verdict)}Count", WordOf(verdict))),
            .. ThroughDtoOf(report), new WordColumn("good", "good"),
            new WordColumn("holds", "what must hold", IsText: true) { IsSentence = true }],
        [
            .. from one in report.Cases
               let verdicts = report.Rows.Where(row => !row.IsReference)
                   .SelectMany(row => row.Verdicts.Where(of => of.Case.Name == one.Name)).ToList()
               orderby Count(verdicts, Verdict.Lossy) descending, verdicts.Count(of => of.IsGood), one.Number
               select new WordRow("",
                   [new WordCell(NameOf(one)), .. Bad.Select(verdict => WordCell.Whole(Count(verdicts, verdict))),
                       .. ThroughDtoOf(report).Select(_ => WordCell.Whole(verdicts.Count(of => of.IsThroughDto))), Share(verdicts),
                       new WordCell(one.Holds)]),
        ],
        []);

    private static WordTable VerdictsOf(CasesReport report)
    {
        var isOneRow = report.Rows.Count == 1;
        return new WordTable(
            "verdicts",
            isOneRow
                ? $"{report.Rows[0].Label}: its cases"
                : report.Cases.Count == 1
                ? $"Case {NameOf(report.Cases[0])}: {report.Cases[0].Holds}"
                : "Every verdict",
            [],
            [
                isOneRow ? new WordColumn("case", "case", IsText: true) : new WordColumn("row", "row", IsText: true),
                isOneRow ? new WordColumn("row", "row", IsText: true) { IsDetail = true } : new WordColumn("case", "case", IsText: true)
                {
                    IsDetail = report.Cases.Count == 1,
                },
                new WordColumn("verdict", "verdict", IsText: true),
                new WordColumn("good", "good", IsText: true),
                new WordColumn("id", "id", IsText: true) { IsDetail = true },
                new WordColumn("reason", "reason", IsText: true) { IsSentence = true },
                new WordColumn("optIn", "opt-in", IsText: true) { IsDetail = true },
            ],
            [
                .. from row in report.Rows
                   from of in row.Verdicts
                   let name = new WordCell(NameOf(of.Case))
                   let label = new WordCell(row.Label)
                   select new WordRow(isOneRow ? of.Case.Group.ToLowerInvariant() : "",
                       [isOneRow ? name : label, isOneRow ? label : name, VerdictOf(of), GoodOf(of),
                           new WordCell($"{row.Label}#{of.Case.Name}"), Text(of.Reason), Text(of.OptIn)]),
            ],
            []);
    }

    /// <summary>A case as people name it: <c>10 private-field</c>.</summary>
    private static string NameOf(CaseResult one) => string.Create(CultureInfo.InvariantCulture, $"{one.Number} {one.Name}");

    private static int Count(List<CaseVerdict> verdicts, Verdict verdict) => verdicts.Count(of => of.Verdict == verdict);

    private static WordCell Share(List<CaseVerdict> verdicts)
    {
        var tried = verdicts.Count(of => of.IsJudged);
        return tried == 0
            ? WordCell.None
            : new WordCell(string.Create(CultureInfo.InvariantCulture, $"{verdicts.Count(of => of.IsGood)}/{tried}"));
    }

    private static WordCell Text(string text) => text.Length == 0 ? WordCell.None : new WordCell(Plain.Line(text));

    private static string WordOf(Verdict verdict) => verdict.ToString().ToLowerInvariant();
}
