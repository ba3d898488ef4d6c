using System.Globalization;
using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Comparing;

/// <summary>
/// Compares two runs cell by cell. A machine is never twice the same, so a row is compared with the rows whose version did not change
/// between the runs: what changed for those alike is the machine's. The blocks of each run are its independent values.
/// </summary>
public static class RunComparer
{
    /// <summary>What changed from one run to another.</summary>
    /// <param name="failOver">How much slower a cell may be before it is a regression, as a share.</param>
    public static ResultsComparison Compare(ResultsFile before, ResultsFile after, double failOver)
    {
        var common = CommonCells(before, after);
        // All intervals hold at once.
        var confidence = 1 - ((1 - StudentInterval.DefaultConfidence) / Math.Max(1, common.Count));
        var (old, now) = (ReportBuilder.Build(before), ReportBuilder.Build(after));
        List<ComparedCell> cells = [];
        var lacksAnchors = false;
        foreach (var workload in common.GroupBy(cell => cell.Workload))
        {
            var (evidenceBefore, evidenceAfter) = (new WorkloadEvidence(before, workload.Key), new WorkloadEvidence(after, workload.Key));
            foreach (var group in workload.GroupBy(cell => (cell.Workload, cell.Operation)))
            {
                var levels =
                    (Before: new RunLevels(evidenceBefore, group.Key.Operation), After: new RunLevels(evidenceAfter, group.Key.Operation));
                string[] rows = [.. group.Select(cell => cell.Row).Where(row => levels.Before.Has(row) && levels.After.Has(row))];
                foreach (var row in rows)
                {
                    var anchors = Anchors(before, after, rows, row);
                    lacksAnchors |= anchors.Count == 0;
                    cells.Add(Cell(LineOf(old, workload.Key, row), LineOf(now, workload.Key, row), group.Key, levels, anchors, confidence));
                }
            }
        }

        var (measuredBefore, measuredAfter) = (LostSides.MeasuredRows(before), LostSides.MeasuredRows(after));
        string[] gone = [.. measuredBefore.Except(measuredAfter)], added = [.. measuredAfter.Except(measuredBefore)];
        return new ResultsComparison
        {
            Before = NameOf(before),
            After = NameOf(after),
            IsOneRun = false,
            Margin = Comparison.DefaultMargin,
            FailOver = failOver,
            Confidence = StudentInterval.DefaultConfidence,
            Cells = cells,
            Cautions = [.. ComparisonCautions.Of(before, after, lacksAnchors)],
            OnlyBefore = [.. gone.Except(after.Rows.Select(row => row.Label))],
            OnlyAfter = [.. added.Except(before.Rows.Select(row => row.Label))],
            Lost = [.. LostOf(gone, after), .. LostOf(added, before)],
            Independent = IndependentValues.Of(new[] { before, after }.MinBy(MeasuredBlocks.MostValues)!).Kind,
        };
    }

    private static ComparedCell Cell(
        ReportLine old, ReportLine now, (WorkloadOptions Workload, Operation Operation) what, (RunLevels Before, RunLevels After) levels,
        IReadOnlyList<string> anchors, double confidence)
    {
        var difference = WelchInterval.Of(levels.Before.Against(old.Label, anchors), levels.After.Against(old.Label, anchors), confidence);
        var (ratio, lower, upper) =
            (Math.Exp(difference.Mean), ExpOf(difference.Mean - difference.HalfWidth), ExpOf(difference.Mean + difference.HalfWidth));
        return ComparedCells.Of(old, now, what.Workload, what.Operation) with
        {
            Row = old.Label,
            Ratio = ratio,
            Lower = lower,
            Upper = upper,
            Change = ChangeOf.Ratio(ratio, lower, upper, Comparison.DefaultMargin),
            BlocksBefore = levels.Before.Blocks(old.Label),
            BlocksAfter = levels.After.Blocks(old.Label),
        };
    }

    private static List<(WorkloadOptions Workload, Operation Operation, string Row)> CommonCells(ResultsFile before, ResultsFile after)
    {
        var measured = Measured(after).ToHashSet();
        return [.. Measured(before).Where(measured.Contains).Distinct()];
    }

    private static IEnumerable<(WorkloadOptions Workload, Operation Operation, string Row)> Measured(ResultsFile results) =>
        from workload in results.Options.Workloads
        from cell in TrustedCells.Of(results, workload)
        where MeasuredBlocks.Count(cell) > 0
        select (workload, cell.Operation, cell.Row);

    /// <summary>Rows that one run measured and the other tried to.</summary>
    private static IEnumerable<LostSide> LostOf(IEnumerable<string> rows, ResultsFile other) =>
        from label in rows
        let row = other.Rows.FirstOrDefault(row => row.Label == label)
        where row is not null
        select new LostSide(label, NameOf(other), LostSides.CauseOf(other, row));

    /// <summary>The other rows that are the same in both runs.</summary>
    private static IReadOnlyList<string> Anchors(ResultsFile before, ResultsFile after, IReadOnlyList<string> rows, string row) =>
        [.. rows.Where(other => other != row && VersionOf(before, other) == VersionOf(after, other))];

    private static (string, string, string) VersionOf(ResultsFile results, string label) =>
        results.Rows.First(row => row.Label == label) is var row ? (row.PackageVersion, row.Runtime, row.Mode) : default;

    private static ReportLine LineOf(ReportModel model, WorkloadOptions workload, string label) => model.Tables
        .First(table => table.DataSet == workload.DataSet
            && table.Size == workload.Size && table.UnitPayloadBytes == workload.PayloadBytes).AllLines.First(line => line.Label == label);

    private static double? ExpOf(double? value) => value is { } known ? Math.Exp(known) : null;

    private static string NameOf(ResultsFile results) =>
        string.Create(CultureInfo.InvariantCulture, $"{results.StartedAt:yyyy-MM-dd HH:mm} UTC");
}
