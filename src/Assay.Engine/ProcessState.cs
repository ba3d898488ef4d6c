using System.Globalization;

namespace Assay.Engine;

/// <summary>What Linux says about a process. Source: proc(5).</summary>
/// <param name="IsStopped">Whether a signal or a debugger stopped it: the third field of <c>stat</c>.</param>
/// <param name="Threads">Its threads: the 20th field.</param>
/// <param name="StartTicks">When it started, in clock ticks after the machine's start: the 22nd field.</param>
internal readonly record struct ProcessState(bool IsStopped, int Threads, ulong StartTicks)
{
    /// <summary>Whether it ended, and only its number is kept for its parent.</summary>
    public bool IsEnded { get; init; }

    private const int ThreadsField = 17;
    private const int StartField = 19;

    /// <summary>The state of a process now; null if it is gone, or the system has no such files.</summary>
    public static ProcessState? Read(int id) => Try(() =>
    {
        var file = PathOf(id, "stat");
        return File.Exists(file) ? Parse(File.ReadAllText(file)) : null;
    });

    /// <summary>
    /// The state that a <c>stat</c> describes; null if it is incomplete. The process's name before the state stands in parentheses and may
    /// contain anything.
    /// </summary>
    public static ProcessState? Parse(string stat)
    {
        var fields = stat[(stat.LastIndexOf(')') + 1)..].Split(' ', StringSplitOptions.RemoveEmptyEntries);
        return fields.Length > StartField
            && int.TryParse(fields[ThreadsField], NumberStyles.None, CultureInfo.InvariantCulture, out var threads)
            && ulong.TryParse(fields[StartField], NumberStyles.None, CultureInfo.InvariantCulture, out var start)
            ? new ProcessState(fields[0] is "T" or "t", threads, start) { IsEnded = fields[0] is "Z" or "X" }
            : null;
    }

    /// <summary>
    /// Processes that a process started and that are not gone; 0 if the system does not say. Source: <c>task/*/children</c>.
    /// </summary>
    public static int ChildrenOf(int id) => Try<int>(() =>
    {
        var threads = PathOf(id, "task");
        return !Directory.Exists(threads) ? 0 : Directory.EnumerateDirectories(threads)
            .Sum(thread => Try<int>(
                () => File.ReadAllText(Path.Combine(thread, "children")).Split(' ', StringSplitOptions.RemoveEmptyEntries).Length) ?? 0);
    }) ?? 0;

    /// <summary>Whether a process has more than so many files open; false if the system does not say. Source: <c>fd</c>.</summary>
    public static bool HasMoreFiles(int id, int limit) => Try<int>(() =>
    {
        var files = PathOf(id, "fd");
        return Directory.Exists(files) ? Directory.EnumerateFileSystemEntries(files).Take(limit + 1).Count() : 0;
    }) > limit;

    private static string PathOf(int id, string name) => string.Create(CultureInfo.InvariantCulture, $"/proc/{id}/{name}");

    /// <summary>What is read; null if the process, or its thread, ended meanwhile.</summary>
    private static T? Try<T>(Func<T?> read)
        where T : struct
    {
        try
        {
            return read();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
