namespace Assay.Engine.Building;

/// <summary>The feeds that restores ask beside the machine's own.</summary>
/// <param name="Folders">Full paths of folders with packages.</param>
/// <param name="IsOffline">Whether no feed of the machine is asked: what is neither in the folders nor in the package cache is not available.</param>
public sealed record PackageFeeds(IReadOnlyList<string> Folders, bool IsOffline)
{
    private const string Packages = "*.nupkg";

    /// <summary>How deep packages lie in a feed of a folder for each package and version.</summary>
    private const int MostDepth = 3;

    /// <summary>The machine's own feeds alone.</summary>
    public static PackageFeeds OfMachine { get; } = new([], false);

    /// <summary>Reads the folders that the command line named.</summary>
    /// <param name="folders">The folders, as they were given.</param>
    /// <param name="isOffline">Whether no feed of the machine is asked.</param>
    /// <exception cref="BadInputException">One is missing, or holds no package.</exception>
    public static PackageFeeds Read(IReadOnlyList<string> folders, bool isOffline) => new([.. folders.Select(Folder)], isOffline);

    private static string Folder(string given)
    {
        if (!Directory.Exists(given))
            throw new BadInputException($"--source {given}: there is no such folder; name one that holds .nupkg files.");
        EnumerationOptions options = new() { RecurseSubdirectories = true, MaxRecursionDepth = MostDepth, IgnoreInaccessible = true };
        return Directory.EnumerateFiles(given, Packages, options).Any()
            ? Path.GetFullPath(given)
            : throw new BadInputException($"--source {given}: the folder is no feed, it holds no .nupkg file; name one that does.");
    }
}
