using System.Runtime.InteropServices;

namespace Assay.Worker.Measuring;

/// <summary>Context switches of the calling thread.</summary>
internal static partial class ThreadSwitches
{
    private const int CallingThread = 1;

    // struct rusage: two times of two words, then fourteen words, of which the last is ru_nivcsw; alike on all of Linux. The C library musl
    // keeps sixteen words in reserve.
    private const int Words = 18 + 16;
    private const int InvoluntaryWord = 17;
    private static readonly bool IsTold = Tries();

    /// <summary>How often the system took the processor from the calling thread so far; 0 where the system does not tell.</summary>
    public static long Involuntary() => IsTold ? Read() : 0;

    private static bool Tries()
    {
        try
        {
            return OperatingSystem.IsLinux() && Read() >= 0;
        }
        catch (Exception exception) when (exception is DllNotFoundException or EntryPointNotFoundException)
        {
            return false;
        }
    }

    private static unsafe long Read()
    {
        var usage = stackalloc nint[Words];
        return GetUsage(CallingThread, usage) == 0 ? usage[InvoluntaryWord] : 0;
    }

    [LibraryImport("libc", EntryPoint = "getrusage")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static unsafe partial int GetUsage(int who, nint* usage);
}
