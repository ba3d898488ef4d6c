using System.Collections.Concurrent;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// Checks rows while others are still built: builds wait for feeds and disks, and what is checked meanwhile need not be waited for
/// afterwards. Only in runs whose checks are small and stand alone; what stands on smaller sizes, or takes memory that compilers need, has
/// its turn when all is built.
/// </summary>
internal sealed class EarlyChecks : IDisposable
{
    private readonly RunPlan plan;
    private readonly SelectedRow corpusRow;
    private readonly CheckStage checks;
    private readonly CancellationTokenSource stopping;
    private readonly BlockingCollection<(BuildRequest Request, BuildOutcome Outcome)> built = [];
    private readonly TaskCompletionSource<AdapterProgram?> straightLine = new();
    private readonly ConcurrentDictionary<WorkloadOptions, Lazy<int?>> corpora = [];
    private readonly ConcurrentDictionary<CheckTask, CheckedRow> found = [];
    private readonly Task work;
    private volatile bool isOver;

    private EarlyChecks(RunPlan plan, SelectedRow corpusRow, RunServices services, CancellationToken cancellation)
    {
        (this.plan, this.corpusRow) = (plan, corpusRow);
        checks = new CheckStage(plan.ForChecks, services);
        stopping = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        work = Task.Run(
            () => ParallelWork.ForEach(built.GetConsumingEnumerable(stopping.Token), CheckStage.AtOnce,
                one => Check(one.Request, one.Outcome), stopping.Token), CancellationToken.None);
    }

    /// <summary>Begins; null where the checks of a run are not to be made early.</summary>
    /// <param name="plan">The run, before its rows are built.</param>
    /// <param name="services">What it stands on.</param>
    /// <param name="cancellation">Ends checks at work.</param>
    public static EarlyChecks? Begin(RunPlan plan, RunServices services, CancellationToken cancellation) =>
        plan.Experiment.ChecksEarly && plan.CorpusRow is SelectedRow corpusRow && AreSmall(plan.Options.Workloads)
            ? new EarlyChecks(plan, corpusRow, services, cancellation)
            : null;

    private static bool AreSmall(IReadOnlyList<WorkloadOptions> workloads) =>
        workloads.All(CorpusSizes.IsQuicklyWritten)
            && workloads.GroupBy(workload => (workload.DataSet, workload.PayloadBytes)).All(sizes => sizes.Count() == 1);

    /// <summary>A build ended: its rows are checked, once it is known how large the corpus is.</summary>
    public void Add(BuildRequest request, BuildOutcome outcome)
    {
        if (request == corpusRow.Build)
            straightLine.TrySetResult(outcome.Program);
        built.Add((request, outcome));
    }

    /// <summary>All is built: waits for the checks at work, and begins no other.</summary>
    /// <exception cref="BadInputException">A user's sample or factory gave no value.</exception>
    public FoundChecks End()
    {
        Stop();
        work.GetAwaiter().GetResult();
        return new FoundChecks(found,
            corpora.Where(corpus => corpus.Value.Value is not null)
                .ToDictionary(corpus => corpus.Key, corpus => corpus.Value.Value!.Value));
    }

    /// <summary>Ends checks at work where the builds failed.</summary>
    public void Dispose()
    {
        Stop();
        stopping.Cancel();
        Task.WhenAny(work).Wait(CancellationToken.None);
        stopping.Dispose();
        built.Dispose();
    }

    private void Stop()
    {
        isOver = true;
        straightLine.TrySetResult(null);
        built.CompleteAdding();
    }

    private void Check(BuildRequest request, BuildOutcome outcome)
    {
        if (outcome.Program is not AdapterProgram program || straightLine.Task.GetAwaiter().GetResult() is not AdapterProgram probe)
            return;
        foreach (var row in plan.RowsOf(request, outcome).DistinctBy(row => row.Name))
        {
            foreach (var workload in plan.Options.Workloads.TakeWhile(_ => !isOver))
            {
                if (CorpusOf(workload, probe) is not int instances)
                    continue;
                var check = checks.Check(row, program, workload, instances, stopping.Token);
                found[check.Task] = check;
            }
        }
    }

    private int? CorpusOf(WorkloadOptions workload, AdapterProgram probe) =>
        corpora.GetOrAdd(workload, added => new Lazy<int?>(() => checks.CorpusOf(added, probe, stopping.Token))).Value;
}

/// <summary>What early checks found.</summary>
/// <param name="Checks">The rows that need no check any more.</param>
/// <param name="Corpora">The corpus size of workloads.</param>
internal sealed record FoundChecks(IReadOnlyDictionary<CheckTask, CheckedRow> Checks, IReadOnlyDictionary<WorkloadOptions, int> Corpora)
{
    /// <summary>Nothing.</summary>
    public static FoundChecks None { get; } = new(new Dictionary<CheckTask, CheckedRow>(), new Dictionary<WorkloadOptions, int>());
}
