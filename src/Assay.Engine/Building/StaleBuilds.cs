using Assay.Engine.Caching;

namespace Assay.Engine.Building;

/// <summary>Keeps the cache small: every change of a source makes a new build, and old ones are seldom used again.</summary>
internal static class StaleBuilds
{
    private static readonly TimeSpan Age = TimeSpan.FromDays(3);

    /// <summary>Removes an adapter's builds that were not used for three days.</summary>
    public static void Remove(string adapterFolder)
    {
        foreach (string folder in Directory.EnumerateDirectories(adapterFolder).Where(CacheMarker.IsOn))
        {
            string stamp = BuildManifest.PathIn(folder);
            DateTime lastUse = File.Exists(stamp) ? File.GetLastWriteTimeUtc(stamp) : Directory.GetLastWriteTimeUtc(folder);
            if (DateTime.UtcNow - lastUse > Age)
                TryDelete(folder);
        }
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
