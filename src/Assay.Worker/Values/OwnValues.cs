using Assay.Core.Workloads;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values;

/// <summary>
/// The values of a user's own root type, from what the job names: a sample, a factory or the generator. Instance i is value i modulo their number,
/// always made anew.
/// </summary>
/// <typeparam name="T">The root type.</typeparam>
public sealed class OwnValues<T> : DataSet<T>, ITakesValues
{
    private ValueSource source = ValueSource.DataSet;
    private ValueMaker<T>? maker;

    /// <inheritdoc/>
    /// <exception cref="BadValuesException">The sample, the factory or the type gives no values.</exception>
    public override T Generate(in Recipe recipe) => (maker ??= ValueMaker<T>.Open(source)).Make(recipe);

    void ITakesValues.Take(ValueSource source)
    {
        this.source = source;
        maker = null;
    }
}
