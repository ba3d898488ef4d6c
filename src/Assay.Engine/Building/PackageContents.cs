using System.Diagnostics;
using System.Security.Cryptography;
using System.Text.Json;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>Tells the packages that a build was made from by their content: two of one name and version need not be the same.</summary>
internal static class PackageContents
{
    /// <summary>Where this machine keeps restored packages.</summary>
    public static string CacheFolder => Environment.GetEnvironmentVariable("NUGET_PACKAGES")
        ?? BuildHome.PackagesIn(
            Environment.GetEnvironmentVariable(BuildHome.Variable) ?? Environment.GetFolderPath(Environment.SpecialFolder.UserProfile));

    /// <summary>The packages of a restore, each as its folder and its hash.</summary>
    /// <param name="intermediateFolder">The folder with the restore's <c>project.assets.json</c>.</param>
    public static IReadOnlyList<string> Of(string intermediateFolder)
    {
        var file = Path.Combine(intermediateFolder, "project.assets.json");
        if (!File.Exists(file))
            return [];
        try
        {
            using var assets = JsonDocument.Parse(File.ReadAllBytes(file));
            string[] folders = [.. assets.RootElement.GetProperty("packageFolders").EnumerateObject().Select(folder => folder.Name)];
            return [.. assets.RootElement.GetProperty("libraries").EnumerateObject()
                .Select(library => library.Value.TryGetProperty("path", out var path) ? path.GetString()! : "")
                .Select(path =>
                    (Path: path, Hash: folders.Select(folder => KeptHash(folder, path)).FirstOrDefault(hash => hash is not null)))
                .Where(package => package.Hash is not null)
                .Select(package => $"{package.Path} {package.Hash}")];
        }
        catch (Exception exception) when (exception is JsonException or KeyNotFoundException or InvalidOperationException)
        {
            return [];
        }
    }

    /// <summary>
    /// Whether a restore would take the same content again: what is in the package cache goes before what a folder of packages has. Of what
    /// neither has nothing is known.
    /// </summary>
    public static bool AreSame(IEnumerable<string> packages, PackageFeeds feeds) =>
        packages.All(package => package.Split(' ') is not [string path, string hash] || (HashOf(path, feeds) ?? hash) == hash);

    private static string? HashOf(string path, PackageFeeds feeds)
    {
        if (KeptHash(CacheFolder, path) is string kept)
            return kept;
        var offered = feeds.PackageFiles()
            .FirstOrDefault(file => string.Equals(Path.GetFileName(file), FileOf(path), StringComparison.OrdinalIgnoreCase));
        return offered is null ? null : Convert.ToBase64String(HashOf(offered));
    }

    private static byte[] HashOf(string package)
    {
        using var file = NamedFile.Open(package, FileUse.Package);
        return SHA512.HashData(file);
    }

    /// <summary>
    /// The hash of a package's file, which a restore leaves beside what it unpacked; null where the folder does not have it.
    /// </summary>
    private static string? KeptHash(string folder, string path)
    {
        var kept = Path.Combine(folder, path, $"{FileOf(path)}.sha512");
        return path.Contains('/', StringComparison.Ordinal) && File.Exists(kept) ? File.ReadAllText(kept).Trim() : null;
    }

    /// <summary>The name of a package's file: its folder is its name and below that its version.</summary>
    private static string FileOf(string path) => $"{path.Replace('/', '.')}.nupkg";
}

/// <summary>
/// Whether a package really took the place of the box's own library: the newer of the two is loaded, whatever was restored.
/// </summary>
internal static class FrameworkReplacement
{
    /// <summary>Any library of the runtime, to compare with: all are built from one commit, which stands behind their versions.</summary>
    private const string CoreLibrary = "System.Private.CoreLib.dll";

    /// <summary>Why it did not; null where it did, or none was asked to.</summary>
    public static string? Failure(BuildRequest request, string output)
    {
        var project = request.Project;
        if (request.Target.PackageVersion is null || project.Package != RowResult.InTheBox)
            return null;
        var library = Path.Combine(output, project.VersionedPackage + ".dll");
        return File.Exists(library) && !IsOfRuntime(library, Path.Combine(output, CoreLibrary))
            ? null
            : $"{project.VersionedPackage} {request.PackageVersion} is not newer than the one in {request.Target.Framework}, so that "
                + "one was loaded; use a newer version or an older --runtime";
    }

    /// <summary>Whether a library beside the runtime's own ones is one of them.</summary>
    private static bool IsOfRuntime(string library, string coreLibrary) =>
        File.Exists(coreLibrary) && CommitOf(library) is { Length: > 0 } commit && commit == CommitOf(coreLibrary);

    private static string CommitOf(string library)
    {
        var version = FileVersionInfo.GetVersionInfo(library).ProductVersion ?? "";
        return version[(version.LastIndexOf('+') + 1)..];
    }
}
