using System.Runtime.CompilerServices;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Measuring;
using Assay.Worker.Tracing;

namespace Assay.Worker.Jobs;

/// <summary>The warm-up of a job, its batches, and what is asked about them.</summary>
internal sealed class JobTiming(RowJob job) : IDisposable
{
    private Measurement? measurement;
    private JitTrace? trace;

    /// <summary>Runs the operation until it is steady.</summary>
    public WarmedUpFrame WarmUp(long capNanoseconds)
    {
        if (job.Request.IsTraced)
            trace ??= new JitTrace();
        var ready = OpenMeasurement();
        var others = job.Beside.OpenLoops();
        job.Phases.Enter(OperationPhase);
        var warm = ready.WarmUp(capNanoseconds, others);
        job.Phases.Assume(WorkerPhase.Idle);
        trace?.Settle();
        return warm;
    }

    /// <summary>Times one batch.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    // Optimised at once, like all that a measured batch runs and a rehearsal cannot reach.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public BatchFrame TimeBatch(BatchRequest batch)
    {
        var ready = measurement ?? throw new InvalidOperationException("A batch needs a warm-up before it.");
        job.Phases.Enter(OperationPhase);
        return trace is null ? ready.TimeBatch(batch) : TimeTraced(ready, batch);
    }

    /// <summary>Names the methods compiled in and between batches since the warm-up or the last trace.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up, or the job is not traced.</exception>
    public TracedFrame Trace() => measurement is not null && trace is not null
        ? trace.Take(job.FirstOfLoop)
        : throw new InvalidOperationException("A trace needs a warm-up of a job that is traced.");

    /// <summary>Counts the bytes that operations allocate.</summary>
    public AllocatedFrame CountAllocation()
    {
        var ready = OpenMeasurement();
        job.Phases.Enter(OperationPhase);
        return ready.CountAllocation(job.Request.Instances);
    }

    /// <inheritdoc/>
    public void Dispose() => trace?.Dispose();

    private WorkerPhase OperationPhase =>
        job.Request.Operation == Operation.Serialize ? WorkerPhase.Serializing : WorkerPhase.Deserializing;

    private Measurement OpenMeasurement() => measurement ??= new Measurement(job.OpenLoop(), new RuntimeProbe());

    // A batch of no operations is a rehearsal: no method of its own counts.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private BatchFrame TimeTraced(Measurement ready, BatchRequest batch)
    {
        if (batch.Operations == 0)
            return ready.TimeBatch(batch);
        trace!.BeginBatch();
        var frame = ready.TimeBatch(batch);
        trace.EndBatch();
        return frame;
    }
}
