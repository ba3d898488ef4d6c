using Assay.Core.Protocol;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Times one batch.</summary>
internal sealed class BatchHandler(WorkerState state)
    : RequestHandler<BatchRequest, BatchFrame>(BatchRequest.ReadFrom)
{
    protected override BatchFrame Answer(BatchRequest request) => state.Job.Timing.TimeBatch(request);
}
