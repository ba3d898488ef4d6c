using Assay.Core.Protocol;
using Assay.Worker.Rows;

namespace Assay.Worker.Session;

/// <summary>A job that knows batches only, and takes no time for them.</summary>
internal sealed class RehearsalJob(PhaseLine phases) : RowJob
{
    public override BatchFrame TimeBatch(bool isEmpty)
    {
        phases.Enter(WorkerPhase.Idle);
        return new BatchFrame(1, 1, 1, 1, 1, 1, 1);
    }

    public override OpenedFrame Describe() => throw Refusal();

    public override WrittenFrame Write() => throw Refusal();

    public override ComparedFrame Read() => throw Refusal();

    public override WarmedUpFrame WarmUp(long capNanoseconds) => throw Refusal();

    public override AllocatedFrame CountAllocation() => throw Refusal();

    public override MappedFrame TimeMapper() => throw Refusal();

    private static InvalidOperationException Refusal() => new("A rehearsal plays batches only.");
}
