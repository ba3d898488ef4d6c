using Assay.Core.Workloads;
using Assay.Worker.Values.Factories;
using Assay.Worker.Values.Filling;
using Assay.Worker.Values.Generating;

namespace Assay.Worker.Values.Shapes;

/// <summary>Makes the values of a root type from one source.</summary>
internal abstract class ValueMaker<T>
{
    /// <summary>Number of distinct values; 0 where every instance is another.</summary>
    public abstract int Count { get; }

    /// <summary>Sentences about what the values made so far lack.</summary>
    public virtual IReadOnlyList<string> Notes => [];

    /// <summary>Opens a source.</summary>
    /// <exception cref="BadValuesException">It is missing or holds no values.</exception>
    public static ValueMaker<T> Open(ValueSource source) => source.Origin switch
    {
        ValueOrigin.Sample => new SampleMaker<T>(source),
        ValueOrigin.Factory => new FactoryMaker<T>(source),
        ValueOrigin.Generated => new GeneratedMaker<T>(source),
        _ => throw new BadValuesException("The job of a user's type names no sample, factory or generator."),
    };

    /// <summary>Makes the value of an instance anew.</summary>
    /// <exception cref="BadValuesException">It cannot be made.</exception>
    public abstract T Make(in Recipe recipe);
}
