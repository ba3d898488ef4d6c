using System.Runtime.InteropServices;

namespace Assay.Worker.Measuring;

/// <summary>CPU time of the calling thread.</summary>
internal static partial class ThreadClock
{
    private static readonly int ClockId = ChooseClock();

    /// <summary>
    /// CPU time of the calling thread, in nanoseconds; 0 where the system does not tell it finer than a batch lasts (Windows counts in 15.6
    /// ms).
    /// </summary>
    public static long CpuNanoseconds() => ClockId >= 0 ? Read(ClockId) : 0;

    private static int ChooseClock()
    {
        // CLOCK_THREAD_CPUTIME_ID of Linux and of macOS.
        var id = OperatingSystem.IsLinux() ? 3 : OperatingSystem.IsMacOS() ? 16 : -1;
        try
        {
            return id >= 0 && Read(id) > 0 ? id : -1;
        }
        catch (Exception exception) when (exception is DllNotFoundException or EntryPointNotFoundException)
        {
            return -1;
        }
    }

    private static long Read(int clock) =>
        GetTime(clock, out var time) == 0 ? (time.Seconds * 1_000_000_000L) + time.Nanoseconds : 0;

    [LibraryImport("libc", EntryPoint = "clock_gettime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int GetTime(int clock, out TimeSpecification time);

    [StructLayout(LayoutKind.Sequential)]
    private struct TimeSpecification
    {
        public nint Seconds;
        public nint Nanoseconds;
    }
}
