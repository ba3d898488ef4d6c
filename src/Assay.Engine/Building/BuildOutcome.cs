using Assay.Core.Results;

namespace Assay.Engine.Building;

/// <summary>What became of an adapter's build.</summary>
/// <param name="Status">Available, not available or broken.</param>
/// <param name="Cause">The first line of why not; empty when available.</param>
/// <param name="Program">The program; null unless available.</param>
public sealed record BuildOutcome(RowStatus Status, string Cause, AdapterProgram? Program)
{
    /// <summary>The version of the package that was restored, which need not be the one asked for; null where there is none or nothing tells it.</summary>
    public string? PackageVersion { get; init; }

    /// <summary>The build's folder; empty where it has none.</summary>
    public string Folder { get; init; } = "";

    /// <summary>Where the feeds lack the version that was asked for: the nearest ones that they have. Null otherwise.</summary>
    public IReadOnlyList<string>? NearestVersions { get; init; }
}
