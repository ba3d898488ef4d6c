using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Tests.WarmUp;

/// <summary>What results keep of it.</summary>
internal sealed record WarmUpSamples : ExperimentSamples
{
    [Distinct(nameof(WarmUpResult.Row), nameof(WarmUpResult.Workload), nameof(WarmUpResult.Operation))]
    public IReadOnlyList<WarmUpResult> WarmUps { get => field ?? []; init; }

    public override bool HasAny(ResultsFile file) => WarmUps.Any(result => result.Nanoseconds.Count > 0);

    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) => WarmUps.Select(result => result.Failure);
}

/// <summary>The warm-ups of one row, data set and operation, one of each process.</summary>
internal sealed record WarmUpResult
{
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    public required Operation Operation { get; init; }

    [AtLeast(1)]
    public IReadOnlyList<long> Nanoseconds { get => field ?? []; init; }

    public Failure? Failure { get; init; }
}
