using System.Collections.Concurrent;
using System.Globalization;

namespace Assay.Engine.Building;

/// <summary>
/// What a finished build holds: written last, so that a build that was cut off has none, and compared before a build is used again, so that
/// one that somebody or something changed is made anew.
/// </summary>
internal sealed class BuildManifest(string folder)
{
    private const string VersionMark = "version ";
    private const string PackageMark = "package ";

    private string Path => PathIn(folder);

    /// <summary>The manifest of a build; its time is that of the build's last use.</summary>
    public static string PathIn(string folder) => System.IO.Path.Combine(folder, "built");

    /// <summary>Notes what the build's folders of results hold.</summary>
    /// <param name="packageVersion">The version of the package that was restored; null where nothing tells it.</param>
    /// <param name="packages">The packages that it was made from, each a text that tells its content.</param>
    public void Write(string? packageVersion, params IReadOnlyList<string> packages) =>
        File.WriteAllLines(Path, [VersionMark + packageVersion, .. packages.Select(package => PackageMark + package), .. Files()]);

    /// <summary>The packages that the build was made from.</summary>
    public IReadOnlyList<string> Packages() =>
        [.. File.ReadLines(Path).Skip(1).TakeWhile(line => line.StartsWith(PackageMark, StringComparison.Ordinal))
            .Select(line => line[PackageMark.Length..])];

    /// <summary>
    /// Whether there is a manifest, and every file is as it was when it was written; what workers left beside them does not count.
    /// </summary>
    /// <param name="packageVersion">The version of the package that was restored; null where nothing told it.</param>
    public bool IsWhole(out string? packageVersion)
    {
        packageVersion = null;
        if (!File.Exists(Path))
            return false;
        var lines = File.ReadAllLines(Path);
        if (lines.Length < 2 || !lines[0].StartsWith(VersionMark, StringComparison.Ordinal))
            return false;
        packageVersion = lines[0].Length > VersionMark.Length ? lines[0][VersionMark.Length..] : null;
        return lines[1..].SkipWhile(line => line.StartsWith(PackageMark, StringComparison.Ordinal)).All(IsUnchanged);
    }

    /// <summary>Notes that the build was used now.</summary>
    public void Touch() => File.SetLastWriteTimeUtc(Path, DateTime.UtcNow);

    /// <summary>Removes what a build that was cut off or changed left; its lock stays.</summary>
    public void Clear()
    {
        File.Delete(Path);
        foreach (var left in Directory.EnumerateDirectories(folder))
            Directory.Delete(left, recursive: true);
    }

    private IEnumerable<string> Files() => AdapterProgram.OutputFolders
        .Select(output => new DirectoryInfo(System.IO.Path.Combine(folder, output)))
        .Where(output => output.Exists)
        .SelectMany(output => output.EnumerateFiles("*", SearchOption.AllDirectories))
        .Select(LineOf)
        .Order(StringComparer.Ordinal);

    private bool IsUnchanged(string line)
    {
        var parts = line.Split(' ', 3);
        FileInfo file = new(System.IO.Path.Combine(folder, parts[^1]));
        return file.Exists && LineOf(file) == line;
    }

    private string LineOf(FileInfo file) => string.Create(
        CultureInfo.InvariantCulture,
        $"{file.Length} {new DateTimeOffset(file.LastWriteTimeUtc).ToUnixTimeSeconds()} "
            + $"{System.IO.Path.GetRelativePath(folder, file.FullName)}");
}

/// <summary>Keeps the cache small: every change of a source makes a new build, and old ones are seldom used again.</summary>
internal static class StaleBuilds
{
    private static readonly TimeSpan Age = TimeSpan.FromDays(3);

    /// <summary>
    /// The builds that this process uses. Their times do not tell: a clock that is set forward makes a build of this minute years old.
    /// </summary>
    private static readonly ConcurrentDictionary<string, bool> Used = new();

    /// <summary>Notes that this process uses a build.</summary>
    public static void Keep(string folder) => Used[Path.GetFullPath(folder)] = true;

    /// <summary>
    /// Removes an adapter's builds that were not used for three days; none while another run goes on, which may use them.
    /// </summary>
    public static void Remove(Workspace workspace, string adapterFolder)
    {
        if (OthersRun(workspace))
            return;
        foreach (var folder in Directory.EnumerateDirectories(adapterFolder)
            .Where(folder => !Used.ContainsKey(Path.GetFullPath(folder)) && CacheMarker.IsOn(folder)))
        {
            var stamp = BuildManifest.PathIn(folder);
            var lastUse = File.Exists(stamp) ? File.GetLastWriteTimeUtc(stamp) : Directory.GetLastWriteTimeUtc(folder);
            if (FileAge.IsOver(lastUse, Age) && !BuildLock.IsHeld(folder))
                TryDelete(folder);
        }
    }

    private static bool OthersRun(Workspace workspace)
    {
        var own = Environment.ProcessId.ToString(CultureInfo.InvariantCulture);
        return Directory.Exists(workspace.Payloads) && Directory.EnumerateDirectories(workspace.Payloads)
            .Any(folder => RunFolder.ProcessOf(folder) != own && RunFolder.IsInUse(folder));
    }

    private static void TryDelete(string folder)
    {
        try
        {
            Directory.Delete(folder, recursive: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Another run may use or remove it; the next build tries again.
        }
    }
}
