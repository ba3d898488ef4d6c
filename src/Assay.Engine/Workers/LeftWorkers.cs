using System.Diagnostics;
using System.Globalization;

namespace Assay.Engine.Workers;

/// <summary>A note of the workers that a run started, for the run after it: a run that was killed leaves those that were stopped, or hang too deep to see its end.</summary>
/// <param name="folder">The run's folder of payload files.</param>
internal sealed class LeftWorkers(string folder)
{
    private readonly Lock noting = new();

    private string FileName => Path.Combine(folder, "workers");

    /// <summary>Notes a worker; one that cannot be noted is no reason to stop a run.</summary>
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
        foreach (string[] fields in Lines().Select(line => line.Split(' ', 2)).Where(fields => fields.Length == 2))
        {
            if (int.TryParse(fields[0], NumberStyles.None, CultureInfo.InvariantCulture, out int id) && BirthOf(id) == fields[1])
                End(id);
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

    private static void End(int id)
    {
        try
        {
            using Process process = Process.GetProcessById(id);
            ChildProcesses.KillTree(process);
        }
        catch (ArgumentException)
        {
            // It ended in this moment.
        }
    }

    /// <summary>What tells a process from a later one of the same number; null where there is no such process.</summary>
    private static string? BirthOf(int id)
    {
        if (ProcessState.BirthOf(id) is string birth)
            return birth;
        try
        {
            using Process process = Process.GetProcessById(id);
            return process.StartTime.ToUniversalTime().Ticks.ToString(CultureInfo.InvariantCulture);
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }
}

/// <summary>What the system says a process is doing.</summary>
internal static class ProcessState
{
    /// <summary>Whether a signal or a debugger stopped it; false where the system does not tell. Source: proc(5), the third field of <c>stat</c>.</summary>
    public static bool IsStopped(int id)
    {
        try
        {
            string file = string.Create(CultureInfo.InvariantCulture, $"/proc/{id}/stat");
            return File.Exists(file) && IsStopped(File.ReadAllText(file));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    /// <summary>The machine's start and the process's after it, which no other process has; null where the system does not tell. Source: proc(5), the 22nd field of <c>stat</c>.</summary>
    public static string? BirthOf(int id)
    {
        const string Boot = "/proc/sys/kernel/random/boot_id";
        const int FieldsAfterName = 19;
        try
        {
            string file = string.Create(CultureInfo.InvariantCulture, $"/proc/{id}/stat");
            if (!File.Exists(file) || !File.Exists(Boot))
                return null;
            string stat = File.ReadAllText(file);
            string[] fields = stat[(stat.LastIndexOf(')') + 1)..].Split(' ', StringSplitOptions.RemoveEmptyEntries);
            return fields.Length > FieldsAfterName ? $"{File.ReadAllText(Boot).Trim()}/{fields[FieldsAfterName]}" : null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    /// <summary>The name before the state stands in parentheses and may hold anything.</summary>
    public static bool IsStopped(string stat)
    {
        int end = stat.LastIndexOf(')');
        return end >= 0 && stat.Length > end + 2 && stat[end + 2] is 'T' or 't';
    }
}
