using Assay.Analysis.Evidence;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Tables;

/// <summary>The rows that a sequential run should spend further blocks on, by the very numbers that its table would show.</summary>
public static class Unsettled
{
    /// <summary>
    /// The rows of each data set, size and operation that need more blocks: those with a neighbour in the table that they are neither
    /// faster nor slower than, while the interval is wider than the precision asked for. Rows that the noise gate left too few blocks
    /// of go on too, and so do all rows where it refuses to rank. Operations of which every row is settled are left out.
    /// </summary>
    /// <param name="results">What is measured so far, at a look.</param>
    public static IReadOnlyList<(WorkloadOptions Workload, Operation Operation, IReadOnlySet<string> Labels)> In(ResultsFile results)
    {
        List<(WorkloadOptions, Operation, IReadOnlySet<string>)> unsettled = [];
        foreach (var workload in results.Options.Workloads)
        {
            var evidence = new WorkloadEvidence(results, workload);
            foreach (var operation in results.Options.Operations.Distinct())
            {
                var labels = Labels(results, evidence, evidence.Of(operation));
                if (labels.Count > 0)
                    unsettled.Add((workload, operation, labels));
            }
        }

        return unsettled;
    }

    private static HashSet<string> Labels(ResultsFile results, WorkloadEvidence evidence, OperationEvidence operation)
    {
        HashSet<string> serializers = [.. results.Rows.Where(row => !row.IsReference).Select(row => row.Label)];
        List<CellResult> measured = [.. operation.Cells.Where(cell => serializers.Contains(cell.Row) && MeasuredBlocks.Count(cell) > 0)];
        if (measured.Count < 2)
            return [];
        var open = measured.Where(CanGoOn);
        if (operation.IsRefused)
            return [.. open.Select(cell => cell.Row)];
        var contenders = Contender.Of(results, evidence, operation);
        var isShort = open
            .Where(cell => (contenders.FirstOrDefault(row => row.Cell == cell)?.Levels.Count ?? 0) < Looks.FewestForRanks)
            .Select(cell => cell.Row);
        return [.. isShort, .. Field.Of(contenders, operation.Look)?.Unsettled(results.Options.Precision) ?? []];
    }

    // A row that failed by its own fault would fail again; what Assay or somebody outside did to it need not come again.
    private static bool CanGoOn(CellResult cell) => !cell.Failure.IsLasting();
}
