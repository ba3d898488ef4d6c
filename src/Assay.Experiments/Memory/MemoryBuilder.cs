using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Memory;

/// <summary>Builds the report of a run of memory.</summary>
public static class MemoryBuilder
{
    /// <summary>The report; null where the file is of another kind of run.</summary>
    public static MemoryReport? Build(ResultsFile file)
    {
        if (file.Options.Own is not MemoryOptions options)
            return null;
        var isOfCache = options.Held.Count > 0;
        return new MemoryReport(
            options,
            file.Options.Blocks,
            isOfCache
                ? []
                : [.. from workload in file.Options.Workloads
                    from operation in file.Options.Operations select TableOf(file, workload, operation)],
            isOfCache
                ? [.. from workload in file.Options.Workloads
                    from collector in options.Collectors select CacheLineBuilder.TableOf(file, workload, collector)]
                : []);
    }

    private static MemoryTable TableOf(ResultsFile file, WorkloadOptions workload, Operation operation)
    {
        var lines = file.Rows
            .Select(row =>
                new MemoryLineBuilder(file, row,
                    [.. file.SamplesOf<MemorySamples>().Memories.Where(
                    memory => memory.Row == row.Label && memory.Workload == workload && memory.Operation == operation)]).Build())
            .OfType<MemoryLine>().OrderBy(line => line.IsReference).ThenBy(line => line.Keeps).ThenBy(line => line.Collectors[0].PeakBytes);
        return new MemoryTable(workload, operation, [.. lines], MissingOf(file, workload, memory => memory.Operation == operation));
    }

    /// <summary>Rows without any figure, by reason.</summary>
    internal static IReadOnlyList<Unmeasured> MissingOf(ResultsFile file, WorkloadOptions workload, Func<MemoryResult, bool> isOfTable)
    {
        var missing =
            from row in file.Rows
            let results = file.SamplesOf<MemorySamples>().Memories.Where(
                memory => memory.Row == row.Label && memory.Workload == workload && isOfTable(memory)).ToList()
            where !row.IsReference && results.TrueForAll(result => result.Processes.Count == 0)
            group row.Label by CauseOf(file, row, workload, results) into rows
            select new Unmeasured(rows.Key, [.. rows]);
        return [.. missing];
    }

    /// <summary>How much a row keeps of a data set.</summary>
    internal static Kept KeptBy(ResultsFile file, RowResult row, WorkloadOptions workload) =>
        KeptOf.Check(file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload));

    private static string CauseOf(ResultsFile file, RowResult row, WorkloadOptions workload, List<MemoryResult> results)
    {
        if (row.Status != RowStatus.Available)
            return row.Cause.Length > 0 ? row.Cause : "not available";
        var check = file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload && check.Cause.Length > 0);
        return results.Find(result => result.Failure is not null)?.Failure!.Cause ?? check?.Cause ?? "not measured yet";
    }
}
