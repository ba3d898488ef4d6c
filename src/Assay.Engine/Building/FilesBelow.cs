using System.Globalization;

namespace Assay.Engine.Building;

/// <summary>
/// Every file of a folder and of those below it. Links to folders are followed, and each folder is looked at once, so that loops end.
/// </summary>
internal static class FilesBelow
{
    private const int Most = 20_000;

    /// <summary>Their paths, each below the folder as it was given.</summary>
    /// <param name="leftOut">Names of folders right below it that do not count.</param>
    /// <param name="most">How many there may be.</param>
    /// <exception cref="BadInputException">There are too many, as where a link leads to the root of a disk, or a folder cannot be
    /// read.</exception>
    public static IEnumerable<string> Of(string folder, IReadOnlyCollection<string> leftOut, int most = Most)
    {
        HashSet<string> seen = new(StringComparer.Ordinal);
        Stack<(string Path, string Real)> unread = new([(folder, RealOf(new DirectoryInfo(folder)))]);
        var count = 0;
        while (unread.TryPop(out var at))
        {
            if (!seen.Add(at.Real))
                continue;
            foreach (var entry in EntriesOf(at.Real))
            {
                if (++count > most)
                    throw new BadInputException(
                        string.Create(
                            CultureInfo.InvariantCulture,
                            $"{folder} leads to over {most:N0} files. Remove links in it that lead elsewhere."));
                var path = Path.Combine(at.Path, entry.Name);
                if (entry is not DirectoryInfo below)
                    yield return path;
                else if (at.Path != folder || !leftOut.Contains(entry.Name))
                    unread.Push((path, RealOf(below)));
            }
        }
    }

    private static FileSystemInfo[] EntriesOf(string folder)
    {
        try
        {
            return new DirectoryInfo(folder).GetFileSystemInfos();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"The folder {folder} cannot be read ({IoReason.Of(exception)}). Make it readable, or remove it.", exception);
        }
    }

    private static string RealOf(DirectoryInfo folder) =>
        Path.TrimEndingDirectorySeparator(
            folder.LinkTarget is null ? folder.FullName : folder.ResolveLinkTarget(returnFinalTarget: true)!.FullName);
}
