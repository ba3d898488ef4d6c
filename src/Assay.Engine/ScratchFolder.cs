using System.Globalization;

namespace Assay.Engine;

/// <summary>
/// A folder of temporary files, in the system's own. It goes with its use, or with this program; what a killed program left, folders and
/// processes that it started, goes with the next one.
/// </summary>
internal sealed class ScratchFolder : IDisposable
{
    private const string Prefix = "assay-";
    private const int PartsOfName = 4;
    private readonly LeftoverProcesses processes;

    /// <summary>Creates it, and removes those that killed programs left.</summary>
    /// <exception cref="BadInputException">The system's folder of temporary files cannot be written.</exception>
    public ScratchFolder(string purpose)
    {
        RemoveLeftOvers();
        try
        {
            Path = Directory.CreateTempSubdirectory(
                string.Create(CultureInfo.InvariantCulture, $"{Prefix}{purpose}-{Environment.ProcessId}-")).FullName;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            var variable = OperatingSystem.IsWindows() ? "TEMP" : "TMPDIR";
            throw new BadInputException(
                $"The temporary folder {System.IO.Path.GetTempPath()} is not writable ({IoReason.Of(exception)}). Make it writable, or "
                    + $"set {variable} to another folder.", exception);
        }

        processes = new LeftoverProcesses(Path);
        ProgramEnd.Add(this);
        LeftoverWatch.Begin();
    }

    /// <summary>Full path of the folder.</summary>
    public string Path { get; }

    /// <summary>Notes a process that works for this program, so that the next one ends it if this one cannot.</summary>
    /// <param name="processId">The system's number of the process.</param>
    public void Note(int processId) => processes.Note(processId);

    /// <summary>Removes the folders of programs that are gone, and ends the processes that they left.</summary>
    public static void RemoveLeftOvers()
    {
        try
        {
            foreach (var folder in Directory.EnumerateDirectories(System.IO.Path.GetTempPath(), Prefix + "*").Where(IsLeft))
            {
                new LeftoverProcesses(folder).EndAll();
                Remove(folder);
                RuntimeFiles.RemoveOfGone(ProgramOf(folder)!.Value);
            }
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Where temporary files cannot be listed, nothing was left either.
        }
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        Remove(Path);
        ProgramEnd.Remove(this);
    }

    /// <summary>
    /// Everybody may write into the system's folder: what another user put there names processes that are none of Assay's.
    /// </summary>
    private static bool IsLeft(string folder)
    {
        return ProgramOf(folder) is int id
            && !LeftoverProcesses.IsRunning(id) && !CacheMarker.IsLink(folder) && !FileOwner.IsAnothers(folder);
    }

    /// <summary>The number of the process that made a folder; null if the name is none of Assay's.</summary>
    private static int? ProgramOf(string folder)
    {
        var parts = System.IO.Path.GetFileName(folder).Split('-', PartsOfName);
        return parts.Length == PartsOfName
            && int.TryParse(parts[2], NumberStyles.None, CultureInfo.InvariantCulture, out var id) ? id : null;
    }

    private static void Remove(string folder)
    {
        try
        {
            Directory.Delete(folder, recursive: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // A process that ends late may still write there; the next program removes it.
        }
    }
}

/// <summary>What goes when this program ends in the middle of its work, as a second Ctrl-C ends it.</summary>
internal static class ProgramEnd
{
    private static readonly HashSet<IDisposable> Open = [];

    static ProgramEnd() => AppDomain.CurrentDomain.ProcessExit += static (_, _) => DisposeAll();

    /// <summary>Disposes of something when the program ends, unless it went before.</summary>
    public static void Add(IDisposable item)
    {
        lock (Open)
            Open.Add(item);
    }

    /// <summary>It went.</summary>
    public static void Remove(IDisposable item)
    {
        lock (Open)
            Open.Remove(item);
    }

    private static void DisposeAll()
    {
        IDisposable[] left;
        lock (Open)
            left = [.. Open];
        foreach (var item in left)
            item.Dispose();
    }
}
