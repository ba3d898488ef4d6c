namespace Assay.Core.Protocol;

/// <summary>A corpus of payloads on disk: Int32 count, then for each an Int64 length and the bytes. Written by one process, read by fresh ones.</summary>
public static class PayloadFile
{
    /// <summary>Writes all payloads, replacing the file.</summary>
    public static void Write(string path, IReadOnlyList<byte[]> payloads)
    {
        using PayloadFileWriter writer = new(path, payloads.Count);
        foreach (byte[] payload in payloads)
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
        int count = Math.Min(reader.ReadInt32(), most);
        for (int i = 0; i < count; i++)
            yield return ReadOne(reader) ?? throw new InvalidDataException($"The payload file {path} is cut at instance {i}.");
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

    private static byte[]? ReadOne(BinaryReader reader)
    {
        if (reader.BaseStream.Length - reader.BaseStream.Position < sizeof(long))
            return null;
        long length = reader.ReadInt64();
        return length < 0 || length > reader.BaseStream.Length - reader.BaseStream.Position ? null : reader.ReadBytes(checked((int)length));
    }
}
