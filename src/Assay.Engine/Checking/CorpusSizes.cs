using System.Collections.Concurrent;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// How many instances the corpus of each workload has, for all rows alike: from the straight-line payload, or from another row's where that
/// one is missing. Each is found when a row first needs it. A large value is not written for it where a tenth of it fills the corpus
/// already: its rows would wait, and what the writer's process takes would come before any refusal.
/// </summary>
/// <param name="probe">Counts the instances by one row's payload; null where it gives none.</param>
/// <param name="probes">The rows to ask, the straight-line one first, by workload.</param>
/// <param name="found">Those that are known already.</param>
internal sealed class CorpusSizes(
    Func<CheckTask, int?> probe, Func<WorkloadOptions, IEnumerable<CheckTask>> probes, IReadOnlyDictionary<WorkloadOptions, int> found)
{
    /// <summary>Up to this size, a value is quickly written.</summary>
    private const int AlwaysWritten = 10_000;
    private const int Step = 10;

    private readonly ConcurrentDictionary<WorkloadOptions, Lazy<int>> known =
        new(found.ToDictionary(corpus => corpus.Key, corpus => new Lazy<int>(corpus.Value)));

    /// <summary>The instances of a workload.</summary>
    public int Of(WorkloadOptions workload) => known.GetOrAdd(workload, added => new Lazy<int>(() => Find(added))).Value;

    /// <summary>Whether a value is so small that nothing is asked before it is written.</summary>
    public static bool IsQuicklyWritten(WorkloadOptions workload) => workload.Size * WorkerLimits.UnitsOf(workload) <= AlwaysWritten;

    private int Find(WorkloadOptions workload)
    {
        // Payloads grow with their size.
        if (!IsQuicklyWritten(workload) && workload.Size >= Step && Of(workload with { Size = workload.Size / Step }) == 1)
            return 1;
        return probes(workload).Select(probe).FirstOrDefault(instances => instances is not null) ?? 1;
    }
}
