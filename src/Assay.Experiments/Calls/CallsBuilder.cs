using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Calls;

/// <summary>Builds the report of a run that follows a published protocol.</summary>
public static class CallsBuilder
{
    /// <summary>The report; null where the file is of another kind of run.</summary>
    public static CallsReport? Build(ResultsFile file) => file.Options.Own is not CallOptions options ? null : new CallsReport(
        options.Protocol,
        file.Options.Rounds,
        [
            .. from workload in file.Options.Workloads
               from operation in file.Options.Operations
               select TableOf(file, workload, operation),
        ]);

    private static CallsTable TableOf(ResultsFile file, WorkloadOptions workload, Operation operation)
    {
        var results = file.SamplesOf<CallSamples>().Calls.Where(result =>
            result.Workload == workload && result.Operation == operation).ToList();
        var lines =
            from row in file.Rows
            let result = results.FirstOrDefault(result => result.Row == row.Label && result.Nanoseconds.Count > 0)
            where result is not null
            let line = LineOf(file, row, result)
            orderby line.IsReference, line.Keeps, line.TrimmedMean ?? line.First
            select line;
        var missing =
            from row in file.Rows
            let result = results.FirstOrDefault(result => result.Row == row.Label)
            where !row.IsReference && result is not { Nanoseconds.Count: > 0 }
            group row.Label by CauseOf(file, row, workload, result) into rows
            select new Unmeasured(rows.Key, [.. rows]);
        return new CallsTable(workload, operation, [.. lines], [.. missing]);
    }

    private static CallsLine LineOf(ResultsFile file, RowResult row, CallsResult result)
    {
        var check = CheckOf(file, row, result.Workload);
        return new CallsLine
        {
            Label = row.Label,
            IsReference = row.IsReference,
            Keeps = KeptOf.Check(check),
            Calls = result.Nanoseconds,
            Prepare = result.PrepareNanoseconds,
            PayloadBytes = check is { PayloadBytes: > 0 and var bytes } ? bytes : null,
        };
    }

    private static string CauseOf(ResultsFile file, RowResult row, WorkloadOptions workload, CallsResult? result)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        if (result is { Failure: { } failure })
            return failure.Cause;
        return CheckOf(file, row, workload) is { Cause.Length: > 0 } check ? check.Cause : "not measured yet";
    }

    private static CheckResult? CheckOf(ResultsFile file, RowResult row, WorkloadOptions workload) =>
        file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload);
}
