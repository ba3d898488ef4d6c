using System.Globalization;

namespace Assay.Engine.Measuring;

/// <summary>Time that the hypervisor gave to others while this machine had work.</summary>
public static class StealTime
{
    private const string File = "/proc/stat";

    /// <summary>The column after user, nice, system, idle, iowait, irq and softirq; the line's name is the first. Source: proc(5).</summary>
    private const int Column = 8;

    /// <summary>Linux counts it in hundredths of a second (USER_HZ) on every architecture that .NET runs on.</summary>
    private const long NanosecondsPerTick = 10_000_000;

    /// <summary>Steal over all processors since the start of the system, in nanoseconds; 0 where the system does not tell.</summary>
    public static long Read()
    {
        try
        {
            return System.IO.File.Exists(File) ? Of(System.IO.File.ReadLines(File).First()) : 0;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return 0;
        }
    }

    /// <summary>The steal of the first line of <c>/proc/stat</c>, in nanoseconds; 0 where it has none.</summary>
    public static long Of(string line)
    {
        string[] columns = line.Split(' ', StringSplitOptions.RemoveEmptyEntries);
        return columns.Length > Column && long.TryParse(columns[Column], NumberStyles.None, CultureInfo.InvariantCulture, out long ticks)
            ? ticks * NanosecondsPerTick
            : 0;
    }
}
