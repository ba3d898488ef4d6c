namespace Assay.Engine.Building;

/// <summary>The feeds that restores ask beside the machine's own.</summary>
/// <param name="Folders">Full paths of folders with packages.</param>
/// <param name="IsOffline">Whether no feed of the machine is asked: what is neither in the folders nor in the package cache is not available.</param>
public sealed record PackageFeeds(IReadOnlyList<string> Folders, bool IsOffline)
{
    /// <summary>Names folders with packages, separated as those of the path are: <c>--source</c> for whole sessions, and for the tests.</summary>
    public const string SourceVariable = "ASSAY_SOURCE";

    private const string Packages = "*.nupkg";
    private const string Option = "--source";

    /// <summary>How deep packages lie in a feed of a folder for each package and version.</summary>
    private const int MostDepth = 3;

    /// <summary>The machine's own feeds alone.</summary>
    public static PackageFeeds OfMachine { get; } = new([], false);

    /// <summary>The machine's own feeds and the folders of <see cref="SourceVariable"/>.</summary>
    /// <exception cref="BadInputException">A folder is missing, or holds no package.</exception>
    public static PackageFeeds OfEnvironment() => Read([], false);

    /// <summary>Reads the folders that the command line and <see cref="SourceVariable"/> name.</summary>
    /// <param name="folders">The folders of the command line, as they were given.</param>
    /// <param name="isOffline">Whether no feed of the machine is asked.</param>
    /// <exception cref="BadInputException">One is missing, or holds no package.</exception>
    public static PackageFeeds Read(IReadOnlyList<string> folders, bool isOffline) =>
        Read(folders, Environment.GetEnvironmentVariable(SourceVariable), isOffline);

    /// <summary>The same, from the variable's text.</summary>
    internal static PackageFeeds Read(IReadOnlyList<string> folders, string? variable, bool isOffline)
    {
        string[] named = (variable ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return new([.. folders.Select(folder => Folder(Option, folder)).Concat(named.Select(folder => Folder(SourceVariable, folder))).Distinct()], isOffline);
    }

    /// <summary>Every package file in the folders.</summary>
    internal IEnumerable<string> PackageFiles() => Folders.Where(Directory.Exists).SelectMany(PackagesIn);

    private static IEnumerable<string> PackagesIn(string folder) => Directory.EnumerateFiles(
        folder, Packages, new EnumerationOptions { RecurseSubdirectories = true, MaxRecursionDepth = MostDepth, IgnoreInaccessible = true });

    private static string Folder(string origin, string given)
    {
        if (!Directory.Exists(given))
            throw new BadInputException($"{origin} {given}: there is no such folder; name one that holds .nupkg files.");
        return PackagesIn(given).Any()
            ? Path.GetFullPath(given)
            : throw new BadInputException($"{origin} {given}: the folder is no feed, it holds no .nupkg file; name one that does.");
    }
}
