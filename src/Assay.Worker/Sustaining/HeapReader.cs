using System.Reflection;
using System.Runtime;

namespace Assay.Worker.Sustaining;

/// <summary>Asks the runtime about its heap.</summary>
internal static class HeapReader
{
    private const int LargeObjects = 3;
    private const int Rounds = 2;
    private static readonly int[] CallsOfPass = [64, 8, 1];

    /// <summary>The counter of the runtime's own events reads it; there is no public member.</summary>
    private static readonly MethodInfo? Budget =
        typeof(GC).GetMethod("GetGenerationBudget", BindingFlags.NonPublic | BindingFlags.Static, [typeof(int)]);

    /// <summary>Whether this process runs under the server collector.</summary>
    public static bool IsServer => GCSettings.IsServerGC;

    /// <summary>The budget of generation 0 now, in bytes; null where the runtime does not tell.</summary>
    public static long? Gen0Budget()
    {
        try
        {
            return Budget?.Invoke(null, [0]) switch
            {
                long bytes => bytes,
                ulong bytes => (long)bytes,
                _ => null,
            };
        }
        catch (TargetInvocationException)
        {
            return null;
        }
    }

    /// <summary>Collects everything that nothing refers to, finalized objects too.</summary>
    public static void Settle()
    {
        for (var i = 0; i < Rounds; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        GC.Collect();
    }

    /// <summary>The heap that full collections leave, in bytes.</summary>
    public static long HeldBytes()
    {
        Settle();
        return GC.GetTotalMemory(forceFullCollection: false);
    }

    /// <summary>The longest pause of the last collection of each kind that came after another, in nanoseconds.</summary>
    public static long LongestPauseSince(long index)
    {
        var longest = TimeSpan.Zero;
        foreach (var kind in (ReadOnlySpan<GCKind>)[GCKind.Ephemeral, GCKind.FullBlocking, GCKind.Background])
        {
            var last = GC.GetGCMemoryInfo(kind);
            foreach (var pause in last.PauseDurations)
                longest = last.Index > index && pause > longest ? pause : longest;
        }

        return longest.Ticks * TimeSpan.NanosecondsPerTick;
    }

    /// <summary>Number of the last collection.</summary>
    public static long LastIndex() => GC.GetGCMemoryInfo(GCKind.Any).Index;

    /// <summary>
    /// Bytes that a call allocates on the large-object heap, from its growth between two full collections; null where it cannot be told: a
    /// collection in between would take them away, and the server collector cannot be kept from one.
    /// </summary>
    /// <param name="most">Calls at most: slow ones take too long otherwise.</param>
    public static double? LargeObjectBytes(Action<int> call, int most)
    {
        if (IsServer)
            return null;
        var before = GCSettings.LatencyMode;
        try
        {
            GCSettings.LatencyMode = GCLatencyMode.LowLatency;
            return CallsOfPass.Select(calls => Math.Min(calls, most)).Distinct().Select(calls => Grown(call, calls))
                .FirstOrDefault(grown => grown is not null);
        }
        finally
        {
            GCSettings.LatencyMode = before;
        }
    }

    private static double? Grown(Action<int> call, int calls)
    {
        Settle();
        var held = GC.GetGCMemoryInfo(GCKind.FullBlocking).GenerationInfo[LargeObjects];
        var collections = GC.CollectionCount(GC.MaxGeneration);
        call(calls);
        if (GC.CollectionCount(GC.MaxGeneration) != collections)
            return null;
        GC.Collect();
        var met = GC.GetGCMemoryInfo(GCKind.FullBlocking).GenerationInfo[LargeObjects];
        var grown = met.SizeBeforeBytes - met.FragmentationBeforeBytes - (held.SizeAfterBytes - held.FragmentationAfterBytes);
        return (double)Math.Max(0, grown) / calls;
    }
}
