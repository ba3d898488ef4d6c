using System.ComponentModel;
using System.Diagnostics;

namespace Assay.Validation.Load;

/// <summary>Keeps this process on one of the processors that it may use.</summary>
internal static class OwnProcessor
{
    private const int MostProcessors = 64;

    /// <summary>
    /// Keeps the calling thread, the first one of the process, and all that it starts on a processor. Where the system offers no way, or
    /// refuses, nothing changes.
    /// </summary>
    /// <param name="number">Which one of those that the process may use, from 0.</param>
    public static void Keep(int number)
    {
        if (!OperatingSystem.IsLinux() && !OperatingSystem.IsWindows())
            return;
        using var own = Process.GetCurrentProcess();
        long allowed = own.ProcessorAffinity;
        int[] processors = [.. Enumerable.Range(0, MostProcessors).Where(processor => (allowed & (1L << processor)) != 0)];
        if (number >= processors.Length)
            return;
        try
        {
            own.ProcessorAffinity = (nint)(1L << processors[number]);
        }
        catch (Win32Exception)
        {
            // A sandbox may forbid it: then the system places the process.
        }
    }
}
