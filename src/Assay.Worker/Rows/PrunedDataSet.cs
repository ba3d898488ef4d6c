using Assay.Core.Workloads;
using Assay.Worker.Values;

namespace Assay.Worker.Rows;

/// <summary>The values of a data set, each cut down to one member of its root.</summary>
/// <typeparam name="TWhole">The plain root type.</typeparam>
/// <typeparam name="TOne">The plain type that has this member alone.</typeparam>
/// <param name="whole">Generates the whole values.</param>
/// <param name="pick">Copies the member.</param>
public sealed class PrunedDataSet<TWhole, TOne>(DataSet<TWhole> whole, Func<TWhole, TOne> pick) : DataSet<TOne>, ITakesValues
{
    /// <inheritdoc/>
    public override TOne Generate(in Recipe recipe) => pick(whole.Generate(in recipe));

    /// <inheritdoc/>
    void ITakesValues.Take(ValueSource source) => (whole as ITakesValues)?.Take(source);
}
