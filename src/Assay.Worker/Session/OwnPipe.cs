using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Assay.Worker.Session;

/// <summary>
/// Keeps a pipe to the engine from what a library starts: a process that holds its end, and lives on where the worker ended, would keep
/// from the engine that it is gone.
/// </summary>
internal static partial class OwnPipe
{
    // FIOCLEX, "close on exec", and HANDLE_FLAG_INHERIT of the systems' headers.
    private const nuint CloseOnStartOfLinux = 0x5451;
    private const nuint CloseOnStartOfMacOS = 0x20006601;
    private const uint Inherited = 1;

    /// <summary>Lets no process inherit the pipe that is started from now on.</summary>
    public static void Keep(SafePipeHandle pipe)
    {
        if (OperatingSystem.IsWindows())
            _ = SetHandleInformation(pipe, Inherited, 0);
        else if (OperatingSystem.IsLinux())
            _ = Control(pipe, CloseOnStartOfLinux);
        else if (OperatingSystem.IsMacOS())
            _ = Control(pipe, CloseOnStartOfMacOS);
    }

    [LibraryImport("libc", EntryPoint = "ioctl")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Control(SafePipeHandle file, nuint request);

    [LibraryImport("kernel32")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static partial int SetHandleInformation(SafePipeHandle handle, uint mask, uint flags);
}
