namespace Assay.Engine.Catalogue;

/// <summary>An adapter project: one package and its rows.</summary>
/// <param name="Name">Name of its folder.</param>
/// <param name="ProjectFile">Full path of the project file.</param>
/// <param name="Package">The package, or "in the box".</param>
/// <param name="PackageVersion">The package's version; empty for the box's own.</param>
/// <param name="HomePage">Where the library lives.</param>
/// <param name="Licence">Its licence.</param>
public sealed record AdapterProject(string Name, string ProjectFile, string Package, string PackageVersion, string HomePage, string Licence)
{
    /// <summary>The package name of adapters that need none.</summary>
    public const string InTheBox = "in the box";

    /// <summary>The package that can take the place of the box's own library, such as <c>System.Text.Json</c>; empty where there is none.</summary>
    public string Replacement { get; init; } = "";

    /// <summary>Whether a restore has to find any package for it.</summary>
    public bool NeedsPackages { get; init; }

    /// <summary>The version of the package that its rows were proven with; of a library in the box the runtime's. Empty where none is stated.</summary>
    public string ProvenVersion { get; init; } = "";

    /// <summary>The day of that, such as <c>2026-11-22</c>; empty where none is stated.</summary>
    public string ProvenOn { get; init; } = "";

    /// <summary>The package whose version can be chosen; empty where the runtime's version is the library's.</summary>
    public string VersionedPackage => Package == InTheBox ? Replacement : Package;

    /// <summary>The folder of the project file.</summary>
    public string Folder => Path.GetDirectoryName(ProjectFile)!;
}
