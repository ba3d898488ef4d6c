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
    public RunPlan Into(RunPlan plan) => plan.Built(target => target with { Types = Reference }) with { Types = this };
}
