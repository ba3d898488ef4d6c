using System.Runtime.CompilerServices;

namespace Assay.Worker.Measuring;

/// <summary>The same row over other data sets: never timed, but run beside the timed operation, so that the library's call sites see the types of all.</summary>
/// <param name="loops">An operation for each other data set; none for a row that runs alone.</param>
/// <param name="probe">The wall clock.</param>
internal sealed class MixedLoops(IReadOnlyList<OperationLoop> loops, IRuntimeProbe probe)
{
    private const double NanosecondsBeforeBatch = 100_000;

    // A call as long as this lets no call site forget, and would only cost time.
    private const double LongestBeforeBatch = 10_000_000;
    private readonly OperationLoop[] loops = [.. loops];
    private readonly double[] typical = new double[loops.Count];
    private readonly int[] beforeBatch = new int[loops.Count];

    /// <summary>Runs each as a batch of the warm-up ran: as often, but no longer. Single calls alternate with single calls while the runtime still gathers its profile.</summary>
    /// <param name="operations">Operations of the batch.</param>
    /// <param name="nanoseconds">Wall time of the batch.</param>
    public void Accompany(int operations, long nanoseconds)
    {
        for (int i = 0; i < loops.Length; i++)
            typical[i] = Accompany(loops[i], operations, nanoseconds);
    }

    /// <summary>Ends the warm-up: fixes how often each runs before a batch, some 0.1 ms, once where an operation takes longer, not at all from 10 ms on.</summary>
    public void Settle()
    {
        for (int i = 0; i < loops.Length; i++)
            beforeBatch[i] = typical[i] < LongestBeforeBatch ? (int)Math.Clamp(NanosecondsBeforeBatch / typical[i], 1, int.MaxValue) : 0;
    }

    /// <summary>Runs each some times.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void RunBeforeBatch()
    {
        OperationLoop[] others = loops;
        int[] counts = beforeBatch;
        for (int i = 0; i < others.Length; i++)
            others[i].Run(counts[i]);
    }

    private double Accompany(OperationLoop loop, int operations, long nanoseconds)
    {
        long start = probe.ElapsedNanoseconds, elapsed;
        int done = 0, step = 1;
        do
        {
            loop.Run(step);
            done += step;
            step = Math.Min(done, operations - done);
            elapsed = probe.ElapsedNanoseconds - start;
        }
        while (step > 0 && elapsed < nanoseconds);

        return (double)Math.Max(1, elapsed) / done;
    }
}
