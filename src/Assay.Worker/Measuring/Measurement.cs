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
    public WarmedUpFrame WarmUp(long capNanoseconds)
    {
        warmedUp = new WarmUp(timer, probe).Run(capNanoseconds);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        timer.Begin();
        return warmedUp;
    }

    /// <summary>Times one batch.</summary>
    /// <param name="batch">How many operations; none goes the whole way without any, so that the way is compiled before it counts.</param>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public BatchFrame TimeBatch(BatchRequest batch) => warmedUp is not null
        ? timer.Time(batch.LeadIn, batch.Operations)
        : throw new InvalidOperationException("A batch needs a warm-up before it.");

    /// <summary>Counts allocated bytes.</summary>
    /// <param name="instances">Instances of the corpus: each should be counted once at least.</param>
    public AllocatedFrame CountAllocation(int instances) => new AllocationPass(loop, probe).Run(instances, isWarm: warmedUp is not null);
}
