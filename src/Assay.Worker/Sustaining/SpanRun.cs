using Assay.Core.Results;
using Assay.Worker.Measuring;

namespace Assay.Worker.Sustaining;

/// <summary>Calls without a break on some threads at once.</summary>
/// <param name="loops">The operation, once for each thread.</param>
/// <param name="probe">Clocks and counters.</param>
/// <param name="when">Words for the time of an exception, such as <c>when serializing</c>.</param>
internal sealed class SpanRun(IReadOnlyList<OperationLoop> loops, IRuntimeProbe probe, string when)
{
    /// <summary>As much as the main thread has on most systems: deep graphs need it.</summary>
    private const int StackBytes = 8 << 20;

    /// <summary>Pieces after the span in which the heap is looked at again: what fills once does not grow in each.</summary>
    private const int FurtherPieces = 2;

    private readonly CollectionWatch watch = new(probe);
    private readonly CallEnd end = new(when);

    /// <summary>
    /// Calls for some time. With one thread, the heap is looked at before, after, and after each of two pieces of half that time.
    /// </summary>
    public CallSpan Run(long nanoseconds)
    {
        Caller[] callers = [.. loops.Select(loop => new Caller(loop, probe, watch, end))];
        List<long> held = new(FurtherPieces + 2), calls = new(FurtherPieces + 1);
        Caller further = new(loops[0], probe, watch, end);
        for (var i = 0; i < callers.Length; i++)
            callers[i].LeadIn(i + 1);
        if (callers.Length == 1)
            held.Add(HeapReader.HeldBytes());
        watch.Begin();
        Call(callers, nanoseconds);
        var collections = watch.End();
        if (callers.Length == 1)
            LookAtHeap(callers[0], further, nanoseconds / 2, held, calls);
        return Facts(callers, collections, held, calls);
    }

    private static void Call(Caller[] callers, long nanoseconds)
    {
        if (callers.Length == 1)
        {
            callers[0].Call(nanoseconds);
            return;
        }

        using Barrier start = new(callers.Length);
        Thread[] threads = [.. callers.Select(caller => new Thread(() =>
        {
            start.SignalAndWait();
            caller.Call(nanoseconds);
        }, StackBytes))];
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
    }

    private static void LookAtHeap(Caller caller, Caller further, long nanoseconds, List<long> held, List<long> calls)
    {
        held.Add(HeapReader.HeldBytes());
        calls.Add(caller.Calls);
        for (var i = 0; i < FurtherPieces; i++)
        {
            var before = further.Calls;
            further.Call(nanoseconds);
            held.Add(HeapReader.HeldBytes());
            calls.Add(further.Calls - before);
        }
    }

    private CallSpan Facts(Caller[] callers, CollectionFacts collections, List<long> held, List<long> calls)
    {
        int[] used = [.. Enumerable.Range(0, LatencyScale.Count).Where(index => Array.Exists(callers, caller => caller.Counts[index] > 0))];
        return new CallSpan
        {
            Threads = callers.Length,
            Calls = callers.Sum(caller => caller.Calls),
            ThreadNanoseconds = callers.Sum(caller => caller.Nanoseconds),
            Collections = collections,
            HeldBytes = held,
            HeldCalls = calls,
            LatencyNanoseconds = [.. used.Select(LatencyScale.LowerOf)],
            LatencyCounts = [.. used.Select(index => callers.Sum(caller => caller.Counts[index]))],
            LongestNanoseconds = callers.Max(caller => caller.Longest),
            Failure = end.Failure,
        };
    }
}
