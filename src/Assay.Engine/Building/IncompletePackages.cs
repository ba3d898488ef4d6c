using System.IO.Compression;
using System.Text.Json;
using Assay.Core.Files;

namespace Assay.Engine.Building;

/// <summary>
/// Finds packages in the package cache that lack files of theirs: a restore takes them as they are, and where a library is gone takes one
/// that was made for another framework silently.
/// </summary>
internal static class IncompletePackages
{
    /// <summary>What a build needs of a package; the rest is for people.</summary>
    private static readonly string[] Needed = [".dll", ".exe", ".so", ".dylib", ".props", ".targets"];

    /// <summary>The failure that names the first file that is missing; null where every package is whole.</summary>
    /// <param name="intermediateFolder">The folder with the restore's <c>project.assets.json</c>.</param>
    public static BuildFailure? Find(string intermediateFolder)
    {
        try
        {
            var file = Path.Combine(intermediateFolder, "project.assets.json");
            if (!File.Exists(file))
                return null;
            using var assets = JsonDocument.Parse(File.ReadAllBytes(file));
            string[] caches = [.. assets.RootElement.GetProperty("packageFolders").EnumerateObject().Select(folder => folder.Name)];
            return assets.RootElement.GetProperty("libraries").EnumerateObject()
                .Where(library => library.Value.TryGetProperty("type", out var type) && type.GetString() == "package")
                .Select(library => Missing(library.Name, library.Value.GetProperty("path").GetString()!, caches))
                .FirstOrDefault(sentence => sentence is not null) is string half
                ? new BuildFailure(BuildFailureKind.PackageIncomplete, half)
                : null;
        }
        catch (Exception exception) when (exception is JsonException or KeyNotFoundException or IOException or UnauthorizedAccessException)
        {
            // What cannot be read says nothing; the build itself does.
            return null;
        }
    }

    private static string? Missing(string library, string path, string[] caches)
    {
        var name = library.Split('/');
        var folder = caches.Select(cache => Path.Combine(cache, path)).FirstOrDefault(Directory.Exists);
        var package = folder is null ? "" : Path.Combine(folder, $"{name[0]}.{name[^1]}.nupkg".ToLowerInvariant());
        if (!File.Exists(package))
            return null;
        var missing = FilesOf(package).FirstOrDefault(file => !File.Exists(Path.Combine(folder!, file)));
        return missing is null
            ? null
            : $"half restored: {missing} of {name[0]} {name[^1]} is missing from the NuGet cache; delete {path} there and run again";
    }

    private static IEnumerable<string> FilesOf(string package)
    {
        try
        {
            using var archive = ZipFile.OpenRead(package);
            return [.. archive.Entries.Select(entry => Uri.UnescapeDataString(entry.FullName))
                .Where(file => Needed.Contains(Path.GetExtension(file).ToLowerInvariant()))];
        }
        catch (InvalidDataException)
        {
            return [];
        }
    }
}

/// <summary>Finds files in folders of packages that are no whole packages: a restore says that there is one, and not which.</summary>
internal static class TruncatedPackages
{
    /// <summary>Names the first such file where a restore failed for want of a whole package; other failures stay as they are.</summary>
    public static BuildFailure Name(BuildFailure failure, PackageFeeds feeds) =>
        failure.Kind == BuildFailureKind.RestoreFailed && feeds.PackageFiles().FirstOrDefault(file => !IsWhole(file)) is string cut
            ? failure with { Cause = $"{failure.Cause}; {Path.GetFileName(cut)} is truncated or not a package; replace it" }
            : failure;

    private static bool IsWhole(string file)
    {
        try
        {
            using ZipArchive archive = new(NamedFile.Open(file, FileUse.Package));
            return archive.Entries.Count > 0;
        }
        catch (Exception exception) when (exception is InvalidDataException or IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
