using System.Diagnostics;
using System.Globalization;
using Assay.Engine.Building;

namespace Assay.Engine.Runs;

/// <summary>The folder of one run's payload files; it goes when the run ends, and what a killed run left goes with the next.</summary>
public sealed class PayloadFolder : IDisposable
{
    /// <summary>Creates the folder of this process.</summary>
    /// <param name="parent">Where such folders stand, one a process.</param>
    /// <exception cref="BadInputException">It cannot be written.</exception>
    public PayloadFolder(string parent)
    {
        RemoveLeftOvers(parent);
        Path = System.IO.Path.Combine(parent, string.Create(CultureInfo.InvariantCulture, $"{Environment.ProcessId}"));
        Workspace.CreateFolder(Path);
    }

    /// <summary>Full path of the folder.</summary>
    public string Path { get; }

    /// <inheritdoc/>
    public void Dispose() => Remove(Path);

    private static void RemoveLeftOvers(string parent)
    {
        if (!Directory.Exists(parent))
            return;
        foreach (string folder in Directory.EnumerateDirectories(parent, "*", new EnumerationOptions()))
        {
            if (ProcessOf(folder) is int id && !IsRunning(id))
                Remove(folder);
        }
    }

    /// <summary>Whether a folder of payload files is one of a process that runs.</summary>
    internal static bool IsOfRunningProcess(string folder) => ProcessOf(folder) is int id && IsRunning(id);

    private static int? ProcessOf(string folder) =>
        int.TryParse(System.IO.Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out int id) ? id : null;

    private static bool IsRunning(int id)
    {
        try
        {
            using Process process = Process.GetProcessById(id);
            return !process.HasExited;
        }
        catch (ArgumentException)
        {
            return false;
        }
    }

    private static void Remove(string folder)
    {
        try
        {
            Directory.Delete(folder, recursive: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Another run of Assay may have removed it in this moment.
        }
    }
}
