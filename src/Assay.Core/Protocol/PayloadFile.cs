namespace Assay.Core.Protocol;

/// <summary>A corpus of payloads on disk: Int32 count, then for each an Int64 length and the bytes. Written by one process, read by fresh ones.</summary>
public static class PayloadFile
{
    /// <summary>Writes all payloads, replacing the file.</summary>
    public static void Write(string path, IReadOnlyList<byte[]> payloads)
    {
        using BinaryWriter writer = new(File.Create(path));
        writer.Write(payloads.Count);
        foreach (byte[] payload in payloads)
        {
            writer.Write((long)payload.Length);
            writer.Write(payload);
        }
    }

    /// <summary>Reads the first payloads.</summary>
    /// <param name="path">The file.</param>
    /// <param name="most">How many at most.</param>
    /// <exception cref="InvalidDataException">The file is cut.</exception>
    public static IReadOnlyList<byte[]> Read(string path, int most = int.MaxValue)
    {
        using BinaryReader reader = new(File.OpenRead(path));
        byte[][] payloads = new byte[Math.Min(reader.ReadInt32(), most)][];
        for (int i = 0; i < payloads.Length; i++)
        {
            int length = checked((int)reader.ReadInt64());
            payloads[i] = reader.ReadBytes(length);
            if (payloads[i].Length < length)
                throw new InvalidDataException($"The payload file {path} is cut at instance {i}.");
        }

        return payloads;
    }
}
