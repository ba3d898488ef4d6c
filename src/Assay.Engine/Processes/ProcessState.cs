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
