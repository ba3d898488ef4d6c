namespace Assay.Engine.Building;

/// <summary>What is in the folder where builds, payloads and logs go.</summary>
public sealed class CacheFolder(Workspace workspace)
{
    private const string ResultsFolder = "validation";

    /// <summary>Every part, builds first, each kind by name.</summary>
    /// <exception cref="BadInputException">The folder must not be read.</exception>
    public IReadOnlyList<CacheEntry> List()
    {
        if (!Directory.Exists(workspace.Cache))
            return [];
        CacheRules.EnsureReadable(workspace.Cache);
        var isMeasuring = Inside(workspace.Payloads).Any(RunFolder.IsInUse);
        var builds = Inside(workspace.Builds).SelectMany(Inside).Select(folder =>
            Entry(CacheKind.Build, NameOfBuild(folder), folder, isMeasuring || BuildLock.IsHeld(folder), LastUseOfBuild(folder)));
        var payloads = Inside(workspace.Payloads).Select(folder =>
            Entry(CacheKind.Payloads, $"process {RunFolder.ProcessOf(folder)}", folder, RunFolder.IsInUse(folder),
                Directory.GetLastWriteTimeUtc(folder)));
        var others = Inside(workspace.Cache)
            .Where(folder => CacheMarker.IsLink(folder) || (folder != workspace.Builds && folder != workspace.Payloads))
            .Select(folder => Entry(KindOf(folder), Path.GetFileName(folder), folder, false, LastUseOf(folder)));
        return [.. builds.Concat(payloads).Concat(others).OrderBy(entry => entry.Kind)
            .ThenBy(entry => entry.Name, StringComparer.OrdinalIgnoreCase)];
    }

    /// <summary>Removes what Assay made and makes again when it is needed; everything else is kept, and named.</summary>
    /// <exception cref="BadInputException">The folder is no cache that Assay made.</exception>
    public CacheClearing Clear()
    {
        if (!Directory.Exists(workspace.Cache))
            return new CacheClearing([], []);
        CacheRules.EnsureReadable(workspace.Cache);
        CacheRules.EnsureClearable(workspace.Cache);
        List<CacheEntry> removed = [];
        List<CacheEntry> kept = [];
        foreach (var entry in List())
            (entry.IsClearable && TryRemove(entry.Path) ? removed : kept).Add(entry);
        foreach (var adapter in Inside(workspace.Builds)
            .Where(adapter => CacheMarker.IsOn(adapter) && Directory.EnumerateFileSystemEntries(adapter).All(CacheMarker.IsMarker)))
            TryRemove(adapter);
        return new CacheClearing(removed, kept);
    }

    private CacheKind KindOf(string folder) =>
        folder == workspace.Logs ? CacheKind.Logs : Path.GetFileName(folder) == ResultsFolder ? CacheKind.Results : CacheKind.Other;

    private static CacheEntry Entry(CacheKind kind, string name, string folder, bool isInUse, DateTime lastUsed) =>
        new(kind, name, folder, FilesOf(folder).Sum(file => file.Length), new DateTimeOffset(lastUsed, TimeSpan.Zero), isInUse)
        {
            IsOwn = CacheMarker.IsOn(folder),
        };

    private static string NameOfBuild(string folder) =>
        $"{BuildKey.Describe(folder)} {BuildContents.Read(folder)}".TrimEnd()
            + (File.Exists(BuildManifest.PathIn(folder))
                ? ""
                : File.Exists(FeedAnswer.PathIn(folder))
                ? " (not available)"
                : File.Exists(BrokenBuild.PathIn(folder))
                ? " (broken)"
                : " (unfinished)");

    private static DateTime LastUseOfBuild(string folder)
    {
        var manifest = BuildManifest.PathIn(folder);
        return File.Exists(manifest) ? File.GetLastWriteTimeUtc(manifest) : Directory.GetLastWriteTimeUtc(folder);
    }

    private static DateTime LastUseOf(string folder) =>
        FilesOf(folder).Select(file => file.LastWriteTimeUtc).Append(Directory.GetLastWriteTimeUtc(folder)).Max();

    /// <summary>The folders in a folder; none in a link, behind which somebody else's may lie.</summary>
    private static IEnumerable<string> Inside(string folder) =>
        Directory.Exists(folder) && !CacheMarker.IsLink(folder) ? Directory.EnumerateDirectories(folder) : [];

    private static IEnumerable<FileInfo> FilesOf(string folder) =>
        CacheMarker.IsLink(folder) ? [] : new DirectoryInfo(folder)
        .EnumerateFiles("*",
            new EnumerationOptions { RecurseSubdirectories = true, IgnoreInaccessible = true, AttributesToSkip = FileAttributes.None })
        .Where(file => !CacheMarker.IsMarker(file.Name));

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

/// <summary>A part of the cache.</summary>
/// <param name="Name">What it is for, such as <c>Newtonsoft.Json 13.0.4 net10.0 jit books+proof-a+proof-b</c>.</param>
/// <param name="Bytes">Size of its files, in bytes.</param>
/// <param name="LastUsed">When it was used last, UTC.</param>
/// <param name="IsInUse">Whether a running Assay may use it now.</param>
public sealed record CacheEntry(CacheKind Kind, string Name, string Path, long Bytes, DateTimeOffset LastUsed, bool IsInUse)
{
    /// <summary>Whether Assay made it, as its marker says.</summary>
    public bool IsOwn { get; init; }

    /// <summary>Whether clearing removes it.</summary>
    public bool IsClearable => IsOwn && Kind != CacheKind.Results && !IsInUse;
}

/// <summary>What a part of the cache is.</summary>
public enum CacheKind
{
    /// <summary>An adapter's program.</summary>
    Build,

    /// <summary>Payload files of a run in progress, or of one that was killed.</summary>
    Payloads,

    /// <summary>Logs.</summary>
    Logs,

    /// <summary>Results of <c>assay validate</c>, which nothing makes again: they are never cleared.</summary>
    Results,

    /// <summary>Anything else: removed only where its marker says that Assay made it.</summary>
    Other,
}

/// <summary>What clearing the cache did.</summary>
/// <param name="Kept">What is still there: results, and what a running Assay may use, what Assay did not make, and what the system did not
/// let go.</param>
public sealed record CacheClearing(IReadOnlyList<CacheEntry> Removed, IReadOnlyList<CacheEntry> Kept);
