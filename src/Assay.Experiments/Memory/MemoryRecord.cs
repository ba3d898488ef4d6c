using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Storage;

namespace Assay.Experiments.Memory;

/// <summary>Keeps facts on memory in the record of a run.</summary>
internal sealed class MemoryRecord(RunRecord record)
{
    private readonly KeptResults<MemorySamples, MemoryResult> kept = new(
        record, static samples => samples.Memories, static (samples, results) => samples with { Memories = results },
        KeyOf);

    /// <summary>What a result is of.</summary>
    public static object KeyOf(MemoryResult result) => (result.Row, result.Workload, result.Operation, result.Collector, result.Held);

    /// <summary>Whether a cell has its process of a round, or failed.</summary>
    public bool Has(MemoryCell cell, int round) => kept.Find(cell.Empty) is { } known
        && (known.Failure.IsLasting() || known.Processes.Any(process => process.Round == round));

    /// <summary>What threads made of a row; null where nobody tried.</summary>
    public ThreadCheck? ThreadsOf(MemoryCell cell) => kept.Find(cell.Empty)?.Threads;

    /// <summary>Keeps what threads made of a row.</summary>
    public void Add(MemoryCell cell, ThreadCheck threads) => kept.Change(cell.Empty, known => known with { Threads = threads });

    /// <summary>Keeps what a process found; a failure after which it has facts, too, is kept with them.</summary>
    public void Add(MemoryCell cell, MemoryProcess process) => kept.Change(cell.Empty, known => known with
    {
        // A process after a failure of Assay's own takes its place.
        Failure = known.Failure.AsLasting(),
        Processes = [.. known.Processes.Where(other => other.Round != process.Round), process],
    });

    /// <summary>Keeps why a row has no more.</summary>
    public void Add(MemoryCell cell, Failure failure) => kept.Change(cell.Empty, known => known with { Failure = failure });
}
