using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>What rows do with conformance cases. Thousands of verdicts share few texts, so that each text stands once.</summary>
/// <param name="File">The file's name; empty for what several files say together.</param>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Rows">What each row is, in the order of <paramref name="Verdicts"/>.</param>
/// <param name="Cases">The cases, by number.</param>
/// <param name="Texts">Reasons, opt-in rows and whose limits they are; the first is empty.</param>
/// <param name="Verdicts">What each row does, the worst row first.</param>
/// <param name="Notes">What else there is to say.</param>
internal sealed record CasesPart(
    string File, IReadOnlyList<string> Answer, IReadOnlyList<PageRow> Rows, IReadOnlyList<PageCase> Cases, IReadOnlyList<string> Words,
    IReadOnlyList<string> Texts, IReadOnlyList<PageVerdicts> Verdicts,
    IReadOnlyList<string> Notes) : PagePart("cases", File)
{
    private const string NotJudged = "not judged";

    /// <summary>The part of a file; null where it holds no verdicts on cases.</summary>
    public static CasesPart? Of(PageSource source)
    {
        if (CasesBuilder.Build(source.Results) is not { } report)
            return null;
        var tables = CasesTables.Of(report, source.Results);
        SharedTexts texts = new();
        SharedTexts words = new();
        var order = report.Cases.Select((one, index) => (one.Name, index)).ToDictionary(of => of.Name, of => of.index);
        var rows = PageRow.AllOf(source.Results).ToDictionary(row => row.Label);
        var verdicts = report.Rows.Select(row => PageVerdicts.Of(row, order, words, texts)).ToList();
        return new CasesPart(
            source.Name, tables.Answer, [.. report.Rows.Select(row => rows[row.Label])], [.. report.Cases.Select(PageCase.Of)], words.All,
            texts.All, verdicts, tables.Notes);
    }

    /// <summary>The word of a verdict.</summary>
    internal static string WordOf(CaseVerdict of) => of.Verdict == Verdict.AssayError ? NotJudged : of.Word;
}

/// <summary>A case.</summary>
internal sealed record PageCase(int Number, string Name, string Group, string Holds, string Good, string Source)
{
    public static PageCase Of(CaseResult one) =>
        new(one.Number, one.Name, one.Group.ToLowerInvariant(), one.Holds, one.Good.ToString().ToLowerInvariant(), one.Source);
}

/// <summary>What a row does, as indexes: five numbers for each verdict, because thousands of them follow each other.</summary>
/// <param name="IsReference">Whether it is no serializer.</param>
/// <param name="Cells">For each case that it was given its index, its word's, its reason's, that of the row that supports it by opting
/// in, and that of whose limit it is.</param>
internal sealed record PageVerdicts(string Row, bool IsReference, IReadOnlyList<int> Cells)
{
    public static PageVerdicts Of(CasesRow row, Dictionary<string, int> order, SharedTexts words, SharedTexts texts) =>
        new(row.Label, row.IsReference,
            [.. row.Verdicts.SelectMany(
                of => new[] { order[of.Case.Name], words.IndexOf(
                CasesPart.WordOf(of)), texts.IndexOf(Plain.Cause(of.Reason)), texts.IndexOf(of.OptIn),
                texts.IndexOf(JudgeWords.Of(of.Judge, "the case's")) })]);
}

/// <summary>Texts that each stand once; the empty one is the first.</summary>
internal sealed class SharedTexts
{
    private readonly List<string> texts = [""];
    private readonly Dictionary<string, int> known = new() { [""] = 0 };

    /// <summary>All texts, by index.</summary>
    public IReadOnlyList<string> All => texts;

    public int IndexOf(string text)
    {
        if (!known.TryGetValue(text, out var index))
        {
            known[text] = index = texts.Count;
            texts.Add(text);
        }

        return index;
    }
}
