using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using Assay.Engine.Building;

namespace Assay.Engine.Caching;

/// <summary>Keeps a cache to one user: programs are run from it, so whoever can write there runs code as its user. On Windows the system's inherited rights do that.</summary>
internal static partial class CacheOwner
{
    /// <summary>Rights of a folder that nobody but its owner can use.</summary>
    public const UnixFileMode Private = UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute;

    private const UnixFileMode OthersWrite = UnixFileMode.GroupWrite | UnixFileMode.OtherWrite;
    private const string Advice = "and Assay runs programs from it; set " + Workspace.CacheVariable + " to a folder of your own.";

    /// <summary>Refuses a cache that is another user's, or that others could have put programs into.</summary>
    /// <exception cref="BadInputException">It is one.</exception>
    public static void Ensure(Workspace workspace)
    {
        string cache = workspace.Cache;
        if (OperatingSystem.IsWindows() || !Directory.Exists(cache))
            return;

        // Whoever owns the repository has Assay's own code in hand, so root may use the cache in it.
        if (IsAnothers(cache) && !(workspace.HasOwnCache && Environment.IsPrivilegedProcess))
            throw new BadInputException($"The cache folder {Shortened.Of(cache)} belongs to another user, {Advice}");
        if (!workspace.HasOwnCache && CacheMarker.IsOn(cache) && (File.GetUnixFileMode(cache) & OthersWrite) != 0)
            throw new BadInputException($"The cache folder {Shortened.Of(cache)} can be written by other users, {Advice}");
    }

    /// <summary>Takes from a cache the rights of everybody but its owner, where the file system knows them.</summary>
    public static void Close(string cache)
    {
        if (OperatingSystem.IsWindows())
            return;
        try
        {
            File.SetUnixFileMode(cache, File.GetUnixFileMode(cache) & Private);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Disks of other systems keep no rights.
        }
    }

    private static bool IsAnothers(string folder)
    {
        if (OperatingSystem.IsWindows())
            return false;
        return OperatingSystem.IsLinux() && OwnerOf(folder) is uint owner ? owner != UserId() : !CanChangeRights(folder);
    }

    /// <summary>Only its owner, or root, may change a folder's rights.</summary>
    [UnsupportedOSPlatform("windows")]
    private static bool CanChangeRights(string folder)
    {
        try
        {
            File.SetUnixFileMode(folder, File.GetUnixFileMode(folder));
            return true;
        }
        catch (UnauthorizedAccessException)
        {
            return false;
        }
    }

    // struct statx: alike on all of Linux, 256 bytes, with stx_uid at 20.
    private static uint? OwnerOf(string folder)
    {
        const int currentFolder = -100;
        const uint ownerAsked = 0x8;
        Span<byte> status = stackalloc byte[256];
        return Status(currentFolder, folder, 0, ownerAsked, status) == 0 ? MemoryMarshal.Read<uint>(status[20..]) : null;
    }

    [LibraryImport("libc", EntryPoint = "statx", StringMarshalling = StringMarshalling.Utf8)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Status(int folder, string path, int flags, uint mask, Span<byte> status);

    [LibraryImport("libc", EntryPoint = "geteuid")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial uint UserId();
}
