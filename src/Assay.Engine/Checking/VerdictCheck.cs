using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// Finds the verdicts of a plan's rows as a run does, each as soon as its program is built. Nothing is timed, and nothing is kept.
/// </summary>
/// <param name="plan">The rows, workloads and surface.</param>
/// <param name="services">What it stands on.</param>
public sealed class VerdictCheck(RunPlan plan, RunServices services)
{
    /// <summary>
    /// Instances where the straight-line row cannot carry the data, such as objects that contain themselves: enough to meet what few
    /// samples hold.
    /// </summary>
    private const int InstancesWithoutProbe = 64;

    /// <summary>
    /// Most instances of a corpus, unless a user has more values: a run writes and reads all that it will time, which may be thousands, and
    /// they tell nothing else of a verdict.
    /// </summary>
    private const int MostInstances = 256;

    private readonly CheckCounts counts = new(plan, services);

    /// <summary>What a user's values are, and which members none of them fills; null before they are known, and for data sets.</summary>
    public ValuesResult? Values { get; private set; }

    /// <summary>Builds and checks; gives the verdicts in the order of rows and workloads.</summary>
    /// <param name="found">Told each verdict as soon as it is there, one at a time.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="BadInputException">A user's own types have no values, or a version does not exist; the sentence says
    /// why.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<RowVerdict> Execute(Action<RowVerdict> found, CancellationToken cancellation)
    {
        Values = plan.Types is OwnTypes types ? new ValuesStage(plan, services, types).Run(cancellation) : null;
        var corpora = Corpora(Math.Max(MostInstances, Values?.Count ?? 0), cancellation);
        Dictionary<(RowId Row, WorkloadOptions Workload), RowVerdict> verdicts = [];
        Lock adding = new();
        void Add(RowVerdict verdict)
        {
            lock (adding)
            {
                if (verdicts.TryAdd((verdict.Row.AskedId(), verdict.Workload), verdict))
                    found(verdict);
            }
        }

        CheckStage checks = new(plan, services.ForChecks(workload => UnitsOf(workload) * corpora[workload]));
        CheckWhileBuilding((one, stop) => checks.Check(one.Row, one.Program, one.Workload, corpora[one.Workload], stop), Add, cancellation);
        foreach (var row in plan.Rows.Where(row => row.Excluded.Length > 0))
            AddMissing(row, null, Add);
        return [.. plan.Options.Workloads.SelectMany(workload => plan.Rows.Select(row => verdicts.GetValueOrDefault((row.Id, workload))))
            .OfType<RowVerdict>()];
    }

    private double UnitsOf(WorkloadOptions workload) => workload.Size * (Values?.ObjectCount ?? WorkerLimits.UnitsOf(workload));

    private void CheckWhileBuilding(
        Func<PendingCheck, CancellationToken, CheckedRow> check, Action<RowVerdict> add, CancellationToken cancellation)
    {
        using var both = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        CheckQueue<PendingCheck> queue = new(one => one.Row.Definition.Project.ProjectFile);
        var building = Task.Run(() => Build(queue, add, both.Token), CancellationToken.None);
        try
        {
            ParallelWork.ForEach(queue.Take(both.Token), CheckStage.AtOnce, one =>
            {
                counts.Begin(one.Row.Name);
                var found = check(one, both.Token);
                Interruption.Await(found.Result.Verdict is Verdict.Crash or Verdict.Hang or Verdict.AssayError, both.Token);
                if (found.Result.Verdict == Verdict.Hang)
                    queue.Defer(one);
                counts.End(one.Row.Name);
                add(CheckedVerdict.Of(one.Row, one.Outcome, found));
            }, both.Token);
        }
        catch
        {
            both.Cancel();
            ((IAsyncResult)building).AsyncWaitHandle.WaitOne();
            throw;
        }

        building.GetAwaiter().GetResult();
    }

    private void Build(CheckQueue<PendingCheck> queue, Action<RowVerdict> add, CancellationToken cancellation)
    {
        try
        {
            var builds = new BuildStage(plan with { CorpusRow = null }, services with { Progress = counts }).Run(
                cancellation, (request, outcome) => Add(request, outcome, queue, add));
            if (Substitutes.Sentence(BuildStage.Describe(plan.Rows, builds)) is { Length: > 0 } sentence)
                services.Progress.Tell(sentence);
        }
        finally
        {
            queue.Complete();
        }
    }

    /// <summary>A build ended: its rows can be checked, or are missing.</summary>
    private void Add(BuildRequest request, BuildOutcome outcome, CheckQueue<PendingCheck> queue, Action<RowVerdict> add)
    {
        counts.Built(request.Project.Name);
        foreach (var row in plan.RowsOf(request, outcome))
        {
            if (outcome.Program is not AdapterProgram program)
            {
                AddMissing(row, outcome, add);
                continue;
            }

            foreach (var workload in plan.Options.Workloads)
                queue.Add(new PendingCheck(row, program, outcome, workload));
        }
    }

    /// <summary>
    /// One corpus size a workload for all rows, as in a run but no larger than is needed; a fixed one where the straight-line row cannot
    /// tell.
    /// </summary>
    private Dictionary<WorkloadOptions, int> Corpora(int most, CancellationToken cancellation)
    {
        CheckStage checks = new(plan, services);
        var straightLine = plan.CorpusRow is null ? null
            : services.Build(WithFirst(plan.CorpusRow.Build), request => counts.Report(0, request.Project.Name, null),
                cancellation)[plan.CorpusRow.Build].Program;
        return plan.Options.Workloads.ToDictionary(
            workload => workload,
            workload => Math.Min(
                    most, (straightLine is null ? null : checks.CorpusOf(workload, straightLine, cancellation)) ?? InstancesWithoutProbe));
    }

    /// <summary>A program that all others wait for, and as many of these as are built in the time of one.</summary>
    private IReadOnlyList<BuildRequest> WithFirst(BuildRequest awaited) =>
    [
        awaited,
        .. plan.Rows.Where(row => row.Excluded.Length == 0).Select(row => row.Build).Distinct()
            .Where(request => request != awaited && request.Target.PackageVersion is null).Take(AdapterBuilder.AtOnce - 1),
    ];

    private void AddMissing(SelectedRow row, BuildOutcome? outcome, Action<RowVerdict> add)
    {
        foreach (var workload in plan.Options.Workloads)
        {
            counts.End(row.Name);
            add(new RowVerdict(BuildStage.Describe(row, outcome), workload, null));
        }
    }

    private sealed record PendingCheck(SelectedRow Row, AdapterProgram Program, BuildOutcome Outcome, WorkloadOptions Workload);
}
