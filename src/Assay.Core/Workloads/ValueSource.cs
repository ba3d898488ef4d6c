namespace Assay.Core.Workloads;

/// <summary>What a worker makes the values of a user's root type from; of no effect on data sets.</summary>
/// <param name="Origin">Where they come from.</param>
/// <param name="Text">The full path of a sample; the full name of a factory, such as <c>Shop.Samples.Make</c>; empty otherwise.</param>
public sealed record ValueSource(ValueOrigin Origin, string Text)
{
    /// <summary>The generator of a data set.</summary>
    public static ValueSource DataSet { get; } = new(ValueOrigin.DataSet, "");

    /// <summary>
    /// Full names of types that may stand where a base type, an interface or <see cref="object"/> is declared, beside those of the root's assembly; of
    /// another assembly as <c>Name, Assembly</c>.
    /// </summary>
    public IReadOnlyList<string> Known { get; init; } = [];
}
