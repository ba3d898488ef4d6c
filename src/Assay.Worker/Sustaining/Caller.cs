using System.Runtime.CompilerServices;
using Assay.Core.Results;
using Assay.Worker.Measuring;

namespace Assay.Worker.Sustaining;

/// <summary>One thread's calls without a break, each timed alone.</summary>
/// <param name="watch">Sees the collections.</param>
/// <param name="end">What ends all threads.</param>
internal sealed class Caller(OperationLoop loop, IRuntimeProbe probe, CollectionWatch watch, CallEnd end)
{
    private readonly long[] counts = new long[LatencyScale.Count];

    /// <summary>Calls so far.</summary>
    public long Calls { get; private set; }

    /// <summary>From the first call of a span to the end of its last, in nanoseconds.</summary>
    public long Nanoseconds { get; private set; }

    /// <summary>The longest call, in nanoseconds.</summary>
    public long Longest { get; private set; }

    /// <summary>Calls in each bucket of <see cref="LatencyScale"/>.</summary>
    public IReadOnlyList<long> Counts => counts;

    /// <summary>Makes some calls that count nowhere, so that threads are at different instances.</summary>
    public void LeadIn(int calls) => Guard(() => loop.Run(calls));

    /// <summary>Calls for some time; the call that is running is ended. An exception ends all threads.</summary>
    public void Call(long nanoseconds) => Guard(() => CallUnguarded(nanoseconds));

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void CallUnguarded(long nanoseconds)
    {
        var begin = probe.ElapsedNanoseconds;
        long last = begin, limit = begin + nanoseconds, calls = 0, longest = 0;
        do
        {
            loop.Run(1);
            var now = probe.ElapsedNanoseconds;
            var time = now - last;
            counts[LatencyScale.IndexOf(time)]++;
            longest = time > longest ? time : longest;
            calls++;
            watch.Look();
            last = now;
        }
        while (last < limit && !end.HasFailed);

        Calls += calls;
        Nanoseconds += last - begin;
        Longest = Math.Max(Longest, longest);
    }

    private void Guard(Action calls)
    {
        try
        {
            if (!end.HasFailed)
                calls();
        }
        catch (Exception exception)
        {
            end.Fail(exception.GetType().Name);
        }
    }
}

/// <summary>What ends the calls of all threads before their time.</summary>
/// <param name="when">Words for the time of an exception, such as <c>when serializing</c>.</param>
internal sealed class CallEnd(string when)
{
    private volatile bool hasFailed;
    private string failure = "";

    /// <summary>Whether a call threw.</summary>
    public bool HasFailed => hasFailed;

    /// <summary>The first exception's type and when it came; empty for none.</summary>
    public string Failure => failure;

    /// <summary>Ends all threads.</summary>
    public void Fail(string type)
    {
        Interlocked.CompareExchange(ref failure, $"{type} {when}", "");
        hasFailed = true;
    }
}
