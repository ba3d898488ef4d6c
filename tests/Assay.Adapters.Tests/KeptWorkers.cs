using Assay.Engine.Building;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests;

/// <summary>
/// Gives the checks of one row the same workers, one that writes and others that read, for as long as they do not fail: most of a check of
/// small data is the start of its processes. One check at a time.
/// </summary>
internal sealed class KeptWorkers(IWorkerStarter starter) : IWorkerStarter, IDisposable
{
    private readonly List<KeptWorker> kept = [];
    private int asked;

    /// <summary>Begins a check: the first worker that it asks for writes, the next ones read.</summary>
    public void Begin() => asked = 0;

    /// <inheritdoc/>
    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
    {
        var place = asked++;
        if (place == kept.Count)
            kept.Add(Started());
        else if (kept[place].HasFailed)
            kept[place] = Started();
        return kept[place];

        KeptWorker Started() => new(starter.Start(program, purpose, limits, cancellation));
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var worker in kept)
            worker.End();
    }
}
