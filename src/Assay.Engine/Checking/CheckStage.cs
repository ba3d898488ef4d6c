using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// Checks every row that was built against every workload, two at a time, the reference first. A run's budget limits its checks as well:
/// what is not expected to end within it is not begun.
/// </summary>
internal sealed class CheckStage(RunPlan plan, RunServices services)
{
    /// <summary>How many rows are checked at once.</summary>
    public const int AtOnce = 2;

    private readonly Checker checker = new(
        services.Starter,
        new CheckSettings(plan.Options.Seed, services.PayloadFolder, services.Limits)
        {
            Profile = plan.Options.Profile,
            Operations = plan.Options.Operations,
            Values = plan.Types?.Values ?? ValueSource.DataSet,
            MayKeepValues = plan.Types is null or { Options.IsSampleIncluded: true },
            MayKeepDifferingValues = plan.Types is { Options.IsSampleIncluded: true },
        },
        services.Log);

    /// <summary>What was found while rows were built.</summary>
    public FoundChecks Found { get; init; } = FoundChecks.None;

    /// <summary>Whether every row was checked.</summary>
    public bool IsComplete { get; private set; } = true;

    public IReadOnlyList<CheckedRow> Run(IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Checking);
        var tasks = Tasks(builds);
        CheckedRow?[] results = [.. tasks.Select(task => Found.Checks.GetValueOrDefault(task))];
        int[] left = [.. Enumerable.Range(0, tasks.Count).Where(i => results[i] is null)];
        Budget budget = new(plan.Options);
        CheckTimes times = new();
        var done = tasks.Count - left.Length;
        var corpora = Corpora(tasks, builds, cancellation);
        SmallerSizes smaller = new(plan, services.Limits, tasks, task => Check(task, InstancesOf(task.Workload, corpora), cancellation));
        var queue = CheckQueue<int>.Of(left, i => tasks[i].Row.Project.ProjectFile);
        var begun = 0;
        ParallelWork.ForEach(queue.Take(cancellation), AtOnce, i =>
        {
            var begin = progress.Elapsed;
            if (Interlocked.Increment(ref begun) > AtOnce && !budget.Holds(begin, times.Of(tasks[i].Workload)))
            {
                smaller.Skip(tasks[i]);
                return;
            }

            progress.Report((double)Volatile.Read(ref done) / tasks.Count, tasks[i].Name);
            var check = results[i] = smaller.Check(tasks[i]);
            if (check.Result.Verdict == Verdict.Hang)
                queue.Defer(i);
            times.Add(tasks[i].Workload, progress.Elapsed - begin);
            Interlocked.Increment(ref done);
        }, cancellation);
        IsComplete = done == tasks.Count;
        if (!IsComplete)
            services.Progress.Tell(SentenceOf([.. tasks.Where((_, i) => results[i] is null).Select(task => task.Name).Distinct()]));
        CheckedRow[] checks = [.. results.OfType<CheckedRow>()];
        Interruption.Await(checks.Any(result => !plan.Options.Operations.All(result.IsTimedIn)), cancellation);
        return checks;
    }

    private static string SentenceOf(IReadOnlyList<string> rows) => string.Create(
        CultureInfo.InvariantCulture,
        $"The budget leaves no time to check {rows.Count} {(rows.Count == 1 ? "row" : "rows")}, so "
            + $"{(rows.Count == 1 ? "it is" : "they are")} not measured: {string.Join(", ", rows)}.");

    /// <summary>The corpus size of a workload, by the program of the plan's corpus row; null where it gives none.</summary>
    public int? CorpusOf(WorkloadOptions workload, AdapterProgram straightLine, CancellationToken cancellation) =>
        Probe(StraightLineOf(workload, straightLine), cancellation);

    /// <summary>Checks one row with one workload.</summary>
    public CheckedRow Check(
        SelectedRow row, AdapterProgram program, WorkloadOptions workload, int instances, CancellationToken cancellation) =>
        Check(TaskOf(row, program, workload, SurfacesOf(row)[0]), instances, cancellation);

    private CheckedRow Check(CheckTask task, int instances, CancellationToken cancellation)
    {
        var check = checker.Check(task, instances, cancellation);
        return services.CountTypes(task.Row.Dialect, task.Workload) is CountedTypes types
            ? check with { Result = check.Result with { Members = types.Members, Demand = types.Demand } }
            : check;
    }

    /// <summary>
    /// Every row with every workload, sizes of a data set in ascending order: what small ones take says whether large ones fit.
    /// </summary>
    private List<CheckTask> Tasks(IReadOnlyDictionary<BuildRequest, BuildOutcome> builds)
    {
        List<CheckTask> tasks = [];
        foreach (var workload in plan.Options.Workloads)
        {
            foreach (var row in plan.Rows.DistinctBy(row => row.Name).Where(row => row.Excluded.Length == 0)
                .OrderBy(row => row.Label != plan.Options.Reference))
            {
                if (builds.GetValueOrDefault(row.Build)?.Program is not AdapterProgram program)
                    continue;
                tasks.AddRange(
                    SurfacesOf(row).Select(surface => TaskOf(row, program, workload, surface)));
            }
        }

        return [.. tasks.GroupBy(task => (task.Workload.DataSet, task.Workload.PayloadBytes))
            .SelectMany(sizes => sizes.OrderBy(task => task.Workload.Size))];
    }

    private IReadOnlyList<Surface> SurfacesOf(SelectedRow row) => plan.Experiment.SurfacesOf(plan.Options, row.Definition);

    private static CheckTask TaskOf(SelectedRow row, AdapterProgram program, WorkloadOptions workload, Surface surface) =>
        new(row.Definition, program, workload, surface)
        {
            Name = row.Name,
            Framework = row.Target.Framework,
        };

    private CorpusSizes Corpora(
        List<CheckTask> tasks, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        var straightLine = plan.CorpusRow is null ? null : builds.GetValueOrDefault(plan.CorpusRow.Build)?.Program;
        return new CorpusSizes(task => Probe(task, cancellation), workload => Probes(workload, straightLine, tasks), Found.Corpora);
    }

    private IEnumerable<CheckTask> Probes(WorkloadOptions workload, AdapterProgram? straightLine, List<CheckTask> tasks)
    {
        var others =
            tasks.Where(task => task.Workload.DataSet == workload.DataSet && task.Row.Surfaces.Contains(task.Surface))
            .DistinctBy(task => task.Name).Select(task => task with { Workload = workload });
        return straightLine is null ? others : others.Prepend(StraightLineOf(workload, straightLine));
    }

    private CheckTask StraightLineOf(WorkloadOptions workload, AdapterProgram straightLine) =>
        new(plan.CorpusRow!.Definition, straightLine, workload, plan.CorpusRow.Definition.SurfaceFor(null));

    private int InstancesOf(WorkloadOptions workload, CorpusSizes corpora) =>
        Math.Min(corpora.Of(workload), plan.Experiment.MostInstances);

    private int? Probe(CheckTask probe, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        return checker.CorpusOf(probe with { Surface = probe.Row.SurfaceFor(null) }, cancellation);
    }
}

/// <summary>How long checks take, from those that ended.</summary>
internal sealed class CheckTimes
{
    private readonly Lock adding = new();
    private readonly Dictionary<WorkloadOptions, (TimeSpan Sum, int Count)> ended = [];

    /// <summary>Notes a check that ended.</summary>
    public void Add(WorkloadOptions workload, TimeSpan time)
    {
        lock (adding)
        {
            (var sum, var count) = ended.GetValueOrDefault(workload);
            ended[workload] = (sum + time, count + 1);
        }
    }

    /// <summary>About how long a check with a workload takes: the mean of those that ended; nothing is known before the first.</summary>
    public TimeSpan Of(WorkloadOptions workload)
    {
        lock (adding)
            return ended.TryGetValue(workload, out var known) ? known.Sum / known.Count : TimeSpan.Zero;
    }
}
