using System.Text.Json;
using Assay.Core.Files;

namespace Assay.Engine;

/// <summary>The feeds that restores ask beside the machine's own.</summary>
/// <param name="Folders">Full paths of folders with packages.</param>
/// <param name="IsOffline">Whether no feed of the machine is asked: what is neither in the folders nor in the package cache is not
/// available.</param>
public sealed record PackageFeeds(IReadOnlyList<string> Folders, bool IsOffline)
{
    /// <summary>
    /// Names folders with packages, separated as those of the path are: <c>--source</c> for whole sessions, and for the tests.
    /// </summary>
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
        var named = (variable ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return new(
            [.. folders.Select(folder => Folder(Option, folder)).Concat(named.Select(folder => Folder(SourceVariable, folder)))
                .Distinct()], isOffline);
    }

    /// <summary>Every package file in the folders.</summary>
    internal IEnumerable<string> PackageFiles() => Folders.Where(Directory.Exists).SelectMany(PackagesIn);

    private static IEnumerable<string> PackagesIn(string folder) => Directory.EnumerateFiles(
        folder, Packages, new EnumerationOptions
        {
            RecurseSubdirectories = true,
            MaxRecursionDepth = MostDepth,
            IgnoreInaccessible = true,
        });

    private static string Folder(string origin, string given)
    {
        if (!Directory.Exists(given))
            throw new BadInputException($"{origin} {given}: folder not found. Name a folder with .nupkg files.");
        string[] packages = [.. PackagesIn(given)];
        if (packages.Length == 0)
            throw new BadInputException($"{origin} {given}: no .nupkg files in this folder. Name a folder with .nupkg files.");
        UserFile.EnsureFiles(packages, FileUse.Package);
        return Path.GetFullPath(given);
    }
}

/// <summary>
/// Tells a restore which feeds to ask, as variables of its environment: lists of folders do not survive a command line's properties.
/// </summary>
internal sealed class RestoreEnvironment(Workspace workspace, PackageFeeds feeds)
{
    public IEnumerable<KeyValuePair<string, string>> Variables()
    {
        if (feeds.IsOffline)
            yield return new("RestoreSources", EmptyFeed());
        if (feeds.Folders.Count > 0)
            yield return new("RestoreAdditionalProjectSources", string.Join(';', feeds.Folders));
    }

    /// <summary>A feed that has nothing: no feed at all would mean the machine's own.</summary>
    private string EmptyFeed()
    {
        var folder = Path.Combine(workspace.Cache, "no-feed");
        CacheMarker.Create(folder);
        return folder;
    }
}

/// <summary>
/// Reads which version of a package a restore really took: a feed that lacks the version asked for gives the next higher one.
/// </summary>
internal static class RestoredVersion
{
    /// <summary>The version; empty where the package is none of the restored ones, null where nothing tells what was restored.</summary>
    /// <param name="intermediateFolder">The folder with the restore's <c>project.assets.json</c>.</param>
    /// <param name="package">The package's name.</param>
    public static string? Of(string intermediateFolder, string package)
    {
        var file = Path.Combine(intermediateFolder, "project.assets.json");
        if (!File.Exists(file))
            return null;
        try
        {
            using var assets = JsonDocument.Parse(File.ReadAllBytes(file));
            return assets.RootElement.TryGetProperty("libraries", out var libraries) ? Find(libraries, package) ?? "" : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static string? Find(JsonElement libraries, string package) => libraries.EnumerateObject()
        .Select(library => library.Name.Split('/'))
        .FirstOrDefault(name => name.Length == 2 && string.Equals(name[0], package, StringComparison.OrdinalIgnoreCase))?[1];
}
