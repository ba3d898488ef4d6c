using Assay.Core.Protocol;
using Assay.Core.Workloads;

namespace Assay.Conformance;

/// <summary>
/// A case about how a row is called, not about a shape. Its types are plain, so that every row carries them; an
/// <see cref="ExerciseAttribute"/> names what a worker does with the row's surfaces. A row without such a surface gets no verdict.
/// </summary>
/// <typeparam name="T">The root type.</typeparam>
public abstract class CallCase<T> : DataSet<T>
{
    /// <summary>Makes a value, a new one at each call.</summary>
    /// <param name="number">Values of different numbers differ in every member, so that one in the place of another is seen.</param>
    public abstract T Make(int number);

    /// <summary>Makes the first value.</summary>
    public T Make() => Make(0);

    /// <inheritdoc/>
    public sealed override T Generate(in Recipe recipe) => Make(recipe.Instance);
}

/// <summary>What a worker does with a row in a <see cref="CallCase{T}"/> or <see cref="DocumentCase{T}"/>.</summary>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class ExerciseAttribute(TrialKind kind) : Attribute
{
    /// <summary>The exercise.</summary>
    public TrialKind Kind { get; } = kind;
}
