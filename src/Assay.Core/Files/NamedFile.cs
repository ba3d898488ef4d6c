using System.Globalization;
using System.Text.Unicode;

namespace Assay.Core.Files;

/// <summary>
/// Opens what a user names, or what lies where Assay looks for a user's file. Only files with content are opened: a pipe, a device or a
/// socket may never answer, never end, or act when it is opened. Nothing is read beyond a limit, whatever the length says.
/// </summary>
public static class NamedFile
{
    private const int Step = 1 << 16;
    private static readonly string[] OfThisProcess = ["/dev/", "/proc/"];
    private static readonly byte[] Utf8Mark = [0xEF, 0xBB, 0xBF];

    /// <summary>Whether a path means something else in every process, such as <c>/dev/stdin</c>.</summary>
    /// <param name="path">Full path.</param>
    public static bool IsOfThisProcess(string path) => OfThisProcess.Any(folder => path.StartsWith(folder, StringComparison.Ordinal));

    /// <summary>Finds a path to lead to a file with content, without opening it; what is not there is found by opening.</summary>
    /// <exception cref="UnusableFileException">It leads to something else.</exception>
    public static void EnsureFile(string path, FileUse use)
    {
        var kind = PathStatus.KindOf(path);
        var isOfShell = kind == FileKind.Pipe && IsOfThisProcess(Path.GetFullPath(path));
        if (kind is not (FileKind.Regular or FileKind.Unknown) && !(isOfShell && use.MayBePiped))
            throw new UnusableFileException(ReasonOf(kind, isOfShell));
    }

    /// <summary>Opens a file to read parts of it.</summary>
    /// <exception cref="UnusableFileException">It is no file with content, or too large.</exception>
    /// <exception cref="IOException">It cannot be opened.</exception>
    /// <exception cref="UnauthorizedAccessException">It may not be opened.</exception>
    public static FileStream Open(string path, FileUse use)
    {
        EnsureFile(path, use);
        var stream = OpenAny(path);
        if (!stream.CanSeek || stream.Length <= use.MostBytes)
            return stream;
        stream.Dispose();
        throw TooLarge(use);
    }

    /// <summary>Reads a file whole.</summary>
    /// <exception cref="UnusableFileException">It is no file with content, or too large.</exception>
    /// <exception cref="IOException">It cannot be read.</exception>
    /// <exception cref="UnauthorizedAccessException">It may not be read.</exception>
    public static byte[] Read(string path, FileUse use) =>
        use.MayBePacked ? PackedContent.Unpacked(ReadAll(path, use), use) : ReadAll(path, use);

    /// <summary>Reads a text whole: as UTF-8, without the mark that some editors put before it.</summary>
    /// <exception cref="UnusableFileException">It is no file with content, too large, or not UTF-8.</exception>
    /// <exception cref="IOException">It cannot be read.</exception>
    /// <exception cref="UnauthorizedAccessException">It may not be read.</exception>
    public static byte[] ReadText(string path, FileUse use)
    {
        var content = Read(path, use);
        if (content is [0xFF, 0xFE, ..] or [0xFE, 0xFF, ..] or [0, _, ..] or [_, 0, ..])
            throw new UnusableFileException("it is UTF-16 or another wide encoding, not UTF-8");
        if (!Utf8.IsValid(content))
            throw new UnusableFileException(string.Create(CultureInfo.InvariantCulture, $"line {LineOfFault(content)} is not UTF-8"));
        return content.AsSpan().StartsWith(Utf8Mark) ? content[Utf8Mark.Length..] : content;
    }

    private static byte[] ReadAll(string path, FileUse use)
    {
        using var stream = Open(path, use);
        var content = new byte[stream.CanSeek ? stream.Length : 0];
        var count = 0;
        while (true)
        {
            if (count == content.Length)
            {
                // A file may grow, files of the system have no length, and neither have pipes.
                var more = new byte[Step];
                var read = ReadSome(stream, more, use);
                if (read == 0)
                    return content;
                if (count + read > use.MostBytes)
                    throw TooLarge(use);
                Array.Resize(ref content, (int)Math.Min(use.MostBytes, Math.Max(2L * count, count + Step)));
                more.AsSpan(0, read).CopyTo(content.AsSpan(count));
                count += read;
            }
            else
            {
                var read = ReadSome(stream, content.AsMemory(count), use);
                if (read == 0)
                    return content[..count];
                count += read;
            }
        }
    }

    private static FileStream OpenAny(string path)
    {
        try
        {
            return new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.Read);
        }
        catch (NotSupportedException exception)
        {
            // Windows: CON, NUL and what else is no file.
            throw new UnusableFileException(ReasonOf(FileKind.Device, false), exception);
        }
    }

    private static int ReadSome(FileStream stream, Memory<byte> part, FileUse use)
    {
        if (stream.CanSeek)
            return stream.Read(part.Span);
        var reading = stream.ReadAsync(part).AsTask();
        return Task.WaitAny([reading], use.Patience) == 0
            ? reading.GetAwaiter().GetResult()
            : throw new UnusableFileException(
                string.Create(CultureInfo.InvariantCulture, $"it gave nothing for {use.Patience.TotalSeconds:0.##} s"));
    }

    private static int LineOfFault(byte[] content)
    {
        ReadOnlySpan<byte> rest = content;
        var lines = 1;
        while (rest.IndexOf((byte)'\n') is >= 0 and int end && Utf8.IsValid(rest[..end]))
        {
            rest = rest[(end + 1)..];
            lines++;
        }

        return lines;
    }

    /// <summary>It has more than is read.</summary>
    internal static UnusableFileException TooLarge(FileUse use) =>
        new(string.Create(CultureInfo.InvariantCulture, $"it is larger than {use.MostBytes >> 20} MiB"));

    private static string ReasonOf(FileKind kind, bool isOfShell) => kind switch
    {
        FileKind.Folder => "it is a folder",
        FileKind.Pipe when isOfShell => "it is a pipe, and this file cannot come through one",
        FileKind.Pipe => "it is a named pipe, not a file",
        FileKind.Socket => "it is a socket, not a file",
        _ => "it is a terminal or another device, not a file",
    };
}

/// <summary>A file cannot be used for what it is. The message is the reason, as a part of a sentence.</summary>
public sealed class UnusableFileException : IOException
{
    /// <summary>Gives no reason.</summary>
    public UnusableFileException()
        : this("it is not a file") { }

    /// <summary>Gives the reason.</summary>
    /// <param name="reason">Such as <c>it is a named pipe, not a file</c>.</param>
    public UnusableFileException(string reason)
        : base(reason) { }

    /// <summary>Gives the reason, and what showed it.</summary>
    /// <param name="reason">Such as <c>it is a named pipe, not a file</c>.</param>
    /// <param name="innerException">What opening it gave.</param>
    public UnusableFileException(string reason, Exception innerException)
        : base(reason, innerException) { }
}
