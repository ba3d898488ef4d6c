using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>What must hold in the memory, pauses and threads of a results file.</summary>
internal static class MemoryRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (file.Options.Kind == RunKind.Memory != (file.Options.Memory is not null) || file.Options.Memory is { } options && !ArePossible(options))
            return "its options contain an impossible number";
        if (file.Memories.Any(IsIncomplete))
            return "a list is missing or holds null";
        HashSet<string> labels = [.. file.Options.Rows];
        if (file.Memories.Any(memory => !labels.Contains(memory.Row)))
            return "it has figures of an unknown row";
        if (file.Memories.Any(memory => !file.Options.Workloads.Contains(memory.Workload)))
            return "it has figures of an unknown data set";
        List<CallSpan> spans = [.. file.Memories.SelectMany(memory => memory.Processes).SelectMany(process => process.Spans)];
        if (spans.Any(span => span.LatencyNanoseconds.Count != span.LatencyCounts.Count || (span.HeldBytes.Count > 0 && span.HeldBytes.Count != span.HeldCalls.Count + 1)))
            return "lists that belong together differ in length";
        if (file.Memories.SelectMany(memory => memory.Processes).Any(process => !AreThreads([.. process.Spans.Select(span => span.Threads)])))
            return "its numbers of threads do not ascend from 1";
        List<EntryCache> caches = [.. file.Memories.SelectMany(memory => memory.Processes).Select(process => process.Cache).OfType<EntryCache>()];
        return spans.Any(span => span.Calls < 1 || span.ThreadNanoseconds < 1 || span.LatencyCounts.Any(count => count < 0) || span.LatencyNanoseconds.Any(time => time < 0))
            || caches.Any(cache => cache.Entries < 1 || cache.Hits < 1 || cache.HitNanoseconds < 0 || cache.ElapsedNanoseconds <= 0)
            ? "a number of calls or a time is impossible"
            : null;
    }

    private static bool ArePossible(MemoryOptions options) =>
        options is { SpanNanoseconds: > 0, Threads.Count: > 0, Collectors.Count: > 0, Gen0Bytes: null or > 0, Entries: >= 0 }
        && AreThreads(options.Threads) && options.Collectors.All(Enum.IsDefined) && options.Held.All(Enum.IsDefined);

    private static bool AreThreads(IReadOnlyList<int> threads) => threads.Count == 0 || (threads[0] == 1 && threads.Zip(threads.Skip(1)).All(pair => pair.First < pair.Second));

    private static bool IsIncomplete(MemoryResult memory) => memory is not { Workload: not null, Processes: not null } || memory.Processes.Any(process => process is not { Spans: not null }
        || process.Spans.Any(span => span is not { Collections: not null, HeldBytes: not null, HeldCalls: not null, LatencyNanoseconds: not null, LatencyCounts: not null })
        || process.Cache is { Collections: null });
}
