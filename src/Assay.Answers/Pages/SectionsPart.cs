using Assay.Core.Results;
using Assay.Report.Sections;

namespace Assay.Answers.Pages;

/// <summary>What an experiment says: the answer and the tables that every format has.</summary>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Notes">What else there is to say.</param>
internal sealed record SectionsPart(
    string Kind, string File, IReadOnlyList<string> Answer, IReadOnlyList<PageWordTable> Tables, IReadOnlyList<string> Notes)
    : PagePart(Kind, File)
{
    /// <summary>What was asked; null where the kind says it.</summary>
    public string? Title { get; init; }

    /// <summary>The rows, of verdicts; null for figures.</summary>
    public IReadOnlyList<PageRow>? Rows { get; init; }

    /// <summary>The part of a file; null where a part of its own shows it better.</summary>
    public static SectionsPart? Of(PageSource source) => source.Report is not { } report
        || source.Results.Samples is VerdictSamples { AreOfChecks: true }
        ? null
        : Of(report, source.Name) with { Rows = source.Results.HoldsVerdicts() ? PageRow.AllOf(source.Results) : null };

    /// <summary>The part of a report.</summary>
    /// <param name="file">The file that it is about; empty for what several files say together.</param>
    public static SectionsPart Of(SectionReport report, string file) => new(
        report.Kind, file, report.Answer, [.. report.TablesOf(Readers.People).Select(PageWordTable.Of)], report.Notes)
    {
        Title = report.Title.Length > 0 ? report.Title : null,
    };
}

/// <summary>One table.</summary>
internal sealed record PageWordTable(string Id, string Title, IReadOnlyList<string> HowToRead, IReadOnlyList<WordColumn> Columns,
    IReadOnlyList<WordRow> Rows, IReadOnlyList<string> Notes)
{
    public static PageWordTable Of(WordTable table) => new(table.Id, table.Title, table.HowToRead, table.Columns, table.Rows, table.Notes);
}
