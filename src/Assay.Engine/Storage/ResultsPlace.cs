using System.Globalization;
using System.Text;
using Assay.Core.Files;

namespace Assay.Engine.Storage;

/// <summary>
/// The place of a results file, kept for one run as long as it goes on: a lock beside the file, which the system releases however the run
/// ends. Two runs that begin in the same moment, or go on from the same file, cannot write over each other.
/// </summary>
public sealed class ResultsPlace : IDisposable
{
    private const string LockEnding = ".lock";
    private const int MostNumber = 1000;
    private static readonly TimeSpan LongestBeginning = TimeSpan.FromMinutes(1);

    /// <summary>Bytes of a name that most file systems take, with room for the ending of a file that is not whole yet.</summary>
    private const int LongestName = 235;

    private readonly FileStream held;
    private readonly string? before = Current;
    private readonly IReadOnlyList<string> made;

    private ResultsPlace(string path, FileStream held, IReadOnlyList<string> made)
    {
        Path = path;
        this.held = held;
        this.made = made;
        Current = path;
        ProgramEnd.Add(this);
    }

    /// <summary>The results file whose place this program kept last, and still keeps; null for none.</summary>
    public static string? Current { get; private set; }

    /// <summary>The results file, as it was given.</summary>
    public string Path { get; }

    /// <summary>Keeps the place of a new file.</summary>
    /// <exception cref="BadInputException">It exists already, another run writes it, or its folder cannot be written.</exception>
    public static ResultsPlace New(string path)
    {
        if (Directory.Exists(path))
            throw new BadInputException($"{path} is a folder. Name a file with --out.");
        var place = Keep(path);
        if (!File.Exists(path))
            return place;
        place.Dispose();
        throw new BadInputException(
            $"{path} already exists. Name another file with --out, or continue that run with --resume {ShellText.Of(path)}.");
    }

    /// <summary>Keeps the place of a file that a run goes on from.</summary>
    /// <exception cref="BadInputException">Another run writes it, or its folder cannot be written.</exception>
    public static ResultsPlace Of(string path) => Keep(path);

    /// <summary>Keeps the place of a new file whose name nobody gave; where it is taken, a number behind it makes another.</summary>
    /// <param name="name">The file's name without its ending.</param>
    /// <exception cref="BadInputException">The folder cannot be written.</exception>
    public static ResultsPlace First(string folder, string name)
    {
        RemoveLeftOvers(folder);
        for (var number = 1; number <= MostNumber; number++)
        {
            var path = System.IO.Path.Combine(
                folder, string.Create(CultureInfo.InvariantCulture, $"{name}{(number == 1 ? "" : $"-{number}")}.json"));
            if (!File.Exists(path) && TryKeep(path) is ResultsPlace place)
            {
                if (!File.Exists(path))
                    return place;
                place.Dispose();
            }
        }

        throw new BadInputException($"{folder} already has too many results of this second. Name a file with --out.");
    }

    /// <summary>Gives the place up; folders that were made for it go where nothing was written.</summary>
    public void Dispose()
    {
        ProgramEnd.Remove(this);
        Current = before;
        held.Dispose();
        try
        {
            foreach (var folder in made.Where(folder => Directory.Exists(folder) && !Directory.EnumerateFileSystemEntries(folder).Any()))
                Directory.Delete(folder);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Another run writes into it now.
        }
    }

    /// <summary>Removes what killed runs left where nobody names a file again: their locks, and files that are not whole.</summary>
    private static void RemoveLeftOvers(string folder)
    {
        if (!Directory.Exists(folder))
            return;
        foreach (var file in Directory.EnumerateFiles(folder, "*.json" + LockEnding).Where(IsLeft))
        {
            AtomicFile.RemoveLeftOvers(file[..^LockEnding.Length]);
            AtomicFile.Discard(file);
        }
    }

    /// <summary>A run that begins in this moment has made its lock and does not hold it yet.</summary>
    private static bool IsLeft(string file) =>
        new FileInfo(file) is { Length: 0 } info && FileAge.IsOver(info.LastWriteTimeUtc, LongestBeginning) && !BuildLock.IsHeldAt(file);

    private static ResultsPlace Keep(string path) =>
        TryKeep(path)
            ?? throw new BadInputException($"Another Assay run is writing {path}. Wait until it ends, or name another file with --out.");

    private static ResultsPlace? TryKeep(string path)
    {
        var file = path + LockEnding;
        try
        {
            // Asked here, and not after an hour of measuring.
            if (Encoding.UTF8.GetByteCount(System.IO.Path.GetFileName(path)) > LongestName)
                throw new PathTooLongException();
            var folder = System.IO.Path.GetDirectoryName(System.IO.Path.GetFullPath(path))!;
            if (!IsLock(new FileInfo(file)))
                throw new BadInputException($"{file} exists, and Assay would lock its results with it. Name another file with --out.");
            IReadOnlyList<string> missing = [.. MissingOf(folder)];
            Directory.CreateDirectory(folder);
            ResultsPlace place = new(path, new FileStream(
                file, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose), missing);
            AtomicFile.RemoveLeftOvers(path);
            return place;
        }
        catch (IOException) when (File.Exists(file))
        {
            return null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new BadInputException(
                $"Results cannot be written to {path} ({IoReason.Of(exception)}). Name another file with --out.", exception);
        }
    }

    /// <summary>Whether a file can be a lock: locks are empty, and go with the run.</summary>
    private static bool IsLock(FileInfo file) =>
        file.LinkTarget is null
            && PathStatus.KindOf(file.FullName) is FileKind.Regular or FileKind.Unknown && file is { Exists: false } or { Length: 0 };

    /// <summary>A folder and those above it that are not there, the innermost first.</summary>
    private static IEnumerable<string> MissingOf(string folder)
    {
        for (var missing = folder; missing is not null
            && !Directory.Exists(missing); missing = System.IO.Path.GetDirectoryName(missing))
            yield return missing;
    }
}
