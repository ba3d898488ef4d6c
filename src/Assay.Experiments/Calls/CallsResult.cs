using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Calls;

/// <summary>Which published protocol is followed.</summary>
public sealed record CallOptions : ExperimentOptions
{
    /// <summary>Its name, such as <c>paper</c>.</summary>
    [NotEmpty]
    public required string Protocol { get; init; }
}

/// <summary>What a run of single calls keeps.</summary>
public sealed record CallSamples : ExperimentSamples
{
    /// <summary>The calls.</summary>
    [Distinct(
        nameof(CallsResult.Row), nameof(CallsResult.Workload), nameof(CallsResult.Surface), nameof(CallsResult.Operation))]
    public IReadOnlyList<CallsResult> Calls { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => Calls.Any(calls => calls.Nanoseconds.Count > 0);

    /// <inheritdoc/>
    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) => Calls.Select(calls => calls.Failure);
}

/// <summary>What the calls of one cell took in a fresh process without warm-up, as a published protocol asks for them.</summary>
public sealed record CallsResult
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>The data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>Serialize or deserialize; a process does only one of them.</summary>
    public required Operation Operation { get; init; }

    /// <summary>
    /// Making the adapter and setting it up, before the first call and no part of it, in nanoseconds; 0 where it was not measured.
    /// </summary>
    public long PrepareNanoseconds { get; init; }

    /// <summary>
    /// The time of each call in nanoseconds, in order: the first of them is the first call of the process. Empty where there is a failure.
    /// </summary>
    [AtLeast(1)]
    public IReadOnlyList<long> Nanoseconds { get => field ?? []; init; }

    /// <summary>The budget of generation 0 that the runtime had after all calls, in bytes; null if it does not report it.</summary>
    [Signed]
    public long? Gen0BudgetBytes { get; init; }

    /// <summary>Why the calls are missing; null when they are not.</summary>
    public Failure? Failure { get; init; }
}
