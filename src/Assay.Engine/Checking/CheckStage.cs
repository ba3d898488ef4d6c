using System.Collections.Concurrent;
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
internal sealed class CheckStage
{
    /// <summary>How many rows are checked at once.</summary>
    public const int AtOnce = 2;

    private readonly RunPlan plan;
    private readonly RunServices services;
    private readonly CheckRules rules;
    private readonly Func<WorkloadOptions, double>? unitsOf;
    private readonly ConcurrentDictionary<WorkloadOptions, int> instancesOf = [];
    private readonly Checker checker;

    /// <summary>Checks rows of a plan.</summary>
    /// <param name="plan">The rows and workloads.</param>
    /// <param name="rules">How rows are checked.</param>
    /// <param name="values">What a user's values are; null for data sets.</param>
    public CheckStage(RunPlan plan, RunServices services, CheckRules rules, ValuesResult? values)
    {
        (this.plan, this.services, this.rules) = (plan, services, rules);
        unitsOf = rules.UnitsOf(values);
        checker = new Checker(
            services.Starter,
            new CheckSettings(plan.Options.Seed, services.PayloadFolder, LimitsOf)
            {
                Profile = plan.Options.Profile,
                Operations = plan.Options.Operations,
                Values = plan.Types?.Values ?? ValueSource.DataSet,
                MayKeepValues = plan.Types is null or { Options.IsSampleIncluded: true },
                MayKeepDifferingValues = plan.Types is { Options.IsSampleIncluded: true },
            },
            services.Log);
    }

    /// <summary>What was found while rows were built.</summary>
    public FoundChecks Found { get; init; } = FoundChecks.None;

    /// <summary>What an earlier part of the run found, and need not be found again.</summary>
    public ResultsFile? Earlier { get; init; }

    /// <summary>Whether every row was checked.</summary>
    public bool IsComplete { get; private set; } = true;

    public IReadOnlyList<CheckedRow> Run(IReadOnlyDictionary<BuildRequest, BuildOutcome> builds, CancellationToken cancellation)
    {
        var tasks = Tasks(builds);
        CheckedRow?[] results = [.. tasks.Select(task => Found.Checks.GetValueOrDefault(task) ?? KnownOf(task))];
        int[] left = [.. Enumerable.Range(0, tasks.Count).Where(i => results[i] is null)];
        if (left.Length == 0 && rules.AreWaitedFor)
            return [.. results.OfType<CheckedRow>()];
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Checking);
        Budget budget = new(plan.Options);
        CheckTimes times = new();
        var done = tasks.Count - left.Length;
        var corpora = Corpora(tasks, builds, cancellation);
        SmallerSizes smaller = new(plan, services.Limits, tasks, [.. results.OfType<CheckedRow>()],
            task => Check(task, InstancesOf(task.Workload, corpora), cancellation));
        var queue = CheckQueue<int>.Of(left, i => tasks[i].Row.Project.ProjectFile);
        var begun = 0;
        ParallelWork.ForEach(queue.Take(cancellation), AtOnce, i =>
        {
            var begin = progress.Elapsed;
            if (Interlocked.Increment(ref begun) > AtOnce && !budget.Holds(Found.Spent + begin, times.Of(tasks[i].Workload)))
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
        if (!IsComplete && !rules.AreWaitedFor)
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
        Check(TaskOf(row, program, workload, SurfacesOf(row)[0]), Math.Min(instances, rules.MostInstances), cancellation);

    /// <summary>What an earlier part of the run found of a row; null where it has to be checked.</summary>
    public CheckedRow? KnownOf(SelectedRow row, AdapterProgram program, WorkloadOptions workload) =>
        KnownOf(TaskOf(row, program, workload, SurfacesOf(row)[0]));

    private CheckedRow? KnownOf(CheckTask task) => Earlier?.Checks.FirstOrDefault(check =>
        check.Row == task.Name && check.Workload == task.Workload && check.Surface == task.Surface) is CheckResult known
        ? checker.Known(task, known, Earlier.Rows.First(row => row.Name == task.Name))
        : null;

    private CheckedRow Check(CheckTask task, int instances, CancellationToken cancellation)
    {
        instancesOf[task.Workload] = instances;
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

    /// <summary>What a worker may use: where somebody waits, only a while.</summary>
    private WorkerLimits LimitsOf(WorkloadOptions workload) => unitsOf is not null
        ? services.Limits(workload).OfCheck(unitsOf(workload) * instancesOf.GetValueOrDefault(workload, 1))
        : services.Limits(workload);

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
        Math.Min(corpora.Of(workload), rules.MostInstances);

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
