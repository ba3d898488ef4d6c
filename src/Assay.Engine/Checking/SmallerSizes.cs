using System.Collections.Concurrent;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// What smaller sizes of a row say of a larger one: what cannot fit in memory is refused before it starts. Where a run has no smaller sizes
/// of a large one, two of them are checked for it. In a run of growth, prediction or memory, what failed with fewer objects is not tried
/// with more either.
/// </summary>
/// <param name="limits">What a worker may use, by workload.</param>
/// <param name="tasks">Everything that the run checks; sizes of one row ascend.</param>
/// <param name="known">What is checked already.</param>
internal sealed class SmallerSizes(
    RunPlan plan, Func<WorkloadOptions, WorkerLimits> limits, IReadOnlyList<CheckTask> tasks, IReadOnlyList<CheckedRow> known,
    Func<CheckTask, CheckedRow> check)
{
    /// <summary>Below so many units without a payload, what a process takes by itself hides what the data take.</summary>
    private const int LeastUnits = 10_000;

    /// <summary>So many fit wherever Assay runs.</summary>
    private const int AlwaysTried = 100_000;

    /// <summary>A line is carried on to ten times the last size.</summary>
    private const int Step = 10;

    private readonly object ending = new();
    private readonly HashSet<CheckTask> ended = [.. known.Select(row => row.Task)];
    private readonly List<CheckedRow> checks = [.. known];
    private readonly ConcurrentDictionary<CheckTask, Lazy<CheckedRow>> further = [];

    /// <summary>Checks a row, unless its smaller sizes say that there is no use; waits for those of them that are at work.</summary>
    public CheckedRow Check(CheckTask task)
    {
        CheckedRow? found = null;
        try
        {
            Await(tasks.Where(other => IsSmaller(other, task)));
            return found = Refuse(task) ?? check(task);
        }
        finally
        {
            End(task, found);
        }
    }

    /// <summary>Notes that a row is not checked, so that no larger size waits for it.</summary>
    public void Skip(CheckTask task) => End(task, null);

    private void Await(IEnumerable<CheckTask> smaller)
    {
        CheckTask[] awaited = [.. smaller];
        lock (ending)
        {
            while (!awaited.All(ended.Contains))
                Monitor.Wait(ending);
        }
    }

    private void End(CheckTask task, CheckedRow? found)
    {
        lock (ending)
        {
            ended.Add(task);
            if (found is not null)
                checks.Add(found);
            Monitor.PulseAll(ending);
        }
    }

    /// <summary>The verdict of a row that is not tried; null where it is.</summary>
    private CheckedRow? Refuse(CheckTask task)
    {
        var smaller = Smaller(task);
        if (plan.Experiment.StopsAtFailure && Array.Find(smaller, row => !row.IsTimed) is CheckedRow failed)
            return Ended(task, failed.Result.Verdict, failed.Result.Judge,
                $"not tried, because it failed with {SizeText.Write(failed.Task.Workload.Size)}: {failed.Result.Cause}");
        if (UnitsOf(task) > AlwaysTried
            && smaller.Count(row => row.Task.Workload.Size >= task.Workload.Size / (Step * Step)) < 2 && Checker.NeedsWorkers(task))
            smaller = WithFurther(task, smaller);
        return TooLarge(task, [.. smaller.Where(row => row.IsTimed)]) is string reason
            ? Ended(task, Verdict.NotJudged, Judge.Assay, reason)
            : null;
    }

    private string? TooLarge(CheckTask task, CheckedRow[] smaller)
    {
        if (smaller.Length < 2 || UnitsOf(smaller[^1].Task) < LeastUnits)
            return null;
        var last = PeakOf(smaller[^1]);

        // Two sizes that lie close together tell noise.
        return smaller.Select(PeakOf).Where(peak => peak.Size <= last.Size / 2).Select(peak => (SizePeak?)peak)
            .LastOrDefault() is SizePeak before
            ? MemoryArithmetic.RefusalOf(before, last, task.Workload.Size, limits(task.Workload).ResidentBytes)
            : null;
    }

    /// <summary>
    /// Checks a tenth and a hundredth of a size as well, which takes little beside it. Each is refused by smaller ones in turn, so that no
    /// step goes far beyond what is known to fit.
    /// </summary>
    private CheckedRow[] WithFurther(CheckTask task, CheckedRow[] smaller)
    {
        foreach (var size in new[] { task.Workload.Size / Step, task.Workload.Size / (Step * Step) }.Where(
            size => size > 0 && !Array.Exists(smaller, row => row.Task.Workload.Size == size)))
            _ = further.GetOrAdd(task with { Workload = task.Workload with { Size = size } },
                added => new Lazy<CheckedRow>(() => Refuse(added) ?? check(added))).Value;
        return [.. smaller.Concat(
            further.Values.Where(row => row.IsValueCreated).Select(row => row.Value).Where(row => IsSmaller(row.Task, task)))
            .OrderBy(row => row.Task.Workload.Size)];
    }

    private CheckedRow[] Smaller(CheckTask task)
    {
        lock (ending)
            return [.. checks.Where(row => IsSmaller(row.Task, task)).OrderBy(row => row.Task.Workload.Size)];
    }

    private static bool IsSmaller(CheckTask other, CheckTask task) => other.Workload.Size < task.Workload.Size
        && (other.Name, other.Surface, other.Workload.DataSet, other.Workload.PayloadBytes) == (task.Name, task.Surface,
            task.Workload.DataSet, task.Workload.PayloadBytes);

    private static double UnitsOf(CheckTask task) => task.Workload.Size * WorkerLimits.UnitsOf(task.Workload);

    private static SizePeak PeakOf(CheckedRow row) => new(row.Task.Workload.Size, row.Result.PeakResidentBytes);

    private static CheckedRow Ended(CheckTask task, Verdict verdict, Judge judge, string cause) => Checker.Ended(
        task, new JobFrame(task.Row.Name, task.Workload.DataSet, default, 1, task.Surface, Operation.Serialize, ""), verdict, judge, cause);
}
