using System.Runtime.CompilerServices;
using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>One operation of one row from warm-up to the last batch.</summary>
/// <param name="loop">The operation.</param>
/// <param name="probe">Clocks and JIT.</param>
internal sealed class Measurement(OperationLoop loop, IRuntimeProbe probe)
{
    private readonly BatchTimer timer = new(loop, probe);
    private MixedLoops others = new([], probe);
    private WarmedUpFrame? warmedUp;

    /// <summary>Warms up and collects the garbage of doing so.</summary>
    /// <param name="capNanoseconds">Wall time after which it gives up.</param>
    /// <param name="beside">Operations on other data sets, to run beside this one from now on, untimed.</param>
    public WarmedUpFrame WarmUp(long capNanoseconds, params IReadOnlyList<OperationLoop> beside)
    {
        others = new MixedLoops(beside, probe);
        warmedUp = new WarmUp(timer, probe, others).Run(capNanoseconds);
        others.Settle();

        // Compiled here, not in the first batch.
        others.RunBeforeBatch();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        timer.Begin();
        return warmedUp;
    }

    /// <summary>Times one batch.</summary>
    /// <param name="batch">How many operations; none goes the whole way without any, so that the way is compiled before it counts.</param>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public BatchFrame TimeBatch(BatchRequest batch)
    {
        if (warmedUp is null)
            throw new InvalidOperationException("A batch needs a warm-up before it.");
        if (batch.Operations > 0)
            others.RunBeforeBatch();
        return timer.Time(batch.LeadIn, batch.Operations);
    }

    /// <summary>Counts allocated bytes.</summary>
    /// <param name="instances">Instances of the corpus: each should be counted once at least.</param>
    public AllocatedFrame CountAllocation(int instances) => new AllocationPass(loop, probe).Run(instances, isWarm: warmedUp is not null);
}
