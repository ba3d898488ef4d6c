using System.Collections.Concurrent;
using System.Globalization;
using Assay.Engine.Caching;
using Assay.Engine.Runs;

namespace Assay.Engine.Building;

/// <summary>Keeps the cache small: every change of a source makes a new build, and old ones are seldom used again.</summary>
internal static class StaleBuilds
{
    private static readonly TimeSpan Age = TimeSpan.FromDays(3);

    /// <summary>The builds that this process uses. Their times do not tell: a clock that is set forward makes a build of this minute years old.</summary>
    private static readonly ConcurrentDictionary<string, bool> Used = new();

    /// <summary>Notes that this process uses a build.</summary>
    public static void Keep(string folder) => Used[Path.GetFullPath(folder)] = true;

    /// <summary>Removes an adapter's builds that were not used for three days; none while another run goes on, which may use them.</summary>
    /// <param name="workspace">The folders.</param>
    /// <param name="adapterFolder">The folder of the adapter's builds.</param>
    public static void Remove(Workspace workspace, string adapterFolder)
    {
        if (OthersRun(workspace))
            return;
        foreach (string folder in Directory.EnumerateDirectories(adapterFolder).Where(folder => !Used.ContainsKey(Path.GetFullPath(folder)) && CacheMarker.IsOn(folder)))
        {
            string stamp = BuildManifest.PathIn(folder);
            DateTime lastUse = File.Exists(stamp) ? File.GetLastWriteTimeUtc(stamp) : Directory.GetLastWriteTimeUtc(folder);
            if (FileAge.IsOver(lastUse, Age) && !BuildLock.IsHeld(folder))
                TryDelete(folder);
        }
    }

    private static bool OthersRun(Workspace workspace)
    {
        string own = Environment.ProcessId.ToString(CultureInfo.InvariantCulture);
        return Directory.Exists(workspace.Payloads) && Directory.EnumerateDirectories(workspace.Payloads)
            .Any(folder => PayloadFolder.ProcessOf(folder) != own && PayloadFolder.IsInUse(folder));
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
