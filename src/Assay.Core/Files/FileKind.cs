using System.Runtime.InteropServices;

namespace Assay.Core.Files;

/// <summary>What stands at a path.</summary>
public enum FileKind
{
    /// <summary>Nothing, or nothing that the system says anything about; opening it gives the reason.</summary>
    Unknown,

    /// <summary>A file with content.</summary>
    Regular,

    /// <summary>A folder.</summary>
    Folder,

    /// <summary>A pipe, with a name or without: whoever opens one waits for the other end.</summary>
    Pipe,

    /// <summary>A socket.</summary>
    Socket,

    /// <summary>A terminal, disk or other device.</summary>
    Device,
}

/// <summary>What the system says about a path without opening it; links are followed.</summary>
/// <param name="Kind">What stands there.</param>
/// <param name="Owner">Number of the user who owns it.</param>
public readonly partial record struct PathStatus(FileKind Kind, uint Owner)
{
    private const int Length = 256;

    /// <summary>Asks; null where nothing is there, and on systems that are not asked.</summary>
    public static PathStatus? Of(string path)
    {
        Span<byte> status = stackalloc byte[Length];
        if (OperatingSystem.IsLinux())
            return OnLinux(path, status);
        return OperatingSystem.IsMacOS() ? OnMac(path, status) : null;
    }

    /// <summary>What stands at a path.</summary>
    public static FileKind KindOf(string path)
    {
        if (Of(path) is PathStatus status)
            return status.Kind;
        return Directory.Exists(path) ? FileKind.Folder : FileKind.Unknown;
    }

    // struct statx: alike on all of Linux, 256 bytes, with stx_uid at 20 and stx_mode at 28.
    private static PathStatus? OnLinux(string path, Span<byte> status)
    {
        const int currentFolder = -100;
        const uint typeAndOwner = 0x1 | 0x8;
        return Ask(currentFolder, path, 0, typeAndOwner, status) == 0
            ? new(KindOf(MemoryMarshal.Read<ushort>(status[28..])), MemoryMarshal.Read<uint>(status[20..]))
            : null;
    }

    // struct stat with numbers of 64 bits: st_mode at 4, st_uid at 16. Processors of Intel have it under a name of its own.
    private static PathStatus? OnMac(string path, Span<byte> status)
    {
        var result = RuntimeInformation.ProcessArchitecture == Architecture.X64 ? AskIntelMac(path, status) : AskMac(path, status);
        return result == 0 ? new(KindOf(MemoryMarshal.Read<ushort>(status[4..])), MemoryMarshal.Read<uint>(status[16..])) : null;
    }

    /// <summary>The kind in a mode: the same numbers on every Unix.</summary>
    private static FileKind KindOf(ushort mode) => (mode & 0xF000) switch
    {
        0x8000 => FileKind.Regular,
        0x4000 => FileKind.Folder,
        0x1000 => FileKind.Pipe,
        0xC000 => FileKind.Socket,
        0x2000 or 0x6000 => FileKind.Device,
        _ => FileKind.Unknown,
    };

    [LibraryImport("libc", EntryPoint = "statx", StringMarshalling = StringMarshalling.Utf8)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Ask(int folder, string path, int flags, uint mask, Span<byte> status);

    [LibraryImport("libc", EntryPoint = "stat", StringMarshalling = StringMarshalling.Utf8)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int AskMac(string path, Span<byte> status);

    [LibraryImport("libc", EntryPoint = "stat$INODE64", StringMarshalling = StringMarshalling.Utf8)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int AskIntelMac(string path, Span<byte> status);
}
