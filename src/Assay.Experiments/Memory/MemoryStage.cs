using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Measuring;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Memory;

/// <summary>Measures memory, pauses and threads, or caches: each process is for one row, operation and collector.</summary>
public sealed class MemoryStage(RunStageContext context) : QueueStage(context)
{
    /// <summary>Instances that eight threads pass around: few, so that all meet.</summary>
    private const int InstancesOfThreads = 8;

    private readonly MemoryOptions options = context.Plan.Options.OwnOf<MemoryOptions>();
    private readonly MemoryRecord record = new(context.Record);
    private IReadOnlyList<MemoryCell> cells = [];

    /// <inheritdoc/>
    protected override void Begin(RunStageInput input) => cells = MemoryCell.Of(Plan, input.Checks);

    /// <inheritdoc/>
    protected override IEnumerable<QueuedProcess> ProcessesOf(int round, CancellationToken cancellation) =>
        cells.Where(cell => !record.Has(cell, round))
            .Select(cell => new QueuedProcess(cell.Name, () => Measure(cell, round, cancellation)));

    private void Measure(MemoryCell cell, int round, CancellationToken cancellation)
    {
        MemoryWorker found = new(cell, options, LimitsOf(cell).ResidentBytes);
        Try(
            $"{cell.Name}, round {round}",
            () =>
            {
                var isSafe = TryThreads(cell, cancellation);
                RetryAfterKill.Of(() => Ask(cell, worker => found.Run(worker, isSafe), cancellation));
                Keep(cell, round, found);
                if (found.Limit.Length > 0)
                    record.Add(cell, new Failure(Verdict.Rejected, found.Limit));
            },
            failure =>
            {
                Keep(cell, round, found);
                record.Add(cell, failure);
            },
            cancellation);
        Context.Save();
    }

    private void Keep(MemoryCell cell, int round, MemoryWorker found)
    {
        if (!found.HasFacts)
            return;
        record.Add(cell, found.Facts(round));
        Count();
    }

    /// <summary>
    /// Sees once, in a process that did nothing else, what eight threads make of one adapter: figures of wrong results say nothing.
    /// </summary>
    private bool TryThreads(MemoryCell cell, CancellationToken cancellation)
    {
        if (options.Threads.Count == 1 || !cell.Empty.SharesAdapter)
            return true;
        if (record.ThreadsOf(cell) is ThreadCheck known)
            return known.IsSafe;
        var check = RetryAfterKill.Of(() => Ask(cell, worker =>
        {
            worker.Ask(new OpenRequest(cell.Job with { Instances = Math.Min(InstancesOfThreads, cell.Job.Instances) }));
            return CheckOf(worker);
        }, cancellation));
        record.Add(cell, check);
        return check.IsSafe;
    }

    // A crash or a hang with eight threads is what they make of it, and no reason not to measure one.
    private static ThreadCheck CheckOf(IWorker worker)
    {
        try
        {
            var tried = worker.Ask(new TrialRequest(TrialKind.Threads));
            return new ThreadCheck(tried.Outcome is TrialOutcome.Same or TrialOutcome.Inapplicable, tried.Detail);
        }
        catch (WorkerFailedException exception)
            when (exception.Failure.Verdict != Verdict.AssayError)
        {
            return new ThreadCheck(false, exception.Failure.Cause);
        }
    }

    private WorkerLimits LimitsOf(MemoryCell cell) => Context.Services.Limits(cell.Empty.Workload).ForOperation(cell.Check.OperationTime);

    private bool Ask(MemoryCell cell, Action<IWorker> ask, CancellationToken cancellation) => Ask(cell, worker =>
    {
        ask(worker);
        return true;
    }, cancellation);

    private T Ask<T>(MemoryCell cell, Func<IWorker, T> ask, CancellationToken cancellation)
    {
        var limits = LimitsOf(cell) with { Settings = CollectorSettings.Of(cell.Empty.Collector, options.Gen0Bytes) };
        using var worker = Context.Services.Starter.Start(cell.Program, WorkerPurpose.Throughput, limits, cancellation);
        return ask(worker);
    }
}
