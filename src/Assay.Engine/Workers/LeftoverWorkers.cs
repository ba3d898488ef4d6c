using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace Assay.Engine.Workers;

/// <summary>A note of the workers that a run started, for the run after it: a run that was killed leaves those that were stopped, or hang too deep to see its end.</summary>
/// <param name="folder">The run's folder of payload files.</param>
internal sealed class LeftoverWorkers(string folder)
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

    /// <summary>Threads of a process; 0 where the system does not tell. Source: proc(5), the 20th field of <c>stat</c>.</summary>
    public static int ThreadsOf(int id) => Told(() =>
    {
        string file = string.Create(CultureInfo.InvariantCulture, $"/proc/{id}/stat");
        return File.Exists(file) ? Threads(File.ReadAllText(file)) : 0;
    });

    /// <summary>Processes that a process started and that are not gone; 0 where the system does not tell. Source: proc(5), <c>task/*/children</c>.</summary>
    public static int ChildrenOf(int id) => Told(() =>
    {
        string threads = string.Create(CultureInfo.InvariantCulture, $"/proc/{id}/task");
        return !Directory.Exists(threads) ? 0 : Directory.EnumerateDirectories(threads)
            .Sum(thread => Told(() => File.ReadAllText(Path.Combine(thread, "children")).Split(' ', StringSplitOptions.RemoveEmptyEntries).Length));
    });

    /// <summary>Whether a process has more files open than so many; false where the system does not tell. Source: proc(5), <c>fd</c>.</summary>
    public static bool HasMoreFiles(int id, int limit) => Told(() =>
    {
        string files = string.Create(CultureInfo.InvariantCulture, $"/proc/{id}/fd");
        return Directory.Exists(files) ? Directory.EnumerateFileSystemEntries(files).Take(limit + 1).Count() : 0;
    }) > limit;

    /// <summary>The threads that a <c>stat</c> names.</summary>
    public static int Threads(string stat)
    {
        const int FieldsAfterName = 17;
        string[] fields = stat[(stat.LastIndexOf(')') + 1)..].Split(' ', StringSplitOptions.RemoveEmptyEntries);
        return fields.Length > FieldsAfterName && int.TryParse(fields[FieldsAfterName], NumberStyles.None, CultureInfo.InvariantCulture, out int threads) ? threads : 0;
    }

    /// <summary>A process ends when it likes, and its threads do, too.</summary>
    private static int Told(Func<int> read)
    {
        try
        {
            return read();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return 0;
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

/// <summary>
/// Marks what a worker's library starts, by a variable that every process hands on to its own: where the worker is gone, they have no parent by which they would be found. Only Linux tells the
/// variables of other processes.
/// </summary>
internal sealed class WorkerMark
{
    private const string Variable = "ASSAY_WORKER";
    private const string Processes = "/proc";

    /// <summary>What a process starts while others are ended is ended in the next pass.</summary>
    private const int MostPasses = 20;
    private readonly string value = Guid.NewGuid().ToString("N");

    /// <summary>The mark, as a setting of the worker.</summary>
    public string Setting => $"{Variable}={value}";

    /// <summary>Ends all processes that have the mark.</summary>
    public void EndAll()
    {
        if (!OperatingSystem.IsLinux())
            return;
        byte[] mark = Encoding.UTF8.GetBytes(Setting);
        for (int pass = 0; pass < MostPasses; pass++)
        {
            List<int> marked = [.. Ids().Where(id => HasMark(id, mark))];
            if (marked.Count == 0)
                return;
            marked.ForEach(End);
        }
    }

    private static IEnumerable<int> Ids() => Directory.EnumerateDirectories(Processes)
        .Select(folder => int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out int id) ? id : 0)
        .Where(id => id > 0 && id != Environment.ProcessId);

    /// <summary>A process that has ended, but was not yet asked for its exit code, has no variables any more.</summary>
    private static bool HasMark(int id, byte[] mark)
    {
        try
        {
            return File.ReadAllBytes(string.Create(CultureInfo.InvariantCulture, $"{Processes}/{id}/environ")).AsSpan().IndexOf(mark) >= 0;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // It ended in this moment, or is somebody else's.
            return false;
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
}
