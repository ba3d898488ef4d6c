using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Comparing;

/// <summary>Compares the variants of the rows of one run, which were measured interleaved: the first of each row with its others.</summary>
public static class VariantComparer
{
    /// <summary>What changed from the first variant of each row to its others; no cell where no row has two.</summary>
    /// <param name="failOver">How much slower a cell may be before it is a regression, as a share.</param>
    public static ResultsComparison Compare(ResultsFile results, double failOver) => new()
    {
        Before = "first variant",
        After = "other variants",
        IsOneRun = true,
        Margin = Comparison.DefaultMargin,
        FailOver = failOver,
        Confidence = StudentInterval.DefaultConfidence,
        Cells = [
            .. results.Options.Workloads.Zip(ReportBuilder.Build(results).Tables)
                .SelectMany(pair => CellsOf(results, pair.First, pair.Second))],
        Cautions = [],
        Lost = [.. LostOf(results)],
        Independent = IndependentValues.Of(results).Kind,
    };

    private static IEnumerable<LostSide> LostOf(ResultsFile results)
    {
        var measured = LostSides.MeasuredRows(results).ToHashSet();
        return
            from row in results.Rows.GroupBy(row => row.Id.Row)
            where row.Select(variant => variant.Name).Distinct().Count() > 1 && row.Any(variant => measured.Contains(variant.Label))
            from lost in row
            where !measured.Contains(lost.Label)
            select new LostSide(
                row.Key, VariantOf(lost.Id, lost.PackageVersion, lost.Framework), LostSides.CauseOf(results, lost));
    }

    // In the order in which they were asked for, not by their times.
    private static IEnumerable<ComparedCell> CellsOf(ResultsFile results, WorkloadOptions workload, ReportTable table) =>
        from row in results.Rows.Select(row => table.AllLines.FirstOrDefault(line => line.Label == row.Label)).OfType<ReportLine>()
            .GroupBy(line => line.Id.Row)
        where row.Select(line => line.Name).Distinct().Count() > 1
        let first = table.AllLines.First(line => line.Label == row.First().RatioReference)
        from line in row
        where line.Name != first.Name
        from operation in OperationOrder.All
        where first.Of(operation) is not null && line.Of(operation) is not null
        select Cell(first, line, workload, table, operation);

    private static ComparedCell Cell(ReportLine first, ReportLine line, WorkloadOptions workload, ReportTable table, Operation operation)
    {
        var cell = ComparedCells.Of(first, line, workload, operation);
        var estimate = line.Of(operation)!;
        var (ratio, lower, upper) = table.Ranking(operation)?.Between(line.Label, first.Label) switch
        {
            { } pair => pair.SeenFrom(line.Label),
            null => (estimate.Ratio ?? cell.Ratio, estimate.RatioLower, estimate.RatioUpper),
        };
        return cell with
        {
            Row = line.Id.Row,
            Before = VariantOf(first),
            After = VariantOf(line),
            Ratio = ratio,
            Lower = lower,
            Upper = upper,
            Change = ChangeOf.Ratio(ratio, lower, upper, Comparison.DefaultMargin),
        };
    }

    /// <summary>What was asked for; of a row as it is, the version that it has.</summary>
    internal static string VariantOf(ReportLine line) => VariantOf(line.Id, line.PackageVersion, line.Framework);

    private static string VariantOf(RowId row, string version, string framework) =>
        row.Variant() is { Length: > 0 } variant ? variant
        : version.Length > 0 ? version
        : framework;
}
