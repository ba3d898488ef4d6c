using Assay.Core.Results;
using Assay.Report.Sections;

namespace Assay.Answers.Pages;

/// <summary>What an experiment says: the answer and the tables that every format has.</summary>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Notes">What else there is to say.</param>
/// <param name="Rows">The rows, of verdicts; null for figures.</param>
internal sealed record SectionsPart(
    string Kind, string File, IReadOnlyList<string> Answer, IReadOnlyList<PageWordTable> Tables, IReadOnlyList<string> Notes,
    IReadOnlyList<PageRow>? Rows) : PagePart(Kind, File)
{
    /// <summary>The part of a file; null where a part of its own shows it better.</summary>
    public static SectionsPart? Of(PageSource source) => source.Report is not { } report
        || source.Results.Samples is VerdictSamples { AreOfChecks: true }
        ? null
        : new SectionsPart(report.Kind, source.Name, report.Answer, [.. report.Tables.Select(PageWordTable.Of)], report.Notes,
            source.Results.HoldsVerdicts() ? PageRow.AllOf(source.Results) : null);
}

/// <summary>One table.</summary>
internal sealed record PageWordTable(string Id, string Title, IReadOnlyList<string> HowToRead, IReadOnlyList<WordColumn> Columns,
    IReadOnlyList<WordRow> Rows, IReadOnlyList<string> Notes)
{
    public static PageWordTable Of(WordTable table) => new(table.Id, table.Title, table.HowToRead, table.Columns, table.Rows, table.Notes);
}
