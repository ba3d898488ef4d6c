using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Planning;

namespace Assay.Engine.Types;

/// <summary>A user's types, read and found usable; whether their values can be made, a worker is asked first of all.</summary>
/// <param name="Options">As results keep them.</param>
/// <param name="Reference">As adapters are built with them.</param>
/// <param name="Workload">The one workload of the run.</param>
/// <param name="Values">What workers make the values from.</param>
public sealed record OwnTypes(TypesOptions Options, TypesReference Reference, WorkloadOptions Workload, ValueSource Values)
{
    /// <summary>The plan with programs that are built with these types.</summary>
    public RunPlan Into(RunPlan plan) => plan with
    {
        Rows = [.. plan.Rows.Select(row => row with { Target = row.Target with { Types = Reference } })],
        CorpusRow = plan.CorpusRow is null ? null : plan.CorpusRow with { Target = plan.CorpusRow.Target with { Types = Reference } },
        Types = this,
    };
}
