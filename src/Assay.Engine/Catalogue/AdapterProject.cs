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

    /// <summary>The folder of the project file.</summary>
    public string Folder => Path.GetDirectoryName(ProjectFile)!;
}
