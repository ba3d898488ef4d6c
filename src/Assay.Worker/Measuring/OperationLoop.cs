using System.Runtime.CompilerServices;

namespace Assay.Worker.Measuring;

/// <summary>Runs one operation again and again over the corpus.</summary>
internal abstract class OperationLoop
{
    /// <summary>Runs operations; goes on in the corpus where the last run ended.</summary>
    /// <param name="operations">How many; 0 does nothing.</param>
    public abstract void Run(int operations);
}

/// <summary>The one loop of every row: the same delegate shape, the same sink.</summary>
/// <param name="operation">One operation on the instance of an index.</param>
/// <param name="instances">Number of instances in the corpus.</param>
/// <typeparam name="TResult">What the operation gives.</typeparam>
internal sealed class OperationLoop<TResult>(Func<int, TResult> operation, int instances) : OperationLoop
{
    private readonly Func<int, TResult> operation = operation;
    private readonly int instances = instances;
    private int next;

    // Optimised at once: a loop that changes its code while it is timed, or that profile-guided inlining treats differently
    // from row to row, would add its own share to the difference of two rows.
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override void Run(int operations)
    {
        var call = operation;
        var index = next;
        for (var i = 0; i < operations; i++)
        {
            Consume(call(index));
            if (++index == instances)
                index = 0;
        }

        next = index;
    }

    /// <summary>One call of what <see cref="Run"/> calls, for its result.</summary>
    public TResult Call(int index) => operation(index);

    // Not inlined, so that no result is dead code; it neither boxes nor keeps what it gets.
    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private static void Consume(TResult result) => _ = result;
}

/// <summary>
/// The same row over other data sets: never timed, but run beside the timed operation, so that the library's call sites see the types of
/// all.
/// </summary>
/// <param name="loops">An operation for each other data set; none for a row that runs alone.</param>
internal sealed class MixedLoops(IReadOnlyList<OperationLoop> loops, IRuntimeProbe probe)
{
    private const double NanosecondsBeforeBatch = 100_000;

    // A call as long as this lets no call site forget, and would only cost time.
    private const double LongestBeforeBatch = 10_000_000;
    private readonly OperationLoop[] loops = [.. loops];
    private readonly double[] typical = new double[loops.Count];
    private readonly int[] beforeBatch = new int[loops.Count];

    /// <summary>
    /// Runs each as a batch of the warm-up ran: as often, but no longer. Single calls alternate with single calls while the runtime still
    /// gathers its profile.
    /// </summary>
    public void Accompany(int operations, long nanoseconds)
    {
        for (var i = 0; i < loops.Length; i++)
            typical[i] = Accompany(loops[i], operations, nanoseconds);
    }

    /// <summary>
    /// Ends the warm-up: fixes how often each runs before a batch, some 0.1 ms, once where an operation takes longer, not at all from 10 ms
    /// on.
    /// </summary>
    public void Settle()
    {
        for (var i = 0; i < loops.Length; i++)
            beforeBatch[i] = typical[i] < LongestBeforeBatch ? (int)Math.Clamp(NanosecondsBeforeBatch / typical[i], 1, int.MaxValue) : 0;
    }

    /// <summary>Runs each some times.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void RunBeforeBatch()
    {
        var others = loops;
        var counts = beforeBatch;
        for (var i = 0; i < others.Length; i++)
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
