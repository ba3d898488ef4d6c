using Assay.Analysis.Comparing;
using Assay.Report.Sections;

namespace Assay.Report.Comparing;

/// <summary>A comparison as a report: what every format says of it.</summary>
public static class ComparisonSections
{
    /// <summary>The report of a comparison.</summary>
    /// <param name="files">Names of the results files.</param>
    public static SectionReport Of(ResultsComparison comparison, IReadOnlyList<string> files) => new(
        "compare",
        [
            .. new[] { ComparisonWords.Answer(comparison), ComparisonWords.Faster(comparison), ComparisonWords.ToDecide(comparison) }
                .Where(sentence => sentence.Length > 0),
            .. comparison.IsOneRun ? (IEnumerable<string>)[] : [$"Before: {comparison.Before}. After: {comparison.After}."],
            .. comparison.Cautions,
        ],
        [TimesOf(comparison), LostOf(comparison), WholeOf(comparison)],
        [.. ComparisonWords.Alone(comparison)])
    {
        Title = ComparisonWords.Title(comparison, files),
    };

    /// <summary>What is compared, regressions first, then by how much it changed.</summary>
    private static WordTable TimesOf(ResultsComparison comparison)
    {
        var columns = ComparisonColumns.Of(comparison);
        var cells = comparison.Cells
            .OrderByDescending(comparison.IsRegression).ThenByDescending(comparison.IsUndecided)
            .ThenBy(cell => cell.Change is Change.Undecided or Change.Same).ThenByDescending(cell => cell.Ratio);
        return new WordTable(
            "times", "Times before and after", [ComparisonWords.HowToRead(comparison)], columns.Heads, columns.Rows(cells), []);
    }

    /// <summary>Rows of one side only, which people read as sentences.</summary>
    private static WordTable LostOf(ResultsComparison comparison)
    {
        var columns = new ColumnsOf<LostSide>().Text("row", "row", lost => lost.Row)
            .Data("side", lost => lost.Side).Data("cause", lost => lost.Cause);
        return new WordTable("notCompared", "Not compared", [], columns.Heads,
            columns.Rows(
            [
                .. comparison.Lost,
                .. comparison.OnlyBefore.Select(row => new LostSide(row, comparison.After, "")),
                .. comparison.OnlyAfter.Select(row => new LostSide(row, comparison.Before, "")),
            ]), [])
        {
            Readers = Readers.Programs,
        };
    }

    /// <summary>What holds for all cells, which people read in the sentences.</summary>
    private static WordTable WholeOf(ResultsComparison comparison)
    {
        var columns = new ColumnsOf<ResultsComparison>().Data("sides", of => $"{of.Before} -> {of.After}")
            .Truth("isOneRun", of => of.IsOneRun).Number("margin", of => of.Margin).Number("failOver", of => of.FailOver)
            .Number("confidence", of => of.Confidence).Number("moreBlocks", of => of.MoreBlocks);
        return new WordTable("comparison", "Comparison", [], columns.Heads, columns.Rows([comparison]), [])
        {
            Readers = Readers.Programs,
        };
    }
}
