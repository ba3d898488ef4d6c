using Assay.Engine.Types;

namespace Assay.Engine.Building;

/// <summary>What an adapter is built for.</summary>
/// <param name="Framework">Target framework, such as <c>net10.0</c>.</param>
/// <param name="Mode">How code becomes native: <c>jit</c>, <c>r2r</c> or <c>aot</c>.</param>
public sealed record BuildTarget(string Framework, string Mode)
{
    /// <summary>Compiled just in time on .NET 10.</summary>
    public static BuildTarget Default { get; } = new("net10.0", "jit");

    /// <summary>Whether the program brings its runtime along; all rows of a run that names runtimes do, so that they are deployed alike.</summary>
    public bool IsSelfContained { get; init; }

    /// <summary>The version of the adapter's package, restored exactly; null for the one that its project names.</summary>
    public string? PackageVersion { get; init; }

    /// <summary>The data sets whose contracts it holds; null for all there are.</summary>
    public BuiltDataSets? DataSets { get; init; }

    /// <summary>The user's types whose contracts it holds; null for those of the data sets.</summary>
    public TypesReference? Types { get; init; }
}
