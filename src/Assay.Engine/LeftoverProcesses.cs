using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;

namespace Assay.Engine;

/// <summary>
/// A note of the processes that this one started, for the program that starts after it: a program that was killed leaves builds, and
/// workers that were stopped or hang too deep to see its end.
/// </summary>
/// <param name="folder">The folder of the note, which only this user can write.</param>
internal sealed class LeftoverProcesses(string folder)
{
    /// <summary>Ticks count from the start of the machine, so a process needs that too.</summary>
    private const string Boot = "/proc/sys/kernel/random/boot_id";
    private readonly Lock noting = new();

    private string FileName => Path.Combine(folder, "processes");

    /// <summary>Notes a process; one that cannot be noted is no reason to stop a run.</summary>
    public void Note(int processId)
    {
        if (BirthOf(processId) is not string birth)
            return;
        try
        {
            lock (noting)
                File.AppendAllText(FileName, string.Create(CultureInfo.InvariantCulture, $"{processId} {birth}{Environment.NewLine}"));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // A full disk is reported where results are written.
        }
    }

    /// <summary>Ends those that still run; a process that only has the number of one is left alone.</summary>
    public void EndAll()
    {
        foreach (var fields in Lines().Select(line => line.Split(' ', 2)).Where(fields => fields.Length == 2))
        {
            if (!int.TryParse(fields[0], NumberStyles.None, CultureInfo.InvariantCulture, out var id))
                continue;
            if (BirthOf(id) == fields[1])
                ChildProcesses.KillTree(id);
            else
                RuntimeFiles.RemoveOfGone(id);
        }
    }

    /// <summary>Whether a process has a number. One that ended keeps it until its parent asks, which may be never.</summary>
    public static bool IsRunning(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            return !process.HasExited && ProcessState.Read(id) is not { IsEnded: true };
        }
        catch (ArgumentException)
        {
            return false;
        }
    }

    private string[] Lines()
    {
        try
        {
            return File.Exists(FileName) ? File.ReadAllLines(FileName) : [];
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }

    /// <summary>The process's start, which no other process of the same number has; null if there is no such process.</summary>
    private static string? BirthOf(int id)
    {
        try
        {
            if (ProcessState.Read(id) is ProcessState state)
                return string.Create(CultureInfo.InvariantCulture, $"{File.ReadAllText(Boot).Trim()}/{state.StartTicks}");
            using var process = Process.GetProcessById(id);
            return process.StartTime.ToUniversalTime().Ticks.ToString(CultureInfo.InvariantCulture);
        }
        catch (Exception exception) when (exception is ArgumentException
            or InvalidOperationException or Win32Exception or IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
