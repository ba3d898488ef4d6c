namespace Assay.Core.Protocol;

/// <summary>
/// A corpus of payloads on disk: Int32 count, then for each an Int64 length and the bytes. Written by one process, read by fresh ones.
/// </summary>
public static class PayloadFile
{
    /// <summary>The file of a large document, which lies next to the payloads while a worker is at it.</summary>
    public static string DocumentOf(string path) => path + ".document";

    /// <summary>Writes all payloads, replacing the file.</summary>
    public static void Write(string path, IReadOnlyList<byte[]> payloads)
    {
        using PayloadFileWriter writer = new(path, payloads.Count);
        foreach (var payload in payloads)
            writer.Append(payload);
    }

    /// <summary>Reads the first payloads.</summary>
    /// <param name="path">The file.</param>
    /// <param name="most">How many at most.</param>
    /// <exception cref="InvalidDataException">The file is cut.</exception>
    /// <exception cref="PayloadsGoneException">It is not there any more.</exception>
    public static IReadOnlyList<byte[]> Read(string path, int most = int.MaxValue) => [.. ReadEach(path, most)];

    /// <summary>Reads the first payloads one after the other, so that nobody holds a whole corpus.</summary>
    /// <param name="path">The file.</param>
    /// <param name="most">How many at most.</param>
    /// <exception cref="InvalidDataException">The file is cut.</exception>
    /// <exception cref="PayloadsGoneException">It is not there any more.</exception>
    public static IEnumerable<byte[]> ReadEach(string path, int most = int.MaxValue)
    {
        using BinaryReader reader = new(Open(path));
        var count = Math.Min(reader.ReadInt32(), most);
        for (var i = 0; i < count; i++)
            yield return ReadOne(reader) ?? throw new InvalidDataException($"The payload file {path} is truncated at instance {i}.");
    }

    /// <summary>Reads the beginning of the first payload, which may be long.</summary>
    /// <param name="path">The file.</param>
    /// <param name="most">How many bytes at most.</param>
    /// <exception cref="InvalidDataException">The file is cut.</exception>
    /// <exception cref="PayloadsGoneException">It is not there any more.</exception>
    public static byte[] ReadBeginning(string path, int most)
    {
        using BinaryReader reader = new(Open(path));
        return reader.ReadInt32() > 0 && LengthOfNext(reader) is long length
            ? reader.ReadBytes((int)Math.Min(length, most))
            : throw new InvalidDataException($"The payload file {path} is truncated at instance 0.");
    }

    /// <summary>Removes the file and the document next to it, unless somebody has done so.</summary>
    public static void Remove(string path)
    {
        if (!Directory.Exists(Path.GetDirectoryName(Path.GetFullPath(path))))
            return;
        File.Delete(path);
        File.Delete(DocumentOf(path));
    }

    private static FileStream Open(string path)
    {
        try
        {
            return File.OpenRead(path);
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new PayloadsGoneException(path, exception);
        }
    }

    private static byte[]? ReadOne(BinaryReader reader) =>
        LengthOfNext(reader) is long length ? reader.ReadBytes(checked((int)length)) : null;

    /// <summary>The length of the payload that follows; null where the file is cut.</summary>
    private static long? LengthOfNext(BinaryReader reader)
    {
        if (reader.BaseStream.Length - reader.BaseStream.Position < sizeof(long))
            return null;
        var length = reader.ReadInt64();
        return length < 0 || length > reader.BaseStream.Length - reader.BaseStream.Position ? null : length;
    }
}

/// <summary>Writes a <see cref="PayloadFile"/> one payload at a time, so that nobody holds a whole corpus.</summary>
public sealed class PayloadFileWriter : IDisposable
{
    private readonly BinaryWriter writer;
    private int missing;

    /// <summary>Creates the file, replacing an old one, and its folder where that was removed.</summary>
    /// <param name="path">The file.</param>
    /// <param name="count">How many payloads follow.</param>
    /// <exception cref="IOException">The file cannot be written.</exception>
    public PayloadFileWriter(string path, int count)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(path))!);
        writer = new BinaryWriter(File.Create(path));
        missing = count;
        writer.Write(count);
    }

    /// <summary>Appends the next payload.</summary>
    /// <exception cref="InvalidOperationException">All announced payloads are written.</exception>
    /// <exception cref="IOException">The file cannot be written.</exception>
    public void Append(ReadOnlySpan<byte> payload)
    {
        if (missing-- <= 0)
            throw new InvalidOperationException("The payload file already holds as many payloads as it announces.");
        writer.Write((long)payload.Length);
        writer.Write(payload);
    }

    /// <summary>Closes the file.</summary>
    public void Dispose() => writer.Dispose();
}

/// <summary>A file of payloads was removed while a run needed it, by hand or by a program that tidies up; no library is to blame.</summary>
public sealed class PayloadsGoneException : IOException
{
    /// <summary>Names no file.</summary>
    public PayloadsGoneException()
        : this("") { }

    /// <summary>Says which file is gone.</summary>
    public PayloadsGoneException(string path)
        : base(SentenceOf(path)) { }

    /// <summary>Says which file is gone, and how that was seen.</summary>
    public PayloadsGoneException(string path, Exception innerException)
        : base(SentenceOf(path), innerException) { }

    private static string SentenceOf(string path) =>
        $"the payload file {path} was removed while Assay ran; do not change the cache during a run, and run again";
}
