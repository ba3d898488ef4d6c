using Assay.Core.Workloads;

namespace Assay.Conformance;

/// <summary>
/// A case about a large document. In ordinary use its value is small; the exercise asks for as many units as
/// <see cref="DataSet{T}.DocumentBytes"/> take in the row's format.
/// </summary>
/// <typeparam name="T">The root type.</typeparam>
public abstract class DocumentCase<T> : DataSet<T>
{
    /// <summary>Makes a value, a new one at each call.</summary>
    /// <param name="number">Values of different numbers differ in every unit.</param>
    /// <param name="units">How many units it has.</param>
    public abstract T Make(int number, int units);

    /// <summary>Makes the first value, with one unit.</summary>
    public T Make() => Make(0, 1);

    /// <inheritdoc/>
    public sealed override T Generate(in Recipe recipe) => Make(recipe.Instance, recipe.Size);
}

/// <summary>A case that takes so much time and memory that it is left out unless it is asked for.</summary>
/// <param name="seconds">Time of each phase.</param>
/// <param name="gibibytes">Memory of its process.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class LargeAttribute(int seconds, int gibibytes) : Attribute
{
    /// <summary>Time of each phase.</summary>
    public int Seconds { get; } = seconds;

    /// <summary>Memory of its process.</summary>
    public int Gibibytes { get; } = gibibytes;
}
