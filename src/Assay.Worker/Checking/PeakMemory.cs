using System.Diagnostics;
using System.Globalization;

namespace Assay.Worker.Checking;

/// <summary>The largest resident size that this process ever had.</summary>
internal static class PeakMemory
{
    private const string StatusFile = "/proc/self/status";
    private const string PeakField = "VmHWM:";

    /// <summary>The peak so far, in bytes.</summary>
    public static long Bytes() => FromStatus() ?? FromProcess();

    private static long? FromStatus()
    {
        if (!OperatingSystem.IsLinux() || !File.Exists(StatusFile))
            return null;
        string? line = File.ReadLines(StatusFile).FirstOrDefault(line => line.StartsWith(PeakField, StringComparison.Ordinal));
        string kibibytes = line?[PeakField.Length..].Replace("kB", "", StringComparison.Ordinal).Trim() ?? "";
        return long.TryParse(kibibytes, NumberStyles.None, CultureInfo.InvariantCulture, out long value) ? value * 1024 : null;
    }

    private static long FromProcess()
    {
        using Process process = Process.GetCurrentProcess();
        return process.PeakWorkingSet64;
    }
}
