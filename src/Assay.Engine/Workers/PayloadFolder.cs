using System.Globalization;

namespace Assay.Engine.Workers;

/// <summary>
/// The folder of one run's payload files, with a note of its workers; it goes when the run ends. What a killed run left, files and workers,
/// goes with the next run. A lock beside the folder, which the system releases however the run ends, says that it is in use.
/// </summary>
public sealed class PayloadFolder : IDisposable
{
    private readonly FileStream held;
    private readonly LeftoverProcesses workers;

    /// <summary>Creates a folder for this run.</summary>
    /// <param name="parent">Where such folders stand, one for each run.</param>
    /// <exception cref="BadInputException">It cannot be written.</exception>
    public PayloadFolder(string parent)
    {
        Workspace.CreateFolder(parent);
        RemoveLeftOvers(parent);
        Path = System.IO.Path.Combine(parent, string.Create(CultureInfo.InvariantCulture, $"{Environment.ProcessId}-{Guid.NewGuid():N}"));

        // The lock first: a folder without one is taken for a left-over.
        held = new FileStream(
            Path + RunFolder.LockEnding, FileMode.CreateNew, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose);
        Workspace.CreateFolder(Path);
        workers = new LeftoverProcesses(Path);
        ProgramEnd.Add(this);
        LeftoverWatch.Begin();
    }

    /// <summary>Full path of the folder.</summary>
    public string Path { get; }

    /// <summary>Notes a worker that the run started, so that the next run can end it if this one cannot.</summary>
    /// <param name="processId">The system's number of the process.</param>
    public void NoteWorker(int processId) => workers.Note(processId);

    /// <inheritdoc/>
    public void Dispose()
    {
        Remove(Path);
        held.Dispose();
        ProgramEnd.Remove(this);
    }

    /// <summary>Removes what killed programs left: their folders, builds and workers.</summary>
    /// <param name="parent">Where such folders stand, one for each run.</param>
    public static void RemoveLeftOvers(string parent)
    {
        ScratchFolder.RemoveLeftOvers();
        if (!Directory.Exists(parent))
            return;
        foreach (var folder in Directory.EnumerateDirectories(parent, "*", new EnumerationOptions())
            .Where(folder => CacheMarker.IsOn(folder) && !RunFolder.IsInUse(folder)))
        {
            new LeftoverProcesses(folder).EndAll();
            Remove(folder);
            if (int.TryParse(RunFolder.ProcessOf(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var id))
                RuntimeFiles.RemoveOfGone(id);
        }
    }

    private static void Remove(string folder)
    {
        try
        {
            Directory.Delete(folder, recursive: true);
            File.Delete(folder + RunFolder.LockEnding);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Another run of Assay may have removed it in this moment.
        }
    }
}
