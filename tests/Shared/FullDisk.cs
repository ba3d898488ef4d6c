namespace Assay.Tests.Shared;

/// <summary>Files on a disk that is always full: links to the device of Linux that takes nothing.</summary>
/// <remarks>Only ever a link: what removes or replaces the file must not take the machine's device with it.</remarks>
internal static class FullDisk
{
    private const string Device = "/dev/full";

    /// <summary>Skips the test where there is no such device.</summary>
    public static void SkipWhereMissing() => Assert.SkipUnless(IsThere, "Needs the device of Linux that is always full (/dev/full).");

    /// <summary>Whether the device is there and is what its name says; a plain file of that name takes every byte.</summary>
    public static bool IsThere => OperatingSystem.IsLinux() && File.Exists(Device) && IsFull();

    /// <summary>Makes a link to the device.</summary>
    /// <param name="path">Where.</param>
    /// <returns>The same path.</returns>
    public static string At(string path) => File.CreateSymbolicLink(path, Device).FullName;

    private static bool IsFull()
    {
        try
        {
            using FileStream file = new(Device, FileMode.Open, FileAccess.Write, FileShare.ReadWrite, bufferSize: 0);
            file.WriteByte(0);
            return false;
        }
        catch (IOException)
        {
            return true;
        }
    }
}
