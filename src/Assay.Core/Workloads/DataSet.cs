namespace Assay.Core.Workloads;

/// <summary>Generates the values of one data set. Implementations carry a <see cref="DataSetAttribute"/> and a public parameterless constructor.</summary>
/// <typeparam name="T">The plain root type.</typeparam>
public abstract class DataSet<T>
{
    /// <summary>Generates one instance. No object or string of the result is shared unless the data set is about sharing.</summary>
    public abstract T Generate(in Recipe recipe);
}
