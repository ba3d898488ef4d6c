namespace Assay.Core.Results;

/// <summary>Calls without a break on some threads.</summary>
public sealed record CallSpan
{
    /// <summary>Threads that call at once at most.</summary>
    public const int MostThreads = 1024;

    /// <summary>The threads.</summary>
    [Between(1, MostThreads)]
    public required int Threads { get; init; }

    /// <summary>Calls of all threads.</summary>
    [AtLeast(1)]
    public required long Calls { get; init; }

    /// <summary>Wall time of the threads together, each from its first call to the end of its last, in nanoseconds.</summary>
    [AtLeast(1)]
    public required long ThreadNanoseconds { get; init; }

    /// <summary>What collections did meanwhile.</summary>
    public required CollectionFacts Collections { get; init; }

    /// <summary>
    /// Heap that full collections left before the span, after it, and after each of two further pieces, in bytes; empty with several
    /// threads.
    /// </summary>
    public IReadOnlyList<long> HeldBytes { get => field ?? []; init; }

    /// <summary>Calls between these moments, one fewer.</summary>
    public IReadOnlyList<long> HeldCalls { get => field ?? []; init; }

    /// <summary>
    /// Times of single calls: the lower ends of the buckets that have calls, in nanoseconds, ascending. A bucket ends where the next one
    /// of the scale begins. The scale has 32 for each doubling, and one for each nanosecond below 32, so that the middle of a bucket is
    /// within 1.6 % of every time in it.
    /// </summary>
    public IReadOnlyList<long> LatencyNanoseconds { get => field ?? []; init; }

    /// <summary>Calls in each of the buckets.</summary>
    [AsLongAs(nameof(LatencyNanoseconds))]
    public IReadOnlyList<long> LatencyCounts { get => field ?? []; init; }

    /// <summary>The longest call, in nanoseconds.</summary>
    public required long LongestNanoseconds { get; init; }

    /// <summary>The type of the first exception and when it came; empty where no call threw. The span ended with it.</summary>
    public string Failure { get => field ?? ""; init; }
}

/// <summary>What the garbage collector did over some time, and what it had chosen.</summary>
public sealed record CollectionFacts
{
    /// <summary>Whether the process ran under the server collector, as the runtime says.</summary>
    public required bool IsServer { get; init; }

    /// <summary>Collections of generation 0 alone.</summary>
    [Signed]
    public required long Gen0 { get; init; }

    /// <summary>Collections of generation 1.</summary>
    [Signed]
    public required long Gen1 { get; init; }

    /// <summary>Collections of generation 2.</summary>
    public required long Gen2 { get; init; }

    /// <summary>Time in which all threads were stopped, in nanoseconds.</summary>
    public required long PauseNanoseconds { get; init; }

    /// <summary>The longest of these pauses, in nanoseconds.</summary>
    public required long LongestPauseNanoseconds { get; init; }

    /// <summary>Collections of which only the last of each kind is known, because several ended within one call.</summary>
    public required long UnseenPauses { get; init; }

    /// <summary>Bytes allocated by all threads.</summary>
    public required long AllocatedBytes { get; init; }

    /// <summary>The runtime's budget of generation 0 afterwards, in bytes; null if it does not report it.</summary>
    [Signed]
    public required long? Gen0BudgetBytes { get; init; }

    /// <summary>Resident size before, in bytes.</summary>
    public required long ResidentBytes { get; init; }

    /// <summary>Peak resident size of the process so far, in bytes.</summary>
    public required long PeakResidentBytes { get; init; }
}

/// <summary>What objects hold on the heap.</summary>
/// <param name="Graphs">Deserialized graphs that were kept at once; 0 for an operation that gives none.</param>
/// <param name="HeldBytes">Heap that they held, in bytes.</param>
/// <param name="PlainHeldBytes">Heap that as many plain graphs held, in bytes.</param>
/// <param name="LargeObjectBytes">Bytes that one call allocates on the large-object heap; null if the runtime does not report it.</param>
public sealed record HeldGraphs(
    int Graphs, [property: Signed] long HeldBytes, [property: Signed] long PlainHeldBytes, double? LargeObjectBytes);

/// <summary>A cache in use: hits on entries at random, and a replaced entry for each nine hits.</summary>
public sealed record EntryCache
{
    /// <summary>Entries.</summary>
    [AtLeast(1)]
    public required int Entries { get; init; }

    /// <summary>Heap that they hold, in bytes.</summary>
    [Signed]
    public required long HeldBytes { get; init; }

    /// <summary>Hits.</summary>
    [AtLeast(1)]
    public required long Hits { get; init; }

    /// <summary>Time of all hits, collections within them included, in nanoseconds.</summary>
    public required long HitNanoseconds { get; init; }

    /// <summary>Entries replaced.</summary>
    public required long Replacements { get; init; }

    /// <summary>Wall time of hits and replacements, in nanoseconds.</summary>
    [AtLeast(1)]
    public required long ElapsedNanoseconds { get; init; }

    /// <summary>What collections did meanwhile.</summary>
    public required CollectionFacts Collections { get; init; }

    /// <summary>
    /// The pause of one full blocking collection with all entries kept, in nanoseconds; 0 if the runtime does not report it.
    /// </summary>
    public required long FullCollectionNanoseconds { get; init; }
}

/// <summary>
/// The buckets of times: 32 for each doubling, so that the middle of a bucket is within 1.6 % of every time in it. Below 32 nanoseconds
/// each has its own.
/// </summary>
public static class LatencyScale
{
    private const int Bits = 5;
    private const int BucketsOfDoubling = 1 << Bits;

    /// <summary>Number of buckets.</summary>
    public const int Count = (64 - Bits) * BucketsOfDoubling;

    /// <summary>The bucket of a time.</summary>
    /// <param name="nanoseconds">The time; below 0 counts as 0.</param>
    public static int IndexOf(long nanoseconds)
    {
        if (nanoseconds < BucketsOfDoubling)
            return (int)Math.Max(0, nanoseconds);
        var doubling = 0;
        for (var rest = nanoseconds; rest >= 2 * BucketsOfDoubling; rest >>= 1)
            doubling++;
        return (doubling * BucketsOfDoubling) + (int)(nanoseconds >> doubling);
    }

    /// <summary>The lower end of a bucket, in nanoseconds.</summary>
    public static long LowerOf(int index) => index < BucketsOfDoubling
        ? index
        : (long)(BucketsOfDoubling + (index % BucketsOfDoubling)) << ((index / BucketsOfDoubling) - 1);

    /// <summary>The middle of the bucket that begins at a time, in nanoseconds.</summary>
    public static double MiddleOf(long lower) => (lower + LowerOf(IndexOf(lower) + 1) - 1) / 2.0;
}
