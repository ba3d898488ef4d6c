using Assay.Experiments.Formats;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>What rows do with format cases, each with the paragraph that it cites.</summary>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Texts">Values and errors; the first is empty.</param>
/// <param name="Notes">What else there is to say.</param>
internal sealed record FormatsPart(
    string File, IReadOnlyList<string> Answer, IReadOnlyList<PageRow> Rows, IReadOnlyList<PageFormat> Formats, IReadOnlyList<string> Texts,
    IReadOnlyList<string> Notes) : PagePart("formats", File)
{
    /// <summary>The part of a file; null where it holds no format cases.</summary>
    public static FormatsPart? Of(PageSource source)
    {
        if (FormatReport.Build(source.Results) is not { } report)
            return null;
        var tables = FormatTables.Of(report, source.Results);
        SharedTexts texts = new();
        return new FormatsPart(source.Name, tables.Answer, PageRow.AllOf(source.Results),
            [.. report.Formats.Select(format => PageFormat.Of(format, texts))], texts.All, tables.Notes);
    }
}

/// <summary>A format, its cases and its rows.</summary>
internal sealed record PageFormat(string Format, IReadOnlyList<PageFormatCase> Cases, IReadOnlyList<PageFormatRow> Rows)
{
    public static PageFormat Of(FormatOfReport format, SharedTexts texts)
    {
        var order = format.Cases.Select((one, index) => (one.Name, index)).ToDictionary(of => of.Name, of => of.index);
        return new(format.Format, [.. format.Cases.Select(PageFormatCase.Of)],
            [.. format.Rows.Select(row => PageFormatRow.Of(row, order, texts))]);
    }
}

/// <summary>A format case.</summary>
internal sealed record PageFormatCase(string Name, string Shape, string Expected, string Citation, string Reason)
{
    public static PageFormatCase Of(FormatCaseResult one) =>
        new(one.Name, one.Shape, FormatTables.ExpectedOf(one), one.Citation, one.Reason);
}

/// <summary>What a row does: for each case that it was given its index, the verdict, and indexes of the value and the error.</summary>
internal sealed record PageFormatRow(string Row, IReadOnlyList<PageFormatCheck> Checks)
{
    public static PageFormatRow Of(FormatRow row, Dictionary<string, int> order, SharedTexts texts) => new(row.Row,
    [
        .. row.Checks.Select(
            check => new PageFormatCheck(order[check.Case], FormatTables.WordOf(check.Verdict), check.IsDeviation(),
                texts.IndexOf(Plain.Line(check.Value)), texts.IndexOf(Plain.Line(check.Cause)))),
    ]);
}

/// <summary>A verdict on a format case.</summary>
internal sealed record PageFormatCheck(int Case, string Word, bool Differs, int Value, int Cause);
