using Assay.Engine.Building;

namespace Assay.Engine.Processes;

/// <summary>Starts workers.</summary>
public interface IWorkerStarter
{
    /// <summary>Starts a fresh worker of an adapter program.</summary>
    /// <exception cref="WorkerFailedException">It did not start.</exception>
    IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits);
}
