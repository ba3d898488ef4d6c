namespace Assay.Engine;

/// <summary>
/// How old files are by the calendar, which outlives a process, as the monotonic clock does not. A calendar may be set: then a file seems
/// years older than it is, or from the future.
/// </summary>
internal static class FileAge
{
    /// <summary>More than the coarsest times of file systems.</summary>
    private static readonly TimeSpan Behind = TimeSpan.FromSeconds(10);

    /// <summary>
    /// Whether what was written at a time counts no longer. A time as far ahead of the clock tells nothing: the clock was wrong then, or is
    /// now.
    /// </summary>
    /// <param name="most">The age up to which it counts.</param>
    public static bool IsOver(DateTime writtenAt, TimeSpan most) => (DateTime.UtcNow - writtenAt).Duration() > most;

    /// <summary>Whether a file in a folder, or below it, is ahead of the clock.</summary>
    public static bool IsAnyAhead(string folder) => Directory.Exists(folder) && Ahead(folder, DateTime.UtcNow).Any();

    /// <summary>
    /// Brings files that are ahead of the clock behind it, so that what is written from now on is newer: builds compare times to see what
    /// is up to date.
    /// </summary>
    /// <param name="folder">The folder, with all below it.</param>
    public static void BringBack(string folder)
    {
        var now = DateTime.UtcNow;
        foreach (var file in Ahead(folder, now))
            file.LastWriteTimeUtc = now - Behind;
    }

    // Links lead to files that no build here wrote, and may form a loop.
    private static IEnumerable<FileInfo> Ahead(string folder, DateTime now) => new DirectoryInfo(folder)
        .EnumerateFiles("*", new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.ReparsePoint })
        .Where(file => file.LastWriteTimeUtc > now);
}
