using Assay.Core.Protocol;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Runs the operation until it is steady.</summary>
internal sealed class WarmUpHandler(WorkerState state)
    : RequestHandler<WarmUpRequest, WarmedUpFrame>(WarmUpRequest.ReadFrom)
{
    protected override WarmedUpFrame Answer(WarmUpRequest request) => state.Job.Timing.WarmUp(request.CapNanoseconds);
}
