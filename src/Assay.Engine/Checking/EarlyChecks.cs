using System.Collections.Concurrent;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// Checks rows while others are still built: builds wait for feeds and disks, and what is checked meanwhile need not be waited for
/// afterwards. Before something is measured only where checks are small and stand alone; what stands on smaller sizes, or takes memory
/// that compilers need, has its turn when all is built.
/// </summary>
internal sealed class EarlyChecks : IDisposable
{
    private readonly RunPlan plan;
    private readonly CheckRules rules;
    private readonly CheckStage checks;
    private readonly CheckCounts? counts;
    private readonly Action<RowVerdict> tell;
    private readonly Lock telling = new();
    private readonly Budget budget;
    private readonly TimeProvider clock;
    private readonly Lazy<long> begin;
    private readonly CancellationTokenSource stopping;
    private readonly CheckQueue<PendingCheck> queue = new(one => one.Row.Definition.Project.ProjectFile);
    private readonly TaskCompletionSource<AdapterProgram?> straightLine = new();
    private readonly ConcurrentDictionary<WorkloadOptions, Lazy<int?>> corpora = [];
    private readonly ConcurrentDictionary<CheckTask, CheckedRow> found = [];
    private readonly Task work;
    private volatile bool isOver;

    private EarlyChecks(RunPlan plan, CheckRules rules, RunServices services, CheckStage checks, Action<RowVerdict> tell,
        CancellationToken cancellation)
    {
        (this.plan, this.rules, this.checks, this.tell) = (plan, rules, checks, tell);
        counts = rules.AreWaitedFor ? new CheckCounts(plan, services) : null;
        Served = counts is null ? services : services with { Progress = counts };
        budget = new Budget(plan.ForChecks.Options);
        clock = services.Clock;
        begin = new Lazy<long>(clock.GetTimestamp);
        if (plan.CorpusRow is null)
            straightLine.SetResult(null);
        stopping = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        work = Task.Run(
            () => ParallelWork.ForEach(queue.Take(stopping.Token), CheckStage.AtOnce, Check, stopping.Token), CancellationToken.None);
    }

    /// <summary>What builds stand on meanwhile: builds and checks that somebody waits for are told of together.</summary>
    public RunServices Served { get; }

    /// <summary>Begins; null where the checks of a run are not to be made early.</summary>
    /// <param name="plan">The run, before its rows are built.</param>
    /// <param name="rules">How rows are checked.</param>
    /// <param name="tell">Told each verdict that somebody waits for, one at a time.</param>
    /// <param name="cancellation">Ends checks at work.</param>
    public static EarlyChecks? Begin(RunPlan plan, CheckRules rules, RunServices services, CheckStage checks, Action<RowVerdict> tell,
        CancellationToken cancellation) =>
        rules.AreWaitedFor || (rules.AreEarly && plan.CorpusRow is not null && AreSmall(plan.Options.Workloads))
            ? new EarlyChecks(plan, rules, services, checks, tell, cancellation)
            : null;

    private static bool AreSmall(IReadOnlyList<WorkloadOptions> workloads) =>
        workloads.All(CorpusSizes.IsQuicklyWritten)
            && workloads.GroupBy(workload => (workload.DataSet, workload.PayloadBytes)).All(sizes => sizes.Count() == 1);

    /// <summary>A build ended: its rows are checked, once it is known how large the corpus is.</summary>
    public void Add(BuildRequest request, BuildOutcome outcome)
    {
        if (request == plan.CorpusRow?.Build)
            straightLine.TrySetResult(outcome.Program);
        counts?.Built(request.Project.Name);
        foreach (var row in plan.RowsOf(request, outcome).DistinctBy(row => row.Name))
        {
            foreach (var workload in plan.Options.Workloads)
            {
                if (outcome.Program is AdapterProgram program)
                    queue.Add(new PendingCheck(row, program, outcome, workload));
                else
                    Tell(new RowVerdict(BuildStage.Describe(row, outcome), workload, null));
            }
        }
    }

    /// <summary>
    /// All is built: what somebody waits for is checked to the end; otherwise the checks at work are waited for, and no other begins.
    /// </summary>
    /// <exception cref="BadInputException">A user's sample or factory gave no value.</exception>
    public FoundChecks End()
    {
        Stop(!rules.AreWaitedFor);
        work.GetAwaiter().GetResult();
        return new FoundChecks(found,
            corpora.Where(corpus => corpus.Value.Value is not null)
                .ToDictionary(corpus => corpus.Key, corpus => corpus.Value.Value!.Value))
        {
            Spent = rules.AreWaitedFor ? Spent : TimeSpan.Zero,
        };
    }

    /// <summary>Ends checks at work where the builds failed.</summary>
    public void Dispose()
    {
        Stop(true);
        stopping.Cancel();
        Task.WhenAny(work).Wait(CancellationToken.None);
        stopping.Dispose();
    }

    private void Stop(bool isAtOnce)
    {
        isOver |= isAtOnce;
        straightLine.TrySetResult(null);
        queue.Complete();
    }

    private void Check(PendingCheck one)
    {
        if (checks.KnownOf(one.Row, one.Program, one.Workload) is CheckedRow known)
        {
            found[known.Task] = known;
            counts?.End(one.Row.Name);
            return;
        }

        if (isOver || !HasTime || InstancesOf(one.Workload) is not int instances)
            return;
        counts?.Begin(one.Row.Name);
        var check = checks.Check(one.Row, one.Program, one.Workload, instances, stopping.Token);

        // Before a measurement, nothing is believed until all rows are checked.
        if (rules.AreWaitedFor)
            Interruption.Await(check.Result.Verdict is Verdict.Crash or Verdict.Hang or Verdict.AssayError, stopping.Token);
        if (check.Result.Verdict == Verdict.Hang)
            queue.Defer(one);
        found[check.Task] = check;
        Tell(CheckedVerdict.Of(one.Row, one.Outcome, check));
    }

    private void Tell(RowVerdict verdict)
    {
        if (counts is null)
            return;
        counts.End(verdict.Row.Name);
        lock (telling)
            tell(verdict);
    }

    /// <summary>Before a measurement early checks are free: builds are waited for in any case.</summary>
    private bool HasTime => !rules.AreWaitedFor || budget.Allows(Spent);

    private TimeSpan Spent => clock.GetElapsedTime(begin.Value);

    private int? InstancesOf(WorkloadOptions workload) =>
        (straightLine.Task.GetAwaiter().GetResult() is AdapterProgram probe ? CorpusOf(workload, probe) : null) ?? rules.InstancesUnprobed;

    private int? CorpusOf(WorkloadOptions workload, AdapterProgram probe) =>
        corpora.GetOrAdd(workload, added => new Lazy<int?>(() => checks.CorpusOf(added, probe, stopping.Token))).Value;

    private sealed record PendingCheck(SelectedRow Row, AdapterProgram Program, BuildOutcome Outcome, WorkloadOptions Workload);
}

/// <summary>What early checks found.</summary>
/// <param name="Checks">The rows that need no check any more.</param>
/// <param name="Corpora">The corpus size of workloads.</param>
internal sealed record FoundChecks(IReadOnlyDictionary<CheckTask, CheckedRow> Checks, IReadOnlyDictionary<WorkloadOptions, int> Corpora)
{
    /// <summary>Nothing.</summary>
    public static FoundChecks None { get; } = new(new Dictionary<CheckTask, CheckedRow>(), new Dictionary<WorkloadOptions, int>());

    /// <summary>What they took of the budget.</summary>
    public TimeSpan Spent { get; init; }
}
