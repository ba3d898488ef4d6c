using System.Runtime.CompilerServices;
using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>Times one batch. The same code runs through the warm-up, so that a measured batch compiles and allocates nothing of ours.</summary>
internal sealed class BatchTimer(OperationLoop loop, IRuntimeProbe probe)
{
    /// <summary>Runs the lead-in, then the batch against the clock.</summary>
    /// <param name="leadIn">Untimed operations before: caches and branch predictors come back after the worker slept.</param>
    /// <param name="operations">Timed operations.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public BatchFrame Time(int leadIn, int operations)
    {
        loop.Run(leadIn);
        long methods = probe.MethodsCompiled;
        int gen0 = probe.Collections(0), gen1 = probe.Collections(1), gen2 = probe.Collections(2);
        long pause = probe.PauseNanoseconds;
        long cpu = probe.CpuNanoseconds;
        long start = probe.ElapsedNanoseconds;

        loop.Run(operations);

        long elapsed = probe.ElapsedNanoseconds - start;
        cpu = probe.CpuNanoseconds - cpu;
        pause = probe.PauseNanoseconds - pause;
        gen0 = probe.Collections(0) - gen0;
        gen1 = probe.Collections(1) - gen1;
        gen2 = probe.Collections(2) - gen2;

        // The runtime counts a collection in its generation and in all below.
        return new BatchFrame(elapsed, cpu, pause, gen0 - gen1, gen1 - gen2, gen2, (int)(probe.MethodsCompiled - methods));
    }
}
