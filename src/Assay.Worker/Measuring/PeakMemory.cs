using System.Diagnostics;
using System.Globalization;

namespace Assay.Worker.Measuring;

/// <summary>The largest resident size that this process had.</summary>
internal static class PeakMemory
{
    private const string StatusFile = "/proc/self/status";
    private const string PeakField = "VmHWM:";

    /// <summary>The peak so far, or since <see cref="PeakGrowth"/> began anew, in bytes.</summary>
    public static long Bytes() => FromStatus() ?? FromProcess();

    private static long? FromStatus()
    {
        if (!OperatingSystem.IsLinux() || !File.Exists(StatusFile))
            return null;
        string? line = File.ReadLines(StatusFile).FirstOrDefault(line => line.StartsWith(PeakField, StringComparison.Ordinal));
        var kibibytes = line?[PeakField.Length..].Replace("kB", "", StringComparison.Ordinal).Trim() ?? "";
        return long.TryParse(kibibytes, NumberStyles.None, CultureInfo.InvariantCulture, out var value) ? value * 1024 : null;
    }

    private static long FromProcess()
    {
        using var process = Process.GetCurrentProcess();
        return process.PeakWorkingSet64;
    }
}

/// <summary>
/// The most by which the resident size of this process grows while something goes on. Only Linux forgets an earlier peak when it is asked
/// to; elsewhere nobody knows.
/// </summary>
internal static class PeakGrowth
{
    private const string ResetFile = "/proc/self/clear_refs";

    /// <summary>What the file takes for: forget the peak.</summary>
    private const string Reset = "5";

    /// <summary>Begins: the peak is the size of now.</summary>
    /// <returns>That size; null where an earlier peak cannot be forgotten.</returns>
    public static long? Begin()
    {
        if (!OperatingSystem.IsLinux())
            return null;
        try
        {
            File.WriteAllText(ResetFile, Reset);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }

        return PeakMemory.Bytes();
    }

    /// <summary>The growth since then, in bytes; null where it is not known.</summary>
    public static long? Since(long? begin) => begin is long size ? PeakMemory.Bytes() - size : null;
}
