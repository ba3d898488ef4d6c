using Assay.Core.Protocol;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Names the methods compiled in and between batches since the warm-up or the last trace.</summary>
internal sealed class TraceHandler(WorkerState state)
    : RequestHandler<TraceRequest, TracedFrame>(static _ => new TraceRequest())
{
    protected override TracedFrame Answer(TraceRequest request) => state.Job.Timing.Trace();
}
