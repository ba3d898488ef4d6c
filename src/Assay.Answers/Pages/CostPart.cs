using Assay.Core.Results;
using Assay.Report.Sections;

namespace Assay.Answers.Pages;

/// <summary>Another cost than the times of warm operations: the tables that every format has.</summary>
/// <param name="Answer">The answer, in sentences.</param>
/// <param name="Notes">What else there is to say.</param>
/// <param name="Rows">The rows, of verdicts; null for figures.</param>
internal sealed record CostPart(
    string Kind, string File, IReadOnlyList<string> Answer, IReadOnlyList<PageCostTable> Tables, IReadOnlyList<string> Notes,
    IReadOnlyList<PageRow>? Rows) : PagePart(Kind, File)
{
    /// <summary>The part of a file; null where it holds no such cost.</summary>
    public static CostPart? Of(PageSource source) => source.Costs is not { } report
        || source.Results.Samples is VerdictSamples { AreOfChecks: true }
        ? null
        : new CostPart(report.Kind, source.Name, report.Answer, [.. report.Tables.Select(PageCostTable.Of)], report.Notes,
            source.Results.HoldsVerdicts() ? PageRow.AllOf(source.Results) : null);
}

/// <summary>One table.</summary>
internal sealed record PageCostTable(string Id, string Title, IReadOnlyList<string> HowToRead, IReadOnlyList<WordColumn> Columns,
    IReadOnlyList<WordRow> Rows, IReadOnlyList<string> Notes)
{
    public static PageCostTable Of(WordTable table) => new(table.Id, table.Title, table.HowToRead, table.Columns, table.Rows, table.Notes);
}
