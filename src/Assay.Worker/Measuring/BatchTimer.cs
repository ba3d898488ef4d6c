using System.Runtime.CompilerServices;
using Assay.Core.Protocol;

namespace Assay.Worker.Measuring;

/// <summary>
/// Times one batch. The same code runs through the warm-up, so that a measured batch compiles and allocates nothing of ours.
/// </summary>
internal sealed class BatchTimer(OperationLoop loop, IRuntimeProbe probe)
{
    private const long Unknown = -1;
    private readonly StackPlaces places = new();
    private long seen = Unknown;

    /// <summary>Ends the warm-up: the next batch is the first whose code matters.</summary>
    public void Begin() => seen = Unknown;

    /// <summary>
    /// Runs the lead-in, then the batch against the clock. Methods count from the end of the batch before: the runtime compiles while the
    /// worker sleeps, too.
    /// </summary>
    /// <param name="leadIn">Untimed operations before: caches and branch predictors come back after the worker slept.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public BatchFrame Time(int leadIn, int operations)
    {
        Span<byte> above = stackalloc byte[places.Next()];
        StackPlaces.Keep(above);
        loop.Run(leadIn);

        // Code that changed before the first batch is the code of all.
        var methods = seen == Unknown ? probe.MethodsCompiled : seen;
        var switches = probe.InvoluntarySwitches;
        int gen0 = probe.Collections(0), gen1 = probe.Collections(1), gen2 = probe.Collections(2);
        var pause = probe.PauseNanoseconds;
        var cpu = probe.CpuNanoseconds;
        var start = probe.ElapsedNanoseconds;

        loop.Run(operations);

        var elapsed = probe.ElapsedNanoseconds - start;
        cpu = probe.CpuNanoseconds - cpu;
        pause = probe.PauseNanoseconds - pause;
        gen0 = probe.Collections(0) - gen0;
        gen1 = probe.Collections(1) - gen1;
        gen2 = probe.Collections(2) - gen2;
        switches = probe.InvoluntarySwitches - switches;
        seen = probe.MethodsCompiled;

        // The runtime counts a collection in its generation and in all below.
        return new BatchFrame(elapsed, cpu, pause, gen0 - gen1, gen1 - gen2, gen2, (int)switches, (int)(seen - methods));
    }
}

/// <summary>
/// Moves the stack from batch to batch over a page. Where a frame's locals lie in a page decides whether the processor takes their writes
/// for writes to other data at the same place of another page, and waits (4K aliasing). A process whose stack stayed where it began would
/// be slow or fast for its whole life; one that moves has as many slow batches as any other. Mytkowicz et al., "Producing Wrong Data
/// Without Doing Anything Obviously Wrong!", ASPLOS 2009.
/// </summary>
internal sealed class StackPlaces
{
    /// <summary>What the runtime aligns a frame to, in bytes.</summary>
    internal const int Step = 16;

    /// <summary>Steps in a page.</summary>
    internal const int Places = 256;

    // Odd, so that every place comes once in 256 batches, and near the golden section, so that any few batches lie evenly over the page.
    private const int Stride = 159;
    private int place;

    /// <summary>Bytes to leave free above the next batch: from one step to a page.</summary>
    public int Next()
    {
        place = (place + Stride) % Places;
        return (place + 1) * Step;
    }

    /// <summary>Not inlined, so that the compiler leaves the bytes free.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Keep(Span<byte> bytes) => _ = bytes;
}

/// <summary>Counts what operations allocate, apart from any timing.</summary>
internal sealed class AllocationPass(OperationLoop loop, IRuntimeProbe probe)
{
    private const long LeastNanoseconds = 15_000_000;
    private const long MostNanoseconds = 60_000_000;
    private const int LargestStep = 1024;

    /// <summary>
    /// Runs whole rounds of the corpus where time allows: instances are of equal size, so that those left out would change little.
    /// </summary>
    /// <param name="instances">Instances of the corpus.</param>
    /// <param name="isWarm">Whether a warm-up filled the library's caches; otherwise a pass before the counted one does.</param>
    public AllocatedFrame Run(int instances, bool isWarm)
    {
        if (!isWarm)
            RunOperations(instances);
        var thread = probe.ThreadAllocatedBytes;
        var process = probe.ProcessAllocatedBytes;
        var operations = RunOperations(instances);
        thread = probe.ThreadAllocatedBytes - thread;
        process = probe.ProcessAllocatedBytes - process;
        return new AllocatedFrame((double)thread / operations, (double)process / operations, operations);
    }

    private long RunOperations(int instances)
    {
        var start = probe.ElapsedNanoseconds;
        long operations = 0, elapsed;
        var step = 1;
        do
        {
            loop.Run(step);
            operations += step;
            step = (int)Math.Min(LargestStep, operations);
            elapsed = probe.ElapsedNanoseconds - start;
        }
        while (elapsed < MostNanoseconds && (elapsed < LeastNanoseconds || operations < instances));

        return operations;
    }
}
