using System.Globalization;

namespace Assay.Engine.Measuring;

/// <summary>What the system's processors did since its start, all together; zeros where the system does not tell.</summary>
/// <param name="StealNanoseconds">Time that the hypervisor gave to others while this machine had work.</param>
/// <param name="IdleNanoseconds">Time without work, waiting for I/O included.</param>
public readonly record struct ProcessorTimes(long StealNanoseconds, long IdleNanoseconds)
{
    private const string File = "/proc/stat";

    /// <summary>Columns of the first line: its name, then user, nice, system, idle, iowait, irq, softirq and steal. Source: proc(5).</summary>
    private const int Idle = 4;
    private const int InputOutput = 5;
    private const int Steal = 8;

    /// <summary>Linux counts them in hundredths of a second (USER_HZ) on every architecture that .NET runs on.</summary>
    private const long NanosecondsPerTick = 10_000_000;

    /// <summary>The times now.</summary>
    public static ProcessorTimes Read()
    {
        try
        {
            return System.IO.File.Exists(File) ? Of(System.IO.File.ReadLines(File).First()) : default;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return default;
        }
    }

    /// <summary>The times of the first line of <c>/proc/stat</c>.</summary>
    public static ProcessorTimes Of(string line)
    {
        string[] columns = line.Split(' ', StringSplitOptions.RemoveEmptyEntries);
        return new ProcessorTimes(Nanoseconds(columns, Steal), Nanoseconds(columns, Idle) + Nanoseconds(columns, InputOutput));
    }

    private static long Nanoseconds(string[] columns, int column) =>
        columns.Length > column && long.TryParse(columns[column], NumberStyles.None, CultureInfo.InvariantCulture, out long ticks) ? ticks * NanosecondsPerTick : 0;
}
