using Assay.Core.Results;

namespace Assay.Engine.Catalogue;

/// <summary>An adapter project: one package and its rows.</summary>
/// <param name="Name">Name of its folder.</param>
/// <param name="ProjectFile">Full path of the project file.</param>
/// <param name="Package">The package, or <see cref="RowResult.InTheBox"/>.</param>
/// <param name="PackageVersion">The package's version; empty for the box's own.</param>
/// <param name="HomePage">Where the library lives.</param>
public sealed record AdapterProject(string Name, string ProjectFile, string Package, string PackageVersion, string HomePage, string Licence)
{
    /// <summary>
    /// The package that can take the place of the box's own library, such as <c>System.Text.Json</c>; empty where there is none.
    /// </summary>
    public string Replacement { get; init; } = "";

    /// <summary>Whether a restore has to find any package for it.</summary>
    public bool NeedsPackages { get; init; }

    /// <summary>The dialects of all its rows, as builds take them, such as <c>json-context+plain</c>.</summary>
    public string Dialects { get; init; } = "";

    /// <summary>
    /// The version of the package that its rows were verified with; of a library that is built into .NET the runtime's. Empty where none
    /// is given.
    /// </summary>
    public string ProvenVersion { get; init; } = "";

    /// <summary>The day of that, such as <c>2026-11-22</c>; empty where none is stated.</summary>
    public string ProvenOn { get; init; } = "";

    /// <summary>
    /// Namespaces of attributes by which its library is told which members it leaves out and how it converts them;
    /// <c>AssayAttributes</c> lists them.
    /// </summary>
    public IReadOnlyList<string> ReadAttributes { get; init; } = [];

    /// <summary>Why its library is a thing of the past, as a part of a sentence; empty for all others. <c>AssayEnded</c> says it.</summary>
    public string Ended { get; init; } = "";

    /// <summary>What users of its rows should know.</summary>
    public IReadOnlyList<LibraryNote> Notes { get; init; } = [];

    /// <summary>Modes of its library that have no row.</summary>
    public IReadOnlyList<LibraryMode> Modes { get; init; } = [];

    /// <summary>The package whose version can be chosen; empty where the runtime's version is the library's.</summary>
    public string VersionedPackage => Package == RowResult.InTheBox ? Replacement : Package;

    /// <summary>
    /// Why rows that were built with another version are not proven, as part of a sentence; empty where they have the project's version, or
    /// the proven one.
    /// </summary>
    /// <param name="version">The version that was built in place of the project's; empty where none was.</param>
    public string UnprovenWith(string version) => version.Length == 0 || version == ProvenVersion
        ? ""
        : $"{Package} {version} in place of {PackageVersion}, which cannot be restored here";

    /// <summary>The folder of the project file.</summary>
    public string Folder => Path.GetDirectoryName(ProjectFile)!;
}

/// <summary>What a row wrote of a data set that proves rows, with the real library and the contracts that Assay emits.</summary>
/// <param name="Bytes">Payload size in bytes, on the row's first surface.</param>
public sealed record Proof(string DataSet, long Bytes)
{
    /// <summary>The size of the data sets that prove rows.</summary>
    public const int Size = 1000;

    /// <summary>What items of a project file state a proof, and of which data set.</summary>
    public static IReadOnlyList<(string Metadata, string DataSet)> Stated { get; } = [("ProofA", "proof-a"), ("ProofB", "proof-b")];
}

/// <summary>All rows of all adapter projects, whether or not they restore here.</summary>
public sealed class AdapterCatalogue
{
    private const string ProjectFiles = "*.csproj";
    private readonly Dictionary<string, RowDefinition> byName = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Creates a catalogue of these rows.</summary>
    /// <exception cref="BadInputException">Two rows have one name.</exception>
    public AdapterCatalogue(IEnumerable<RowDefinition> rows)
    {
        Rows = WithMainRows([.. rows]);
        foreach (var row in Rows)
        {
            if (!byName.TryAdd(row.Name, row))
                throw new BadInputException(
                    $"Two rows are named \"{row.Name}\": in {byName[row.Name].Project.ProjectFile} and {row.Project.ProjectFile}. "
                        + "Rename one.");
        }
    }

    /// <summary>The rows, by project folder and then in file order.</summary>
    public IReadOnlyList<RowDefinition> Rows { get; }

    /// <summary>Reads every <c>X/X.csproj</c> (or other project) below a folder of adapters.</summary>
    /// <param name="framework">The target framework whose package versions count.</param>
    /// <exception cref="BadInputException">The folder does not exist, or a project cannot be read.</exception>
    public static AdapterCatalogue Read(string folder, string framework) => Read(folder, [], framework);

    /// <summary>Reads Assay's own adapters and private ones.</summary>
    /// <param name="folder">The folder of Assay's own.</param>
    /// <param name="privateFolders">Folders of private ones: each holds adapters, or is one.</param>
    /// <param name="framework">The target framework whose package versions count.</param>
    /// <exception cref="BadInputException">A folder does not exist or holds no adapter, a project cannot be read, or two rows have one
    /// name.</exception>
    public static AdapterCatalogue Read(string folder, IReadOnlyList<string> privateFolders, string framework)
    {
        if (!Directory.Exists(folder))
            throw new BadInputException(
                $"There are no adapters in {Shortened.Of(folder)}. Run assay from a clone of its repository, or correct "
                    + $"{Workspace.AdaptersVariable}.");
        var projects = ProjectsBelow(folder).Concat(privateFolders.SelectMany(PrivateProjects));
        return new AdapterCatalogue(projects.SelectMany(project => AdapterProjectReader.Read(project, framework)));
    }

    /// <summary>In a family of which no row says that it is the main one, the row named as the family is, else the first.</summary>
    private static IReadOnlyList<RowDefinition> WithMainRows(IReadOnlyList<RowDefinition> rows)
    {
        HashSet<RowDefinition> main =
        [
            .. rows.Where(row => !row.IsReference).GroupBy(row => row.Family, StringComparer.OrdinalIgnoreCase)
                .Where(family => !family.Any(row => row.IsMain))
                .Select(family => family.FirstOrDefault(row => row.Name == row.Family) ?? family.First()),
        ];
        return [.. rows.Select(row => main.Contains(row) ? row with { IsMain = true } : row)];
    }

    private static IEnumerable<string> ProjectsBelow(string folder) => Directory.EnumerateDirectories(folder)
        .SelectMany(adapter => Directory.EnumerateFiles(adapter, ProjectFiles))
        .Order(StringComparer.OrdinalIgnoreCase);

    private static string[] PrivateProjects(string given)
    {
        if (!Directory.Exists(given))
            throw new BadInputException($"--adapters {Shortened.Of(given)}: folder not found. Name a folder with adapter projects.");
        var folder = Path.GetFullPath(given);
        string[] projects = [.. Directory.EnumerateFiles(folder, ProjectFiles), .. ProjectsBelow(folder)];
        foreach (var project in projects)
            MSBuildText.EnsureReadable(project, "Move the adapters to another folder.");
        return projects.Length > 0
            ? projects
            : throw new BadInputException(
                $"--adapters {given}: no adapter project in this folder or directly below it. Name a folder with adapter projects.");
    }

    /// <summary>Finds a row by its name.</summary>
    /// <exception cref="BadInputException">There is none; the sentence names the nearest.</exception>
    public RowDefinition Find(string name) =>
        byName.TryGetValue(name, out var row) ? row : throw NearestNames.Unknown("row", name, byName.Keys, "assay show rows");

    /// <summary>Whether there is a row of this name.</summary>
    public bool Contains(string name) => byName.ContainsKey(name);
}
