using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Prediction;

/// <summary>Predicts times from results files.</summary>
public static class PredictionBuilder
{
    /// <summary>The report of a run that was made for a prediction; null where the file is of another kind.</summary>
    public static PredictionReport? Build(ResultsFile file) =>
        file.Options.Own is PredictionOptions { Predicted: var asked } ? Build([file], asked) : null;

    /// <summary>The report of any files that hold times of warm operations.</summary>
    /// <param name="files">At least one file, all of one machine.</param>
    /// <param name="asked">What is predicted; where a file holds its time, that is compared and not learned from.</param>
    public static PredictionReport Build(IReadOnlyList<ResultsFile> files, WorkloadOptions asked)
    {
        List<WorkloadTimes> workloads = [
            .. files.SelectMany(file => file.Options.Workloads.Select(workload => new WorkloadTimes(file, workload)))];
        var rows = files.SelectMany(file => file.Rows).DistinctBy(row => row.Label).ToList();
        return new PredictionReport(
            asked,
            [.. workloads.Select(known => known.Workload).Distinct().Where(workload => workload != asked)],
            [.. files.SelectMany(file => file.Options.Operations).Distinct().Order()
                .Select(operation => TableOf(rows, workloads, asked, operation))]);
    }

    private static PredictionTable TableOf(List<RowResult> rows, List<WorkloadTimes> workloads, WorkloadOptions asked, Operation operation)
    {
        List<PredictionLine> lines = [];
        List<(string Cause, string Label)> missing = [];
        foreach (var row in rows)
        {
            var builder = new PredictionLineBuilder(row, workloads, asked, operation);
            if (builder.Build() is { } line)
                lines.Add(line);
            else if (!row.IsReference)
                missing.Add((builder.Cause, row.Label));
        }

        return new PredictionTable(
            operation,
            [.. lines.OrderBy(line => line.IsReference).ThenBy(line => line.Keeps).ThenBy(line => line.Predicted)],
            [.. missing.GroupBy(row => row.Cause).Select(cause => new Unmeasured(cause.Key, [.. cause.Select(row => row.Label)]))]);
    }
}

/// <summary>What a file holds of one data set and size.</summary>
internal sealed class WorkloadTimes(ResultsFile file, WorkloadOptions workload)
{
    public WorkloadEvidence Evidence { get; } = new(file, workload);

    public WorkloadOptions Workload => workload;

    /// <summary>What a row was seen to do.</summary>
    public CheckResult? CheckOf(RowResult row) => Evidence.Checks.FirstOrDefault(check => check.Row == row.Name);

    /// <summary>Why a row has no time.</summary>
    public string CauseOf(RowResult row, Operation operation) => CheckOf(row) is { Cause.Length: > 0 } check
        ? check.Cause
        : file.Cells.FirstOrDefault(
            cell => cell.Row == row.Label && cell.Workload == workload && cell.Operation == operation) is { Failure: { } failure }
        ? failure.Cause
        : "";
}
