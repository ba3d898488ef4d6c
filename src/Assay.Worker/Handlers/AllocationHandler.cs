using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Sustaining;

namespace Assay.Worker.Handlers;

/// <summary>Counts the bytes that operations allocate.</summary>
internal sealed class AllocationHandler(WorkerState state)
    : RequestHandler<AllocationRequest, AllocatedFrame>(static _ => new AllocationRequest())
{
    protected override AllocatedFrame Answer(AllocationRequest request) =>
        state.Job.Timing.CountAllocation() with { Gen0BudgetBytes = HeapReader.Gen0Budget() };
}
