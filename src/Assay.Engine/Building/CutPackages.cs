using System.IO.Compression;

namespace Assay.Engine.Building;

/// <summary>Finds files in folders of packages that are no whole packages: a restore says that there is one, and not which.</summary>
internal static class CutPackages
{
    /// <summary>Names the first such file where a restore failed for want of a whole package; other outcomes stay as they are.</summary>
    /// <param name="outcome">The outcome of a failed restore.</param>
    /// <param name="feeds">The feeds that were asked.</param>
    public static BuildOutcome Name(BuildOutcome outcome, PackageFeeds feeds) =>
        outcome.Cause.StartsWith(BuildAnswer.RestoreFailed, StringComparison.Ordinal) && feeds.PackageFiles().FirstOrDefault(file => !IsWhole(file)) is string cut
            ? outcome with { Cause = $"{outcome.Cause}; {Path.GetFileName(cut)} is cut off, or no package: put a whole one in its place" }
            : outcome;

    private static bool IsWhole(string file)
    {
        try
        {
            using ZipArchive archive = ZipFile.OpenRead(file);
            return archive.Entries.Count > 0;
        }
        catch (Exception exception) when (exception is InvalidDataException or IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
