using System.Runtime.CompilerServices;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Measuring;

namespace Assay.Worker.Io;

/// <summary>
/// One transport of a job: the same operation without and with stamps, in turn, so that a slow spell of the machine meets both alike.
/// </summary>
/// <param name="link">What the values pass through.</param>
/// <param name="whole">The operation without stamps.</param>
/// <param name="stamped">The operation with stamps.</param>
/// <param name="clock">Where the stamps go.</param>
internal sealed class TransportMeasurement(
    Transport transport, Link link, OperationLoop whole, OperationLoop stamped, IoClock clock) : IDisposable
{
    private const double BatchNanoseconds = 1_500_000;

    /// <summary>Calls after which tier 0 and the instrumented tier are past, with room for loops that are replaced on the stack.</summary>
    private const int LeastOperations = 200;

    /// <summary>An operation that takes this long is not repeated so often.</summary>
    private const int LeastSlowOperations = 5;
    private const long SlowNanoseconds = 5_000_000;

    /// <summary>One that takes this long is timed in few rounds: it has its precision from its length.</summary>
    private const long VerySlowNanoseconds = 50_000_000;
    private const int RoundsOfVerySlow = 5;
    private readonly List<long> wholes = [];
    private readonly List<long> stampeds = [];
    private readonly List<long> ios = [];
    private readonly List<long> calls = [];
    private int operations = 1;
    private int mostRounds = int.MaxValue;
    private long bytes;
    private IoCause? cause;

    /// <summary>Whether it is still measured.</summary>
    public bool IsAlive => cause is null;

    /// <summary>The operation without stamps.</summary>
    public OperationLoop Whole => whole;

    /// <summary>Runs both until they are past compilation, and fixes the size of batches.</summary>
    /// <param name="nanoseconds">How long at least; operations that are slow run a few times whatever they take.</param>
    public void WarmUp(long nanoseconds)
    {
        long begin = MonotonicClock.Nanoseconds(), elapsed;
        long done = 0, last;
        var step = 1;
        do
        {
            var before = MonotonicClock.Nanoseconds();
            whole.Run(step);
            last = Math.Max(1, (MonotonicClock.Nanoseconds() - before) / step);
            stamped.Run(step);
            done += step;
            step = OperationsIn(Math.Min(BatchNanoseconds, last * 2.0 * step), last);
            elapsed = MonotonicClock.Nanoseconds() - begin;
        }
        while (elapsed < nanoseconds || done < (last > SlowNanoseconds ? LeastSlowOperations : LeastOperations));

        operations = OperationsIn(BatchNanoseconds, last);
        mostRounds = last > VerySlowNanoseconds ? RoundsOfVerySlow : int.MaxValue;
    }

    /// <summary>Times a batch of each, the one first that was second before.</summary>
    public void Measure(int round)
    {
        if (round >= mostRounds)
            return;
        if (round % 2 == 0)
            MeasureWhole();
        MeasureStamped();
        if (round % 2 != 0)
            MeasureWhole();
    }

    /// <summary>Ends it: the batches that it has stay.</summary>
    public void Fail(Exception exception) => cause = IoCause.Of(exception);

    /// <summary>What was measured.</summary>
    public TransportTimes Times()
    {
        var bytesEach = stampeds.Count == 0 ? 0 : (double)bytes / ((long)operations * stampeds.Count);
        TransportTimes times = new(transport, operations, bytesEach, Taken(wholes), Taken(stampeds), Taken(ios), Taken(calls));
        return cause is null ? times : cause.In(times);
    }

    /// <summary>A transport that could not be opened.</summary>
    public static TransportTimes Failed(
        Transport transport, Exception exception) => IoCause.Of(exception).In(new TransportTimes(transport, 1, 0, [], [], [], []));

    public void Dispose() => link.Dispose();

    /// <summary>Rounds that have both batches.</summary>
    private int Pairs => Math.Min(wholes.Count, stampeds.Count);

    private long[] Taken(List<long> values) => [.. values.Take(Pairs)];

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void MeasureWhole()
    {
        var begin = MonotonicClock.Nanoseconds();
        whole.Run(operations);
        wholes.Add(Math.Max(1, MonotonicClock.Nanoseconds() - begin));
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void MeasureStamped()
    {
        (var io, var count, var passed) = (clock.Nanoseconds, clock.Calls, clock.Bytes);
        var begin = MonotonicClock.Nanoseconds();
        stamped.Run(operations);
        stampeds.Add(Math.Max(1, MonotonicClock.Nanoseconds() - begin));
        ios.Add(clock.Nanoseconds - io);
        calls.Add(clock.Calls - count);
        bytes += clock.Bytes - passed;
    }

    private static int OperationsIn(double nanoseconds, double each) =>
        (int)Math.Min(Math.Max(Math.Floor(nanoseconds / each), 1), int.MaxValue);
}
