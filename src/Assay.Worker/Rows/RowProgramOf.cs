using Assay.Core.Adapters;
using Assay.Core.Workloads;

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
}
