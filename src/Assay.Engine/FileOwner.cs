using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using Assay.Core.Files;

namespace Assay.Engine;

/// <summary>Whose a file or a folder is, where the system says so.</summary>
public static partial class FileOwner
{
    private const uint Root = 0;

    /// <summary>Number of the user whom this process runs as.</summary>
    [UnsupportedOSPlatform("windows")]
    internal static uint OfProcess => UserId();

    /// <summary>
    /// Whether somebody else could have put a file into a folder: it is neither this user's, nor root's, nor that of whoever owns the
    /// folder.
    /// </summary>
    /// <param name="folder">The folder that the user works in.</param>
    public static bool IsStranger(string file, string folder) =>
        !OperatingSystem.IsWindows() && Of(file) is uint owner && owner != OfProcess && owner != Root && owner != Of(folder);

    /// <summary>Whether a folder belongs to another user than this process has.</summary>
    internal static bool IsAnothers(string folder)
    {
        if (OperatingSystem.IsWindows())
            return false;
        return Of(folder) is uint owner ? owner != OfProcess : !CanChangeRights(folder);
    }

    /// <summary>Number of the user who owns a file or a folder; null where that is not known.</summary>
    internal static uint? Of(string path) => PathStatus.Of(path)?.Owner;

    /// <summary>Only its owner, or root, may change a folder's rights.</summary>
    [UnsupportedOSPlatform("windows")]
    private static bool CanChangeRights(string folder)
    {
        try
        {
            File.SetUnixFileMode(folder, File.GetUnixFileMode(folder));
            return true;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    [LibraryImport("libc", EntryPoint = "geteuid")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial uint UserId();
}
