using System.Diagnostics;
using System.Diagnostics.Tracing;

namespace Assay.Worker.Exercises;

/// <summary>
/// What the runtime tells of allocations: the type and the size of about one in each 100 kB, and of every large one. A tenth of a second
/// may pass until it does.
/// </summary>
internal sealed class AllocationWatch : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const EventKeywords Collector = (EventKeywords)1;

    /// <summary>Long enough for an event to arrive.</summary>
    private static readonly TimeSpan Arrival = TimeSpan.FromMilliseconds(500);
    private readonly object access = new();
    private string? awaited;
    private bool isSeen;
    private long largestBytes;

    /// <summary>Begins anew, after what went before was told.</summary>
    /// <param name="type">The type that is awaited; null for none.</param>
    public void Begin(Type? type)
    {
        Thread.Sleep(Arrival);
        lock (access)
            (awaited, isSeen, largestBytes) = (type?.FullName, false, 0);
    }

    /// <summary>Whether an object of the awaited type was allocated by now, as far as the runtime tells.</summary>
    public bool WasSeenByNow()
    {
        for (var begin = Stopwatch.GetTimestamp(); !IsSeen && Stopwatch.GetElapsedTime(begin) < Arrival;)
            Thread.Sleep(10);
        return IsSeen;
    }

    /// <summary>The largest allocation since the beginning, in bytes; 0 where the runtime told none.</summary>
    public long LargestBytes()
    {
        Thread.Sleep(Arrival);
        lock (access)
            return largestBytes;
    }

    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == Runtime)
            EnableEvents(eventSource, EventLevel.Verbose, Collector);
    }

    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventName?.StartsWith("GCAllocationTick", StringComparison.Ordinal) != true)
            return;
        var type = ValueOf(eventData, "TypeName") as string;
        var size = ValueOf(eventData, "ObjectSize") is ulong bytes ? bytes : 0;
        lock (access)
        {
            isSeen |= type is not null && type == awaited;
            largestBytes = Math.Max(largestBytes, (long)size);
        }
    }

    private bool IsSeen
    {
        get
        {
            lock (access)
                return isSeen;
        }
    }

    private static object? ValueOf(
        EventWrittenEventArgs told, string name) => told.PayloadNames?.IndexOf(name) is >= 0 and int place ? told.Payload?[place] : null;
}
