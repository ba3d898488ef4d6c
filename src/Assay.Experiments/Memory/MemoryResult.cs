using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Memory;

/// <summary>What <c>assay run memory</c> was asked to measure beyond what every run is asked.</summary>
public sealed record MemoryOptions : ExperimentOptions
{
    /// <summary>How long one thread calls without a break, in nanoseconds.</summary>
    [AtLeast(1)]
    public required long SpanNanoseconds { get; init; }

    /// <summary>Numbers of threads, ascending from 1; 1 alone where caches are measured.</summary>
    [NotEmpty, Between(1, CallSpan.MostThreads)]
    public required IReadOnlyList<int> Threads { get; init; }

    /// <summary>The collectors, each in processes of its own.</summary>
    [NotEmpty, Distinct]
    public required IReadOnlyList<Collector> Collectors { get; init; }

    /// <summary>The budget of generation 0 that workers are given, in bytes; null for the runtime's own choice.</summary>
    [AtLeast(1)]
    public long? Gen0Bytes { get; init; }

    /// <summary>What entries of a cache are kept as; empty where calls are measured.</summary>
    [Distinct]
    public IReadOnlyList<EntryForm> Held { get => field ?? []; init; }

    /// <summary>Entries of a cache; 0 where calls are measured.</summary>
    public int Entries { get; init; }

    /// <summary>Whether numbers of threads ascend from 1.</summary>
    public static bool DoAscend(IReadOnlyList<int> threads) =>
        threads.Count == 0 || (threads[0] == 1 && threads.Zip(threads.Skip(1), static (one, next) => one < next).All(isMore => isMore));
}

/// <summary>What a run of memory keeps.</summary>
public sealed record MemorySamples : ExperimentSamples
{
    /// <summary>Memory, pauses and threads.</summary>
    [Distinct(
        nameof(MemoryResult.Row), nameof(MemoryResult.Workload), nameof(MemoryResult.Surface), nameof(MemoryResult.Operation),
        nameof(MemoryResult.Collector), nameof(MemoryResult.Held))]
    public IReadOnlyList<MemoryResult> Memories { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => Memories.Any(memory => memory.Processes.Count > 0);

    /// <inheritdoc/>
    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) => Memories.Select(memory => memory.Failure);

    /// <inheritdoc/>
    public override string? FirstBroken(ResultsFile file)
    {
        MemoryProcess[] processes = [.. Memories.SelectMany(memory => memory.Processes)];
        if (processes.SelectMany(process => process.Spans).Any(span => span.HeldBytes.Count != HeldCountOf(span)))
            return "lists that belong together differ in length";
        return processes.All(process => MemoryOptions.DoAscend([.. process.Spans.Select(span => span.Threads)]))
            ? null
            : "its numbers of threads do not ascend from 1";
    }

    private static int HeldCountOf(CallSpan span) => span.HeldCalls.Count > 0 ? span.HeldCalls.Count + 1 : 0;
}

/// <summary>
/// Memory, pauses and threads of one row, operation and collector, or a cache of its entries in one form: raw facts of fresh processes.
/// </summary>
public sealed record MemoryResult
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>The data set and its size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>The operation; deserialize for a cache.</summary>
    public required Operation Operation { get; init; }

    /// <summary>The collector of its processes.</summary>
    public required Collector Collector { get; init; }

    /// <summary>What entries of a cache are kept as; null where calls are measured.</summary>
    public EntryForm? Held { get; init; }

    /// <summary>Whether threads share one adapter; otherwise each has its own, because the library's documentation asks for it.</summary>
    public required bool SharesAdapter { get; init; }

    /// <summary>What eight threads on a fresh adapter found before anything was timed; null if not tried.</summary>
    public ThreadCheck? Threads { get; init; }

    /// <summary>The processes, in the order of their rounds.</summary>
    [Distinct(nameof(MemoryProcess.Round))]
    public IReadOnlyList<MemoryProcess> Processes { get => field ?? []; init; }

    /// <summary>Why something is missing; null when nothing is.</summary>
    public Failure? Failure { get; init; }
}

/// <summary>What several threads on one adapter made of it.</summary>
/// <param name="IsSafe">Whether results were those of one thread.</param>
/// <param name="Detail">The first difference as a path and a kind, or the type of the exception and when it came; never a value.</param>
public sealed record ThreadCheck(bool IsSafe, string Detail);

/// <summary>One fresh process.</summary>
public sealed record MemoryProcess
{
    /// <summary>Number of the round, from 0.</summary>
    public required int Round { get; init; }

    /// <summary>Calls without a break, ascending by threads; empty for a cache.</summary>
    public IReadOnlyList<CallSpan> Spans { get => field ?? []; init; }

    /// <summary>What objects hold; null for a cache, and where the process ended before.</summary>
    public HeldGraphs? Graphs { get; init; }

    /// <summary>The cache; null where calls are measured.</summary>
    public EntryCache? Cache { get; init; }
}
