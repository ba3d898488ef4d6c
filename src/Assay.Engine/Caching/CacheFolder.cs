using Assay.Engine.Building;
using Assay.Engine.Runs;

namespace Assay.Engine.Caching;

/// <summary>What is in the folder where builds, payloads and logs go.</summary>
/// <param name="workspace">The folders.</param>
public sealed class CacheFolder(Workspace workspace)
{
    private const string ResultsFolder = "validation";

    /// <summary>Every part, builds first, each kind by name.</summary>
    public IReadOnlyList<CacheEntry> List()
    {
        if (!Directory.Exists(workspace.Cache))
            return [];
        bool isMeasuring = Below(workspace.Payloads).Any(PayloadFolder.IsOfRunningProcess);
        IEnumerable<CacheEntry> builds = Below(workspace.Builds).SelectMany(Below).Select(folder =>
            Entry(CacheKind.Build, NameOfBuild(folder), folder, isMeasuring || BuildLock.IsHeld(folder), LastUseOfBuild(folder)));
        IEnumerable<CacheEntry> payloads = Below(workspace.Payloads).Select(folder =>
            Entry(CacheKind.Payloads, $"process {Path.GetFileName(folder)}", folder, PayloadFolder.IsOfRunningProcess(folder), Directory.GetLastWriteTimeUtc(folder)));
        IEnumerable<CacheEntry> others = Below(workspace.Cache).Where(folder => folder != workspace.Builds && folder != workspace.Payloads)
            .Select(folder => Entry(KindOf(folder), Path.GetFileName(folder), folder, false, LastUseOf(folder)));
        return [.. builds.Concat(payloads).Concat(others).OrderBy(entry => entry.Kind).ThenBy(entry => entry.Name, StringComparer.OrdinalIgnoreCase)];
    }

    /// <summary>Removes what Assay makes again when it is needed; what cannot be removed is kept, and named.</summary>
    public CacheClearing Clear()
    {
        List<CacheEntry> removed = [];
        List<CacheEntry> kept = [];
        foreach (CacheEntry entry in List())
            (entry.IsClearable && TryRemove(entry.Path) ? removed : kept).Add(entry);
        foreach (string adapter in Below(workspace.Builds).Where(adapter => !Directory.EnumerateFileSystemEntries(adapter).Any()))
            TryRemove(adapter);
        return new CacheClearing(removed, kept);
    }

    private CacheKind KindOf(string folder) =>
        folder == workspace.Logs ? CacheKind.Logs : Path.GetFileName(folder) == ResultsFolder ? CacheKind.Results : CacheKind.Other;

    private static CacheEntry Entry(CacheKind kind, string name, string folder, bool isInUse, DateTime lastUsed) =>
        new(kind, name, folder, FilesOf(folder).Sum(file => file.Length), new DateTimeOffset(lastUsed, TimeSpan.Zero), isInUse);

    private static string NameOfBuild(string folder) =>
        $"{BuildKey.Describe(folder)} {BuildContents.Read(folder)}".TrimEnd() + (File.Exists(BuildManifest.PathIn(folder)) ? "" : File.Exists(FeedAnswer.PathIn(folder)) ? " (not available)" : File.Exists(BrokenBuild.PathIn(folder)) ? " (broken)" : " (unfinished)");

    private static DateTime LastUseOfBuild(string folder)
    {
        string manifest = BuildManifest.PathIn(folder);
        return File.Exists(manifest) ? File.GetLastWriteTimeUtc(manifest) : Directory.GetLastWriteTimeUtc(folder);
    }

    private static DateTime LastUseOf(string folder) =>
        FilesOf(folder).Select(file => file.LastWriteTimeUtc).Append(Directory.GetLastWriteTimeUtc(folder)).Max();

    private static IEnumerable<string> Below(string folder) => Directory.Exists(folder) ? Directory.EnumerateDirectories(folder) : [];

    private static IEnumerable<FileInfo> FilesOf(string folder) =>
        new DirectoryInfo(folder).EnumerateFiles("*", new EnumerationOptions { RecurseSubdirectories = true, IgnoreInaccessible = true, AttributesToSkip = FileAttributes.None });

    private static bool TryRemove(string folder)
    {
        try
        {
            Directory.Delete(folder, recursive: true);
            return true;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
