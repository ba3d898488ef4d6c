using Assay.Core.Results;
using Assay.Report.Model;
using Assay.Report.Model.Deep;
using Assay.Statistics;

namespace Assay.Report.Building.Deep;

/// <summary>A close look at rows of a results file.</summary>
internal static class DeepBuilder
{
    /// <summary>Looks at some rows.</summary>
    /// <param name="results">The raw samples.</param>
    /// <param name="model">The report of the same file.</param>
    /// <param name="labels">Labels or names of rows; null for the rows that are marked as odd.</param>
    public static DeepReport Build(ResultsFile results, ReportModel model, IReadOnlyCollection<string>? labels) => new()
    {
        AssayVersion = results.AssayVersion,
        StartedAt = results.StartedAt,
        Profile = results.Options.Profile,
        IsTraced = results.Options.IsDeep,
        IsOfOddRows = labels is null,
        Rows = [.. results.Options.Workloads.Zip(model.Tables).SelectMany(pair => Rows(results, pair.First, pair.Second, model, labels))],
    };

    private static IEnumerable<DeepRow> Rows(ResultsFile results, WorkloadOptions workload, ReportTable table, ReportModel model, IReadOnlyCollection<string>? labels)
    {
        var evidence = new WorkloadEvidence(results, workload);
        return
            from line in table.AllLines
            where labels is null || labels.Contains(line.Label) || labels.Contains(line.Name)
            from operation in OperationOrder.All.Where(model.Operations.Contains)
            let estimate = line.Of(operation)
            where estimate is not null && (labels is not null || estimate.IsOdd)
            let cell = evidence.Cell(line.Label, line.Surface, operation)
            select Row(line, table, estimate, cell, evidence);
    }

    private static DeepRow Row(ReportLine line, ReportTable table, OperationEstimate estimate, CellResult cell, WorkloadEvidence evidence)
    {
        var conversion = estimate.ConversionNanosecondsPerOperation;
        var rounds = evidence.RoundsOf(cell);
        List<double[]> costs = [.. rounds.Select(part => part.Cost(conversion).Rounds.ToArray())];
        var spread = Spread.Of([.. costs.Select(process => Array.ConvertAll(process, Math.Log))]);
        var operation = evidence.Of(estimate.Operation);
        return new DeepRow
        {
            Label = line.Label,
            DataSet = table.DataSet,
            Size = table.Size,
            Unit = table.Unit,
            Operation = estimate.Operation,
            Surface = line.Surface,
            Estimate = estimate,
            Processes = [.. rounds.Select(part => ProcessBuilder.Build(part, conversion, operation)).OrderBy(process => process.Block).ThenBy(process => process.Group)],
            WithinSd = Known(spread.WithinSd),
            BetweenSd = Known(spread.BetweenSd),
            BetweenShare = Known(spread.BetweenSd * spread.BetweenSd / ((spread.BetweenSd * spread.BetweenSd) + (spread.WithinSd * spread.WithinSd))),
            DesignEffect = Known(spread.DesignEffect),
            Histogram = HistogramBuilder.Of([.. costs.SelectMany(process => process)]),
        };
    }

    private static double? Known(double value) => double.IsFinite(value) ? value : null;
}
