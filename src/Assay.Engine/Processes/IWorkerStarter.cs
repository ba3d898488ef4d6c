using Assay.Engine.Building;

namespace Assay.Engine.Processes;

/// <summary>Starts workers.</summary>
public interface IWorkerStarter
{
    /// <summary>Starts a fresh worker of an adapter program.</summary>
    /// <param name="program">The program.</param>
    /// <param name="purpose">What the worker is for.</param>
    /// <param name="limits">What it may use.</param>
    /// <param name="cancellation">Ends the worker at once; a request in progress throws <see cref="OperationCanceledException"/>.</param>
    /// <exception cref="WorkerFailedException">It did not start.</exception>
    IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation);
}
