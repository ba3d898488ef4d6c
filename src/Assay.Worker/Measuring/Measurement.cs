using System.Runtime.CompilerServices;
using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>One operation of one row from warm-up to the last batch.</summary>
/// <param name="loop">The operation.</param>
/// <param name="probe">Clocks and JIT.</param>
internal sealed class Measurement(OperationLoop loop, IRuntimeProbe probe)
{
    private readonly BatchTimer timer = new(loop, probe);
    private WarmedUpFrame? warmedUp;

    /// <summary>Warms up and collects the garbage of doing so.</summary>
    /// <param name="capNanoseconds">Wall time after which it gives up.</param>
    /// <param name="rehearse">Runs what surrounds a measured batch, so that it is compiled to its last tier before.</param>
    public WarmedUpFrame WarmUp(long capNanoseconds, Action rehearse)
    {
        warmedUp = new WarmUp(timer, probe, rehearse).Run(capNanoseconds);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        timer.Begin();
        return warmedUp;
    }

    /// <summary>Times one batch.</summary>
    /// <param name="isEmpty">Whether to go the whole way without any operation, so that the way is compiled before it counts.</param>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public BatchFrame TimeBatch(bool isEmpty) => warmedUp is { } size
        ? timer.Time(isEmpty ? 0 : size.OperationsPerLeadIn, isEmpty ? 0 : size.OperationsPerBatch)
        : throw new InvalidOperationException("A batch needs a warm-up before it.");

    /// <summary>Counts allocated bytes.</summary>
    /// <param name="instances">Instances of the corpus: each should be counted once at least.</param>
    public AllocatedFrame CountAllocation(int instances) => new AllocationPass(loop, probe).Run(instances, isWarm: warmedUp is not null);
}
