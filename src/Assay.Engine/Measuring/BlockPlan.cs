using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Measuring;

/// <summary>
/// Lays out the blocks of a run. Block numbers run outermost: whenever a run ends early, all cells have about equally many blocks.
/// </summary>
public static class BlockPlan
{
    private const long SmallWorkerBytes = 200_000_000;
    private const double GrowthWhenTimed = 1.5;

    /// <summary>The blocks, in the order in which they are measured.</summary>
    /// <param name="checks">What the checks found.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    public static IReadOnlyList<PlannedBlock> Of(RunPlan plan, IReadOnlyList<CheckedRow> checks, long memoryBytes)
    {
        List<PlannedBlock> blocks = [];
        foreach (var number in Enumerable.Range(0, plan.Options.Blocks).Where(plan.Options.Holds))
        {
            foreach (var workload in plan.Options.Workloads)
            {
                foreach (var operation in plan.Options.Operations)
                    blocks.AddRange(
                        Groups(plan, Ready(plan, checks, workload, operation), memoryBytes)
                            .Select((rows, group) => new PlannedBlock(workload, operation, number, group, rows)));
            }
        }

        return blocks;
    }

    private static List<ReadyRow> Ready(RunPlan plan, IReadOnlyList<CheckedRow> checks, WorkloadOptions workload, Operation operation)
    {
        List<ReadyRow> ready = [];
        foreach (var row in plan.Rows)
        {
            CheckedRow? check = checks.FirstOrDefault(
                check => check.IsTimedIn(operation) && check.Task.Workload == workload && check.Task.Name == row.Name);
            if (check is not null && !IsUnmixed(check, plan, checks))
                ready.Add(ReadyOf(row.Label, check, JobOf(check, plan, checks, operation)));
        }

        return ready;
    }

    private static ReadyRow ReadyOf(
        string label, CheckedRow check, JobFrame job) => new(label, check.Task.Program, job, check.Result.PeakResidentBytes)
        {
            OperationTime = check.OperationTime,
            IsConverted = check.Result.ConvertedMembers.Count > 0,
            Differences = check.Result.Operations.FirstOrDefault(other => other.Operation == job.Operation)?.Differences
            ?? check.Result.Differences,
            PayloadBytes = (double)check.Result.CorpusBytes / Math.Max(1, check.Result.Instances),
        };

    /// <summary>
    /// Whether a row cannot be timed under mixed types, because it carries none of the run's other data sets: its figures would be those of
    /// one type.
    /// </summary>
    /// <param name="checks">What all checks found.</param>
    public static bool IsUnmixed(CheckedRow check, RunPlan plan, IReadOnlyList<CheckedRow> checks) =>
        check.IsTimed && plan.Options.Profile == RunProfile.MixedTypes && !Others(check, checks).Any();

    private static JobFrame JobOf(CheckedRow check, RunPlan plan, IReadOnlyList<CheckedRow> checks, Operation operation) => check.Job with
    {
        Operation = operation,
        MixedWith = plan.Options.Profile == RunProfile.MixedTypes ? [.. Others(check, checks)] : [],
    };

    /// <summary>One workload of each other data set that the row carries.</summary>
    private static IEnumerable<MixedWorkload> Others(CheckedRow check, IReadOnlyList<CheckedRow> checks) => checks
        .Where(other => other.IsTimed && other.Task.Name == check.Task.Name && other.Task.Workload.DataSet != check.Task.Workload.DataSet)
        .DistinctBy(other => other.Task.Workload.DataSet)
        .Select(other => new MixedWorkload(other.Job.DataSet, other.Job.Recipe, other.Job.Instances, other.Job.PayloadFile));

    /// <summary>
    /// What a timed worker takes: above a small one's, more than in the check, where few operations ran under a heap limit.
    /// </summary>
    private static long Expected(ReadyRow row) =>
        row.PeakResidentBytes > SmallWorkerBytes ? (long)(row.PeakResidentBytes * GrowthWhenTimed) : row.PeakResidentBytes;

    private static IReadOnlyList<IReadOnlyList<ReadyRow>> Groups(RunPlan plan, List<ReadyRow> rows, long memoryBytes) =>
        MemoryGroups.Split(rows, Expected, row => row.Label == plan.Options.Reference, memoryBytes);
}

/// <summary>Splits the rows of a block into groups whose workers fit in memory at once, each with the reference row.</summary>
public static class MemoryGroups
{
    /// <summary>The share of memory that the workers of one group may take together.</summary>
    public const double Share = 0.6;

    /// <summary>Splits rows, keeping their order; a row too large for any group has one with the reference alone.</summary>
    /// <param name="rows">The rows, the reference among them or not.</param>
    /// <param name="peakBytes">Peak resident size of a row's worker, in bytes.</param>
    /// <param name="isReference">Whether a row is the reference.</param>
    /// <param name="memoryBytes">Memory of the machine, in bytes.</param>
    public static IReadOnlyList<IReadOnlyList<TRow>> Split<TRow>(
        IReadOnlyList<TRow> rows, Func<TRow, long> peakBytes, Func<TRow, bool> isReference, long memoryBytes)
    {
        var limit = memoryBytes * Share;
        if (rows.Sum(peakBytes) <= limit)
            return rows.Count == 0 ? [] : [rows];
        List<TRow> reference = [.. rows.Where(isReference)];
        List<IReadOnlyList<TRow>> groups = [];
        List<TRow> group = [.. reference];
        foreach (var row in rows.Where(row => !isReference(row)))
        {
            if (group.Count > reference.Count && group.Sum(peakBytes) + peakBytes(row) > limit)
            {
                groups.Add(group);
                group = [.. reference];
            }

            group.Add(row);
        }

        groups.Add(group);
        return groups;
    }
}
