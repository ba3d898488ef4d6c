using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Memory;

/// <summary>Keeps facts on memory in the record of a run.</summary>
/// <param name="record">The record.</param>
internal sealed class MemoryRecord(RunRecord record)
{
    /// <summary>Whether a cell has its process of a round, or failed.</summary>
    public bool Has(MemoryCell cell, int round) =>
        Find(cell) is MemoryResult known && (known.Failure.IsLasting() || known.Processes.Any(process => process.Round == round));

    /// <summary>What threads made of a row; null where nobody tried.</summary>
    public ThreadCheck? ThreadsOf(MemoryCell cell) => Find(cell)?.Threads;

    /// <summary>Keeps what threads made of a row.</summary>
    public void Add(MemoryCell cell, ThreadCheck threads) => Change(cell, known => known with { Threads = threads });

    /// <summary>Keeps what a process found; a failure after which it has facts, too, is kept with them.</summary>
    public void Add(MemoryCell cell, MemoryProcess process) => Change(cell, known => known with
    {
        // A process after a failure of Assay's own takes its place.
        Failure = known.Failure.AsLasting(),
        Processes = [.. known.Processes.Where(other => other.Round != process.Round), process],
    });

    /// <summary>Keeps why a row has no more.</summary>
    public void Add(MemoryCell cell, Failure failure) => Change(cell, known => known with { Failure = failure });

    private void Change(MemoryCell cell, Func<MemoryResult, MemoryResult> change) => record.Keep(file =>
    {
        IReadOnlyList<MemoryResult> results = file.Memories.Any(result => IsOf(result, cell))
            ? file.Memories
            : [.. file.Memories, cell.Empty];
        return file with { Memories = [.. results.Select(result => IsOf(result, cell) ? change(result) : result)] };
    });

    private MemoryResult? Find(MemoryCell cell) => record.ToFile(isComplete: false).Memories.FirstOrDefault(result => IsOf(result, cell));

    private static bool IsOf(MemoryResult result, MemoryCell cell) =>
        result.Row == cell.Empty.Row && result.Workload == cell.Empty.Workload && result.Operation == cell.Empty.Operation
        && result.Collector == cell.Empty.Collector && result.Held == cell.Empty.Held;
}
