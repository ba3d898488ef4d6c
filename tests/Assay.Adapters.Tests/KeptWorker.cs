using Assay.Core.Protocol;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests;

/// <summary>A worker that outlives the check that asked for it, unless it fails.</summary>
internal sealed class KeptWorker(IWorker worker) : IWorker
{
    /// <summary>Whether it answers no more.</summary>
    public bool HasFailed { get; private set; }

    public WorkerLimits Limits => worker.Limits;

    public long StartedAt => worker.StartedAt;

    public TAnswer Ask<TAnswer>(Request<TAnswer> request)
    {
        try
        {
            return worker.Ask(request);
        }
        catch (WorkerFailedException)
        {
            HasFailed = true;
            worker.Dispose();
            throw;
        }
    }

    /// <summary>Ends the check's use of it, not the worker.</summary>
    public void Dispose()
    {
    }

    /// <summary>Ends the worker.</summary>
    public void End() => worker.Dispose();
}
