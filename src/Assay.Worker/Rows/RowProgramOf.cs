using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Session;
using Assay.Worker.Values;

namespace Assay.Worker.Rows;

/// <summary>The tie of data set, contract and adapter.</summary>
/// <typeparam name="TPlain">The plain root type.</typeparam>
/// <typeparam name="TContract">The contract type.</typeparam>
public sealed class RowProgram<TPlain, TContract>(
    DataSet<TPlain> dataSet, Contract<TPlain, TContract> contract, SerializerAdapter<TContract> adapter) : RowProgram
{
    internal DataSet<TPlain> DataSet { get; } = dataSet;

    internal Contract<TPlain, TContract> Contract { get; } = contract;

    internal SerializerAdapter<TContract> Adapter { get; } = adapter;

    /// <summary>Whether the serializer sees the user's own type, so that nothing is copied.</summary>
    internal bool IsPlain => Contract is PlainContract<TPlain>;

    internal override string RefusalOf(Operation operation) => operation is Operation.Open or Operation.ReadAll && Adapter is not ILazySurface<TContract>
        ? "It reads a payload at once; only formats that are read on access have something to open."
        : "";

    internal override RowJob Open(JobFrame request, PhaseLine phases, MixedJobs beside)
    {
        (DataSet as ITakesValues)?.Take(request.Values);
        phases.Enter(WorkerPhase.Preparing);
        Adapter.Prepare(Contract.Companions);
        phases.Assume(WorkerPhase.Idle);
        return new RowJob<TPlain, TContract>(this, request, phases, beside);
    }
}
