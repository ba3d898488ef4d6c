using Assay.Core.Workloads;

namespace Assay.Conformance;

/// <summary>
/// One case: a root type and one value of it. Derived classes carry a <see cref="CaseAttribute"/> and stand in a file of their own name,
/// with the types of the case.
/// </summary>
/// <typeparam name="T">The root type.</typeparam>
public abstract class Case<T> : DataSet<T>
{
    /// <summary>
    /// Makes the value, a new one at each call. It is written, read by another process, and compared there with one that this makes again.
    /// </summary>
    public abstract T Make();

    /// <inheritdoc/>
    public sealed override T Generate(in Recipe recipe) => Make();
}
