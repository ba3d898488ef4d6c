using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Assay.Worker.Session;

/// <summary>Keeps a pipe to the engine from what a library starts; Mono elsewhere than on Windows hands it on.</summary>
internal static class OwnPipe
{
    // HANDLE_FLAG_INHERIT of the system's headers.
    private const uint Inherited = 1;

    /// <summary>Lets no process inherit the pipe that is started from now on.</summary>
    public static void Keep(SafePipeHandle pipe)
    {
        if (Environment.OSVersion.Platform == PlatformID.Win32NT)
            _ = SetHandleInformation(pipe, Inherited, 0);
    }

    [DllImport("kernel32")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static extern int SetHandleInformation(SafePipeHandle handle, uint mask, uint flags);
}
