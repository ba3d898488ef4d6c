using Assay.Core.Protocol;
using Assay.Engine.Building;

namespace Assay.Engine.Workers;

/// <summary>One worker: answers requests one after the other, until it fails or is disposed of.</summary>
public interface IWorker : IDisposable
{
    /// <summary>What it may use.</summary>
    WorkerLimits Limits { get; }

    /// <summary>A moment before its process was started, by <see cref="MonotonicClock"/>.</summary>
    long StartedAt { get; }

    /// <summary>Asks the worker and waits for its answer.</summary>
    /// <exception cref="WorkerFailedException">It gave none.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    TAnswer Ask<TAnswer>(Request<TAnswer> request);
}

/// <summary>What the first calls of a fresh worker cost.</summary>
/// <param name="ToMainNanoseconds">From before its process was started to its main method.</param>
/// <param name="Types">What each type cost, in the order of the request.</param>
public sealed record WorkerStart(long ToMainNanoseconds, IReadOnlyList<FirstUse> Types)
{
    /// <summary>The budget of generation 0 after all calls, in bytes; null where the runtime does not tell.</summary>
    public long? Gen0BudgetBytes { get; init; }

    /// <summary>Asks a worker that did nothing else.</summary>
    /// <exception cref="WorkerFailedException">It failed.</exception>
    public static WorkerStart Of(IWorker worker, StartRequest request)
    {
        var started = worker.Ask(request);
        return new WorkerStart(started.MainAt - worker.StartedAt, started.Types) { Gen0BudgetBytes = started.Gen0BudgetBytes };
    }
}

/// <summary>Starts workers.</summary>
public interface IWorkerStarter
{
    /// <summary>Starts a fresh worker of an adapter program.</summary>
    /// <param name="purpose">What the worker is for.</param>
    /// <param name="cancellation">Ends the worker at once; a request in progress throws <see cref="OperationCanceledException"/>.</param>
    /// <exception cref="WorkerFailedException">It did not start.</exception>
    IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation);
}

/// <summary>What a worker is started for; it decides the runtime settings.</summary>
public enum WorkerPurpose
{
    /// <summary>A check: the heap is limited.</summary>
    Check,

    /// <summary>A check once more, to see who threw: nothing is optimized, so each method stands on the stack.</summary>
    Trace,

    /// <summary>Throughput: tiering does not wait for a quiet start-up.</summary>
    Throughput,

    /// <summary>First calls: the runtime's own settings and no other.</summary>
    Startup,
}
