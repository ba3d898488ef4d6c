using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>One program to build: an adapter for a target. Rows that need the same one share it.</summary>
/// <param name="Project">The adapter.</param>
/// <param name="Target">What it is built for.</param>
public sealed record BuildRequest(AdapterProject Project, BuildTarget Target)
{
    /// <summary>The package's version asked for, or the project's own; empty for the box's.</summary>
    public string PackageVersion => Target.PackageVersion ?? Project.PackageVersion;

    /// <summary>The same with the contracts of all data sets: what feeds answer does not depend on data sets.</summary>
    internal BuildRequest OfAllDataSets => this with { Target = Target with { DataSets = null } };

    /// <summary>The build of an adapter for the default target, with the contracts of all data sets.</summary>
    public static BuildRequest Of(AdapterProject project) => new(project, BuildTarget.Default);
}
