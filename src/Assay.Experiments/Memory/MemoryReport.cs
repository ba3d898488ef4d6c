using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Memory;

/// <summary>
/// Memory, pauses and threads: a table for each data set, size and operation; or caches: a table for each data set, size and collector.
/// </summary>
/// <param name="Processes">Processes planned for each row, operation and collector.</param>
/// <param name="Tables">The tables of calls.</param>
/// <param name="Caches">The tables of caches.</param>
public sealed record MemoryReport(
    MemoryOptions Options, int Processes, IReadOnlyList<MemoryTable> Tables, IReadOnlyList<CacheTable> Caches);

/// <summary>Calls of one operation with one data set.</summary>
/// <param name="Operation">Serialize or deserialize.</param>
/// <param name="Lines">The rows, those that keep most first, then those with the lowest peak; reference rows last.</param>
/// <param name="Missing">Rows without figures, by reason.</param>
public sealed record MemoryTable(
    WorkloadOptions Workload, Operation Operation, IReadOnlyList<MemoryLine> Lines, IReadOnlyList<Unmeasured> Missing);

/// <summary>A row's calls under each collector.</summary>
public sealed record MemoryLine
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How much of the data set it brings back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>Whether its threads share one adapter.</summary>
    public required bool SharesAdapter { get; init; }

    /// <summary>The collectors that it was measured under; at least one.</summary>
    public required IReadOnlyList<CollectorFigures> Collectors { get; init; }

    /// <summary>What a reader should know of it.</summary>
    public required IReadOnlyList<MemoryFinding> Findings { get; init; }

    /// <summary>Why some of its figures are missing, each once.</summary>
    public required IReadOnlyList<string> Limits { get; init; }
}

/// <summary>A row's calls under one collector. Over several processes: medians, unless said otherwise.</summary>
public sealed record CollectorFigures
{
    /// <summary>The collector.</summary>
    public required Collector Collector { get; init; }

    /// <summary>Peak resident size at the end of the calls of one thread, in bytes.</summary>
    public required double PeakBytes { get; init; }

    /// <summary>Resident size before these calls, in bytes.</summary>
    public required double BeforeBytes { get; init; }

    /// <summary>Heap that one deserialized graph holds, in bytes; null where the operation gives none.</summary>
    public required double? HeldBytes { get; init; }

    /// <summary>That heap divided by that of a plain graph; null where the operation gives none.</summary>
    public required double? HeldRatio { get; init; }

    /// <summary>Bytes of one call on the large-object heap; null where the runtime does not tell.</summary>
    public required double? LargeObjectBytes { get; init; }

    /// <summary>Bytes that a call allocates.</summary>
    public required double AllocatedBytes { get; init; }

    /// <summary>Collections of generations 0, 1 and 2 in a thousand calls of one thread.</summary>
    public required IReadOnlyList<double> CollectionsOfThousand { get; init; }

    /// <summary>Collections in all, of one thread.</summary>
    public required long Collections { get; init; }

    /// <summary>The longest pause of any process, in nanoseconds.</summary>
    public required double LongestPause { get; init; }

    /// <summary>The share of the time that is spent in pauses.</summary>
    public required double PauseShare { get; init; }

    /// <summary>Whether a longer pause may have been missed, because many collections ended within one call.</summary>
    public required bool IsLongestUncertain { get; init; }

    /// <summary>The runtime's budget of generation 0 after the calls, in bytes; null where it does not tell.</summary>
    public required double? Gen0BudgetBytes { get; init; }

    /// <summary>Bytes allocated between two collections; null without collections.</summary>
    public required double? BytesBetweenCollections { get; init; }

    /// <summary>Calls by number of threads, ascending from 1.</summary>
    public required IReadOnlyList<ThreadPoint> Threads { get; init; }
}

/// <summary>Calls on some threads at once. Times are percentiles over single calls of all threads and processes.</summary>
/// <param name="CallsPerSecond">Calls of all threads in a second.</param>
/// <param name="Speedup">That rate divided by the rate of one thread.</param>
/// <param name="Median">The median call, in nanoseconds.</param>
/// <param name="P99">99 % of all calls are faster, in nanoseconds.</param>
/// <param name="P999">99.9 % of all calls are faster, in nanoseconds; null below a thousand calls.</param>
/// <param name="Longest">The longest call, in nanoseconds.</param>
public sealed record ThreadPoint(
    int Threads, double CallsPerSecond, double Speedup, double Median, double P99, double? P999, double Longest);

/// <summary>Something that a reader should know of a row.</summary>
/// <param name="Number">Bytes kept of each call, or the share of time in pauses; 0 for threads.</param>
/// <param name="Detail">What went wrong with threads; empty otherwise.</param>
public sealed record MemoryFinding(MemoryFindingKind Kind, double Number, string Detail);

/// <summary>Kinds of findings.</summary>
public enum MemoryFindingKind
{
    /// <summary>The heap grows with each call and never shrinks.</summary>
    Leak,

    /// <summary>A large share of the time is spent in pauses.</summary>
    Pauses,

    /// <summary>Results of threads that share an adapter are wrong, or calls throw.</summary>
    Threads,
}
