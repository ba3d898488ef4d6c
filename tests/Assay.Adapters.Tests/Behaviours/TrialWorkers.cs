using Assay.Core.Adapters;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests.Behaviours;

/// <summary>
/// The workers of a row's trials: one for what threads do with an operation, so that what the library makes at its first call is made by
/// all of them at once, and one for everything else. Each goes from root to root.
/// </summary>
internal sealed class TrialWorkers : IDisposable
{
    private readonly KeptWorkers calm = new(new WorkerStarter());
    private readonly Dictionary<Operation, KeptWorkers> shared = new()
    {
        [Operation.Serialize] = new KeptWorkers(new WorkerStarter()),
        [Operation.Deserialize] = new KeptWorkers(new WorkerStarter()),
    };

    /// <summary>The worker for everything but threads, for the next root.</summary>
    public IWorkerStarter Next() => Begun(calm);

    /// <summary>The worker for threads that share an operation, for the next root.</summary>
    public IWorkerStarter Next(Operation operation) => Begun(shared[operation]);

    /// <inheritdoc/>
    public void Dispose()
    {
        calm.Dispose();
        foreach (var workers in shared.Values)
            workers.Dispose();
    }

    private static KeptWorkers Begun(KeptWorkers workers)
    {
        workers.Begin();
        return workers;
    }
}
