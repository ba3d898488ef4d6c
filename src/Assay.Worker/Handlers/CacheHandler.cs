using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Sustaining;

namespace Assay.Worker.Handlers;

/// <summary>Uses a cache of the corpus.</summary>
internal sealed class CacheHandler(WorkerState state)
    : JobHandler<CacheRequest, CacheFrame>(state, CacheRequest.ReadFrom)
{
    public override CacheFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, CacheRequest asked) =>
        new SustainedWork<TPlain, TContract>(job).UseCache(asked);
}
