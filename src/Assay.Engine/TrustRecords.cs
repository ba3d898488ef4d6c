using System.Security.Cryptography;
using System.Text;

namespace Assay.Engine;

/// <summary>A file that names code, as the user confirmed it: exactly this content in exactly this place.</summary>
/// <param name="Path">Full path. Its folder is the real one, because paths in the file count from it; the file may be a link.</param>
/// <param name="Hash">SHA-256 of its content, in hex.</param>
public sealed record NamingFile(string Path, string Hash)
{
    /// <summary>The file of a path, with the content that was read.</summary>
    /// <param name="path">The path; its folder exists.</param>
    /// <exception cref="IOException">The folder cannot be found again.</exception>
    public static NamingFile Of(string path, ReadOnlySpan<byte> content)
    {
        var full = System.IO.Path.GetFullPath(path);
        var folder = RealFolder.Of(System.IO.Path.GetDirectoryName(full)!);
        return new(System.IO.Path.Combine(folder, System.IO.Path.GetFileName(full)), Convert.ToHexStringLower(SHA256.HashData(content)));
    }

    /// <summary>What its record holds.</summary>
    internal string Text => $"{Hash}\n{Path}\n";
}

/// <summary>
/// Remembers which files that name code the user has written or confirmed: one small file for each, in the user's data folder.
/// A record counts only if this user wrote it and nobody else could have.
/// </summary>
/// <param name="folder">The folder, which may not exist; null where the user has no data folder.</param>
public sealed class TrustRecords(string? folder)
{
    private const UnixFileMode OfFile = UnixFileMode.UserRead | UnixFileMode.UserWrite;
    private const UnixFileMode OthersWrite = UnixFileMode.GroupWrite | UnixFileMode.OtherWrite;

    /// <summary>Whether the user wrote or confirmed a file.</summary>
    public bool Has(NamingFile file)
    {
        if (folder is null)
            return false;
        var record = RecordOf(folder, file);
        try
        {
            return File.Exists(record) && IsOwn(folder) && IsOwn(record) && File.ReadAllText(record) == file.Text;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    /// <summary>Remembers that the user wrote or confirmed a file.</summary>
    /// <returns>Null; or why it cannot be remembered, such as <c>access denied</c>.</returns>
    public string? Add(NamingFile file)
    {
        if (folder is null)
            return "you have no data folder";
        try
        {
            CreateFolder(folder);
            if (!IsOwn(folder))
                return $"{Shortened.Of(folder)} is not yours alone";
            var record = RecordOf(folder, file);
            var next = $"{record}.{Path.GetRandomFileName()}";
            Write(next, file.Text);
            File.Move(next, record, overwrite: true);
            return null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return IoReason.Of(exception);
        }
    }

    private static void CreateFolder(string folder)
    {
        if (OperatingSystem.IsWindows())
            Directory.CreateDirectory(folder);
        else
            Directory.CreateDirectory(folder, CacheOwner.Private);
    }

    private static void Write(string path, string text)
    {
        FileStreamOptions options = new() { Mode = FileMode.CreateNew, Access = FileAccess.Write };
        if (!OperatingSystem.IsWindows())
            options.UnixCreateMode = OfFile;
        using StreamWriter writer = new(path, options);
        writer.Write(text);
    }

    /// <summary>Whether a file or folder is this user's, and nobody else can write there; on Windows, profiles see to that.</summary>
    private static bool IsOwn(string path) =>
        OperatingSystem.IsWindows()
        || ((File.GetUnixFileMode(path) & OthersWrite) == 0 && (FileOwner.Of(path) is not uint owner || owner == FileOwner.OfProcess));

    private static string RecordOf(string folder, NamingFile file) =>
        Path.Combine(folder, Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(file.Text))));
}

/// <summary>The place of a folder without links.</summary>
internal static class RealFolder
{
    private const int MostLinks = 40;

    /// <summary>Its full path, with no link in it.</summary>
    public static string Of(string folder) => Of(folder, MostLinks);

    private static string Of(string folder, int left)
    {
        var root = Path.GetPathRoot(folder)!;
        var real = root;
        foreach (var part in folder[root.Length..].Split(Path.DirectorySeparatorChar, StringSplitOptions.RemoveEmptyEntries))
        {
            var next = Path.Combine(real, part);
            real = Directory.ResolveLinkTarget(next, returnFinalTarget: false) is not FileSystemInfo target ? next
                : left > 0 ? Of(target.FullName, left - 1)
                : throw new IOException($"Too many links in {folder}.");
        }

        return real;
    }
}
