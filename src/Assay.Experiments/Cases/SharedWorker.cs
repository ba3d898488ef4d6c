using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>A worker that serves one case after the other; after one that ended it, a fresh one serves the next.</summary>
internal sealed class SharedWorker(IWorkerStarter starter, Func<CheckTask, AdapterProgram> programOf,
    Func<WorkloadOptions, WorkerLimits> limits, CancellationToken cancellation) : IDisposable
{
    private IWorker? worker;

    /// <summary>The worker; a fresh one where there is none.</summary>
    public IWorker Open(CheckTask task) =>
        worker ??= starter.Start(programOf(task), WorkerPurpose.Check, limits(task.Workload), cancellation);

    /// <summary>Ends the worker, unless it reported what failed and goes on.</summary>
    public void CloseAfter(WorkerFailedException exception)
    {
        if (!exception.Failure.IsVerdict)
            Dispose();
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        worker?.Dispose();
        worker = null;
    }
}

/// <summary>A shared worker for each program that cases have, started when the first of them needs it.</summary>
internal sealed class SharedWorkers(IWorkerStarter starter, Func<CheckTask, AdapterProgram> programOf,
    Func<WorkloadOptions, WorkerLimits> limits, CancellationToken cancellation) : IDisposable
{
    private readonly Dictionary<AdapterProgram, SharedWorker> workers = [];

    /// <summary>The worker for a case.</summary>
    public SharedWorker For(CheckTask task)
    {
        var program = programOf(task);
        if (!workers.TryGetValue(program, out var worker))
            workers[program] = worker = new SharedWorker(starter, programOf, limits, cancellation);
        return worker;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var worker in workers.Values)
            worker.Dispose();
    }
}
