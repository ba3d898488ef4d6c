using Assay.Core.Workloads;
using Assay.Worker.Types;
using Assay.Worker.Values.Factories;
using Assay.Worker.Values.Filling;
using Assay.Worker.Values.Generating;
using Assay.Worker.Values.Making;

namespace Assay.Worker.Values;

/// <summary>
/// The values of a user's own root type, from what the job names: a sample, a factory or the generator. Instance i is value i modulo their
/// number, always made anew.
/// </summary>
/// <param name="elements">What the collections of the root's types hold, as far as emitted code can name it; null for nothing. Called when
/// the first value is needed.</param>
/// <typeparam name="T">The root type.</typeparam>
public sealed class OwnValues<T>(Func<IReadOnlyList<ElementKind>>? elements = null) : DataSet<T>, ITakesValues
{
    private ValueSource source = ValueSource.DataSet;
    private ValueMaker<T>? maker;

    /// <inheritdoc/>
    /// <exception cref="BadValuesException">The sample, the factory or the type gives no values.</exception>
    public override T Generate(in Recipe recipe) => (maker ??= ValueMakers.Open<T>(source, elements)).Make(recipe);

    void ITakesValues.Take(ValueSource source)
    {
        this.source = source;
        maker = null;
    }
}

/// <summary>Chooses what makes the values of a root type.</summary>
internal static class ValueMakers
{
    /// <summary>Opens a source, once it is known what collections hold.</summary>
    public static ValueMaker<T> Open<T>(ValueSource source, Func<IReadOnlyList<ElementKind>>? elements)
    {
        if (elements is not null)
            ElementKinds.Add(elements());
        return Open<T>(source);
    }

    /// <summary>Opens a source.</summary>
    public static ValueMaker<T> Open<T>(ValueSource source) => source.IsRepeated ? RepeatedMaker.Open<T>(source) : source.Origin switch
    {
        ValueOrigin.Sample => new SampleMaker<T>(source),
        ValueOrigin.Factory => new FactoryMaker<T>(source),
        ValueOrigin.Generated => new GeneratedMaker<T>(source),
        _ => throw new BadValuesException("The job has no sample, factory or generator."),
    };
}
