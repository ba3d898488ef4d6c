using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Building;

/// <summary>
/// The data sets whose contracts a program holds: those that a run measures, and those that prove its rows. A compiler takes seconds for the contracts of all data sets, and a source generator
/// a minute.
/// </summary>
public sealed record BuiltDataSets
{
    /// <summary>No name of a data set has it, and neither MSBuild nor a shell gives it a meaning.</summary>
    private const char Separator = '+';

    private BuiltDataSets(string text) => Text = text;

    /// <summary>Their names, as the adapter's build takes them, in one order whatever the order they were asked for in.</summary>
    public string Text { get; }

    /// <summary>Those of a run that names none.</summary>
    public static BuiltDataSets Default { get; } = For([WorkloadSelection.DefaultDataSet]);

    /// <summary>Those of a run.</summary>
    /// <param name="measured">The data sets that it measures.</param>
    public static BuiltDataSets For(IEnumerable<string> measured) =>
        new(string.Join(Separator, measured.Concat(Proof.Stated.Select(proof => proof.DataSet)).Distinct().Order(StringComparer.Ordinal)));
}
