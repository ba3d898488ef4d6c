using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Startup;

/// <summary>What a run of start-up keeps.</summary>
public sealed record StartupSamples : ExperimentSamples
{
    /// <summary>What first calls cost.</summary>
    [Distinct(nameof(StartupResult.Row), nameof(StartupResult.Surface), nameof(StartupResult.Operation))]
    public IReadOnlyList<StartupResult> Startups { get => field ?? []; init; }

    /// <summary>The empty processes between those of <see cref="Startups"/>.</summary>
    [Distinct(nameof(Startup.EmptyProcesses.Row))]
    public IReadOnlyList<EmptyProcesses> EmptyProcesses { get => field ?? []; init; }

    /// <summary>What lies on the disk for each row.</summary>
    [Distinct(nameof(Deployment.Row))]
    public IReadOnlyList<Deployment> Deployments { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => Startups.Any(startup => startup.Processes.Count > 0);

    /// <inheritdoc/>
    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) => Startups.Select(startup => startup.Failure);

    /// <inheritdoc/>
    public override string? FirstBroken(ResultsFile file) =>
        Startups.All(startup => startup.Processes.All(process => process.HasAll(startup.Workloads.Count)))
            ? null
            : "lists that belong together differ in length";
}

/// <summary>What the first calls of a row cost in fresh processes: raw times, one entry for each process.</summary>
public sealed record StartupResult
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>The data sets whose types it uses, in this order.</summary>
    [NotEmpty, NamedIn("options.workloads")]
    public required IReadOnlyList<WorkloadOptions> Workloads { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Serialize or deserialize; a process does only one of them.</summary>
    public required Operation Operation { get; init; }

    /// <summary>The processes, in the order of their rounds.</summary>
    [Distinct(nameof(StartupProcess.Round))]
    public IReadOnlyList<StartupProcess> Processes { get => field ?? []; init; }

    /// <summary>Why processes are missing; null when none is.</summary>
    public Failure? Failure { get; init; }
}

/// <summary>One fresh process. All lists but <see cref="LaterNanoseconds"/> have one entry for each type, in the order of use.</summary>
public sealed record StartupProcess
{
    /// <summary>Number of the round, from 0: processes of one round ran one after the other, in random order.</summary>
    public required int Round { get; init; }

    /// <summary>From before the process was started to its main method, in nanoseconds.</summary>
    [AtLeast(1)]
    public required long ToMainNanoseconds { get; init; }

    /// <summary>Making the adapter and setting it up, in nanoseconds.</summary>
    public required IReadOnlyList<long> PrepareNanoseconds { get; init; }

    /// <summary>The first call, in nanoseconds.</summary>
    public required IReadOnlyList<long> FirstNanoseconds { get; init; }

    /// <summary>The calls that follow the first, of all types one after the other, equally many of each, in nanoseconds.</summary>
    [NotEmpty]
    public required IReadOnlyList<long> LaterNanoseconds { get; init; }

    /// <summary>Methods that the JIT compiled for set-up and first call.</summary>
    public required IReadOnlyList<int> MethodsCompiled { get; init; }

    /// <summary>Assemblies that were loaded for set-up and first call.</summary>
    public required IReadOnlyList<int> AssembliesLoaded { get; init; }

    /// <summary>The budget of generation 0 that the runtime had after all calls, in bytes; null if it does not report it.</summary>
    [Signed]
    public long? Gen0BudgetBytes { get; init; }

    /// <summary>Whether there is a figure for each of some types.</summary>
    internal bool HasAll(int types) => PrepareNanoseconds.Count == types && FirstNanoseconds.Count == types
        && MethodsCompiled.Count == types && AssembliesLoaded.Count == types && LaterNanoseconds.Count % types == 0;
}

/// <summary>Processes that did nothing: programs of one build that were started and ended between those of rows.</summary>
public sealed record EmptyProcesses
{
    /// <summary>Label of the reference row whose program was started.</summary>
    public required string Row { get; init; }

    /// <summary>The round of each process.</summary>
    public required IReadOnlyList<int> Rounds { get; init; }

    /// <summary>From before each process was started to its main method, in nanoseconds.</summary>
    [AtLeast(1), AsLongAs(nameof(Rounds))]
    public required IReadOnlyList<long> ToMainNanoseconds { get; init; }
}

/// <summary>The files that have to be there for a row to run.</summary>
public sealed record Deployment
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>Size of the program with all that lies beside it, symbols left out, in bytes.</summary>
    public required long Bytes { get; init; }

    /// <summary>Managed assemblies beside the program, Assay's own and the runtime's left out; empty in a native program.</summary>
    public IReadOnlyList<string> Assemblies { get => field ?? []; init; }

    /// <summary>Those of them that hold code which was compiled ahead of time.</summary>
    public IReadOnlyList<string> Precompiled { get => field ?? []; init; }
}
