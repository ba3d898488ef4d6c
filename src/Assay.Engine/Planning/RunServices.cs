using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Engine.Planning;

/// <summary>What a run stands on; tests give their own.</summary>
/// <param name="Limits">What a worker may use, by workload.</param>
/// <param name="MemoryBytes">Memory of the machine, in bytes.</param>
/// <param name="PayloadFolder">Where payload files go.</param>
/// <param name="Progress">Told what the run is doing.</param>
public sealed record RunServices(
    BuildAdapters Build,
    IWorkerStarter Starter,
    Func<WorkloadOptions, WorkerLimits> Limits,
    long MemoryBytes,
    string PayloadFolder,
    TimeProvider Clock,
    RunLog Log,
    IRunProgress Progress)
    : BlockServices(Starter, Limits, Clock, Log)
{
    /// <summary>Proves a row of a build; null where rows are taken as they are.</summary>
    public Func<SelectedRow, BuildOutcome, CancellationToken, IReadOnlyList<ProofObservation>>? Prove { get; init; }

    /// <summary>Where builds and caches are; null where nothing beyond the programs is needed.</summary>
    public Workspace? Workspace { get; init; }

    /// <summary>Counts what a dialect, by its name, asks of the types of a workload; null where nobody counts it.</summary>
    public Func<string, WorkloadOptions, CountedTypes?> CountTypes { get; init; } = static (_, _) => null;

    /// <summary>The program that compresses payloads; null where there is none.</summary>
    public AdapterProgram? Compression { get; init; }

    /// <summary>Builds the program that lets libraries count branches.</summary>
    public Func<CancellationToken, SourceProgram> BuildCoverage { get; init; } =
        static _ => throw new NotSupportedException("There is no program that counts branches.");

    /// <summary>Told each verdict that somebody waits for as soon as it is there, one at a time.</summary>
    public Action<RowVerdict> Found { get; init; } = static _ => { };

    /// <summary>Told all verdicts before anything is timed.</summary>
    public Action<IReadOnlyList<RowVerdict>> Checked { get; init; } = static _ => { };

    /// <summary>
    /// Told the results each time that all rows have another block, but for the last time; between two blocks, so that nothing is timed
    /// meanwhile.
    /// </summary>
    public Action<ResultsFile> Measured { get; init; } = static _ => { };
}

/// <summary>Builds adapters; <see cref="AdapterBuilder.BuildAll"/> in a real run.</summary>
/// <param name="begin">Told once of each program that is not built yet, in the course of the builds.</param>
/// <param name="cancellation">Ends builds in progress.</param>
/// <param name="ended">Told the outcome of each as soon as it is there, from any thread; null for nobody.</param>
public delegate IReadOnlyDictionary<BuildRequest, BuildOutcome> BuildAdapters(
    IReadOnlyList<BuildRequest> requests, Action<BuildRequest> begin, CancellationToken cancellation,
    Action<BuildRequest, BuildOutcome>? ended = null);

/// <summary>The types of a workload as a dialect sees them.</summary>
/// <param name="Members">Members of all types, a member of a type once.</param>
/// <param name="Demand">What the dialect asks of their code; null where it refuses them.</param>
public sealed record CountedTypes(int Members, TypesDemand? Demand);
