using System.Diagnostics.CodeAnalysis;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Values;

namespace Assay.Worker.Rows;

/// <summary>
/// What a worker runs for one row and one data set, whatever their types are. Closed: <see cref="RowProgram{TPlain, TContract}"/> is the
/// only one.
/// </summary>
public abstract class RowProgram
{
    private protected RowProgram()
    {
    }

    /// <summary>Why the row cannot do an operation, as a sentence; empty where it can.</summary>
    internal abstract string RefusalOf(Operation operation);

    /// <summary>Hands the program, with its types, to whoever works with it.</summary>
    internal abstract TResult Accept<TResult>(IRowVisitor<TResult> visitor);
}

/// <summary>Works with a row's program, whatever its types are.</summary>
internal interface IRowVisitor<out TResult>
{
    /// <summary>Called with the program and its types.</summary>
    TResult Visit<TPlain, TContract>(RowProgram<TPlain, TContract> program);
}

/// <summary>The tie of data set, contract and adapter.</summary>
/// <typeparam name="TPlain">The plain root type.</typeparam>
/// <typeparam name="TContract">The contract type. A native program keeps its members, as a call that names the type does for libraries that
/// ask for it.</typeparam>
public sealed class RowProgram<TPlain, [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] TContract>(
    DataSet<TPlain> dataSet, Contract<TPlain, TContract> contract, SerializerAdapter<TContract> adapter) : RowProgram
{
    internal DataSet<TPlain> DataSet { get; } = dataSet;

    internal Contract<TPlain, TContract> Contract { get; } = contract;

    internal SerializerAdapter<TContract> Adapter { get; } = adapter;

    /// <summary>Whether the serializer sees the user's own type, so that nothing is copied.</summary>
    internal bool IsPlain => Contract is PlainContract<TPlain>;

    internal override string RefusalOf(Operation operation) =>
        operation is Operation.Open or Operation.ReadAll && Adapter is not ILazySurface<TContract>
        ? "It reads a payload at once; only formats read on access can be opened."
        : "";

    internal override TResult Accept<TResult>(IRowVisitor<TResult> visitor) => visitor.Visit(this);

    /// <summary>Names the source of values, where they are a user's.</summary>
    internal void TakeValues(JobFrame request) => (DataSet as ITakesValues)?.Take(request.Values);

    /// <summary>Sets the adapter up for a job.</summary>
    internal void Prepare(JobFrame request, PhaseLine phases)
    {
        TakeValues(request);
        phases.Enter(WorkerPhase.Preparing);
        Adapter.Prepare(Contract.Companions);
        phases.Assume(WorkerPhase.Idle);
    }
}

/// <summary>The values of a data set, each cut down to one member of its root.</summary>
/// <typeparam name="TWhole">The plain root type.</typeparam>
/// <typeparam name="TOne">The plain type that has this member alone.</typeparam>
/// <param name="whole">Generates the whole values.</param>
public sealed class PrunedDataSet<TWhole, TOne>(DataSet<TWhole> whole, Func<TWhole, TOne> pick) : DataSet<TOne>, ITakesValues
{
    /// <inheritdoc/>
    public override TOne Generate(in Recipe recipe) => pick(whole.Generate(in recipe));

    /// <inheritdoc/>
    void ITakesValues.Take(ValueSource source) => (whole as ITakesValues)?.Take(source);
}
