using Assay.Engine.Building;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests;

/// <summary>
/// Gives the checks of one row the same two workers, one that writes and one that reads, for as long as they do not fail: most of a check of small data is the start of its processes.
/// One check at a time.
/// </summary>
internal sealed class KeptWorkers(IWorkerStarter starter) : IWorkerStarter, IDisposable
{
    private readonly KeptWorker?[] kept = new KeptWorker?[2];
    private int asked;

    /// <summary>Begins a check: the first worker that it asks for writes, the second reads.</summary>
    public void Begin() => asked = 0;

    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
    {
        ref KeptWorker? kept = ref this.kept[asked++];
        if (kept is null or { HasFailed: true })
            kept = new KeptWorker(starter.Start(program, purpose, limits, cancellation));
        return kept;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (KeptWorker? worker in kept)
            worker?.End();
    }
}
