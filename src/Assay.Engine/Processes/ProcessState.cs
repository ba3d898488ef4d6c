using System.Globalization;

namespace Assay.Engine.Processes;

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
