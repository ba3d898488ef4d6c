using Assay.Analysis.Evidence;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Answers.Features;

/// <summary>The feature table in words: rows by features, what documentation claims, and the verdicts that every cell rests on.</summary>
public static class FeatureTables
{
    /// <summary>The report.</summary>
    public static SectionReport Of(FeatureReport report)
    {
        ArgumentNullException.ThrowIfNull(report);
        var judged = report.Features.Where(feature => report.IsJudged(feature.Id)).ToList();
        return new SectionReport(
            "features",
            [.. AnswerOf(report, judged)],
            [.. new[] { MatrixOf(report, judged), LimitsOf(report), ClaimsOf(report), VerdictsOf(report) }
                .Where(table => table.Rows.Count > 0)],
            [.. report.Features.Except(judged).GroupBy(feature => feature.Command)
                .Select(command => $"Not judged: {string.Join(", ", command.Select(feature => feature.Id))}. To judge it: {command.Key}")]);
    }

    /// <summary>The name of a finding.</summary>
    public static string NameOf(FeatureFinding finding) => finding switch
    {
        FeatureFinding.Yes => "yes",
        FeatureFinding.No => "no",
        FeatureFinding.Partly => "partly",
        FeatureFinding.ThroughDto => SchemaCompiled.ThroughDto,
        _ => "not judged",
    };

    private static IEnumerable<string> AnswerOf(FeatureReport report, List<Feature> judged)
    {
        var cells = report.Rows.SelectMany(row => row.Cells).Where(cell => cell.Finding != FeatureFinding.NotJudged).ToList();
        var rows = report.Rows.Count(IsJudged);
        var verdicts = cells.SelectMany(cell => cell.Verdicts).Select(of => of.Name).Distinct().Count();
        yield return $"{Units.Whole(rows)} {Words.Plural(rows, "row")}, {judged.Count} of {report.Features.Count} features judged, by "
            + $"{Units.Whole(verdicts)} {Words.Plural(verdicts, "verdict")}.";
        var differing = report.Claims.Where(of => of.Cell.AgreementWith(of.Claim) == ClaimAgreement.Differs).ToList();
        if (report.Claims.Any())
            yield return differing.Count == 0
                ? "No verdict differs from what the documentation claims."
                : $"Verdicts differ from {Units.Whole(differing.Count)} of {Units.Whole(report.Claims.Count())} claims of the "
                    + "documentation.";
    }

    private static WordTable MatrixOf(FeatureReport report, List<Feature> judged) => new(
        "features",
        "Features by row, each cell derived from verdicts",
        ["4/5: 4 of 5 verdicts say yes. DTO: only through generated classes. (3): works or fails with 3 trim and AOT warnings. -: not "
            + "judged. !: the documentation says something else."],
        [
            new WordColumn("row", "row", IsText: true),
            .. judged.Select(feature => new WordColumn(feature.Id, feature.Head, IsText: true)),
        ],
        [
            .. report.Rows.Where(IsJudged)
                .Select(row => new WordRow(
                    "", [new WordCell(row.Label), .. judged.Select(feature => new WordCell(AnswerOf(row.Of(feature.Id)!)))])),
        ],
        [])
    {
        IsWhole = true,
    };

    private static bool IsJudged(FeatureRow row) => row.Cells.Any(cell => cell.Finding != FeatureFinding.NotJudged);

    // Rows of one library mostly fail for one reason.
    private static WordTable LimitsOf(FeatureReport report) => new(
        "limits",
        "What rows lack on other runtimes, and as native programs",
        [],
        [new WordColumn("where", "where", IsText: true), new WordColumn("rows", "rows", IsText: true),
            new WordColumn("cause", "what was observed", IsText: true)],
        [
            .. from row in report.Rows
               from cell in row.Cells
               where cell.Feature.Judge is FeatureJudge.Runtimes or FeatureJudge.Native
               from verdict in cell.Verdicts
               where !verdict.IsGood
               group row.Label by (Where: WhereOf(verdict, row, cell), verdict.Case, verdict.Word, verdict.Reason) into same
               orderby same.Key.Where
               select new WordRow("",
                   [new WordCell(same.Key.Where), new WordCell(string.Join(", ", same.Distinct())),
                       new WordCell(CauseOf(same.Key.Case, same.Key.Word, same.Key.Reason))]),
        ],
        [])
    {
        IsProse = true,
    };

    // Names of variants end with the runtime and the mode that were asked for.
    private static string WhereOf(NamedVerdict verdict, FeatureRow row, FeatureCell cell) =>
        verdict.Row.Length > row.Label.Length ? verdict.Row[(row.Label.Length + 1)..] : cell.Feature.Head;

    private static string CauseOf(
        string name, string word, string reason) => $"{name} {word}{(reason.Length > 0 ? $": {Plain.Line(reason)}" : "")}";

    private static string AnswerOf(FeatureCell cell) =>
        cell.Claims.Any(claim => cell.AgreementWith(claim) == ClaimAgreement.Differs) ? $"{cell.Answer}!" : cell.Answer;

    // A terminal shows the second cell, the first, and below them the third.
    private static WordTable ClaimsOf(FeatureReport report) => new(
        "claims",
        "What documentation claims, and what was observed",
        [],
        [
            new WordColumn("claim", "claim", IsText: true), new WordColumn("row", "row and feature", IsText: true),
            new WordColumn("observed", "observed", IsText: true),
            new WordColumn("agreement", "agreement", IsText: true), new WordColumn("address", "address", IsText: true),
        ],
        [
            .. from of in report.Claims
               let agreement = of.Cell.AgreementWith(of.Claim)
               orderby agreement descending, of.Row.Label
               select new WordRow("",
               [
                   new WordCell($"\"{Plain.Line(of.Claim.Quote)}\" ({of.Claim.Address})"),
                   new WordCell($"{of.Row.Label}, {of.Cell.Feature.Id}"), new WordCell(ObservedOf(of.Cell, of.Claim)),
                   new WordCell(NameOf(agreement)), new WordCell(of.Claim.Address),
               ]),
        ],
        [])
    {
        IsProse = true,
    };

    private static string ObservedOf(FeatureCell cell, FeatureClaim claim)
    {
        var agreement = cell.AgreementWith(claim);
        if (agreement == ClaimAgreement.NotJudged)
            return cell.Finding == FeatureFinding.ThroughDto
                ? "not judged: generated classes stand for your types"
                : $"not judged; to judge it: {cell.Feature.Command}";
        var against = cell.Verdicts.Where(of => of.IsGood != claim.IsYes).ToList();
        return agreement == ClaimAgreement.Agrees
            ? $"agrees: {cell.Answer}"
            : $"differs: {cell.Answer}; {string.Join(", ", against.Take(3).Select(Named))}"
            + $"{(against.Count > 3 ? $" and {against.Count - 3} more" : "")}";
    }

    private static WordTable VerdictsOf(FeatureReport report) => new(
        "verdicts",
        "The verdicts that each cell rests on",
        [],
        [
            new WordColumn("row", "row", IsText: true), new WordColumn("feature", "feature", IsText: true),
            new WordColumn("finding", "finding", IsText: true), new WordColumn("answer", "answer", IsText: true),
            new WordColumn("verdicts", "verdicts, or the command that judges it", IsText: true) { IsSentence = true },
            new WordColumn("remark", "remark", IsText: true) { IsSentence = true },
        ],
        [
            .. from row in report.Rows
               from cell in row.Cells
               select new WordRow("",
               [
                   new WordCell(row.Label), new WordCell(cell.Feature.Id), new WordCell(NameOf(cell.Finding)), new WordCell(cell.Answer),
                   new WordCell(
                       cell.Finding == FeatureFinding.NotJudged
                           ? $"{cell.Feature.Command} --rows {row.Id.Row}"
                           : string.Join(", ", cell.Verdicts.Select(Named))),
                   cell.Remark.Length > 0 ? new WordCell(Plain.Line(cell.Remark)) : WordCell.None,
               ]),
        ],
        [])
    {
        IsDetail = true,
    };

    private static string NameOf(ClaimAgreement agreement) =>
        agreement switch { ClaimAgreement.Agrees => "agrees", ClaimAgreement.Differs => "differs", _ => "not judged" };

    private static string Named(NamedVerdict of) => $"{of.Name} {of.Word}";
}
