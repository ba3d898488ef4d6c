using System.IO.Compression;

namespace Assay.Core.Files;

/// <summary>Content that gzip has packed.</summary>
internal static class PackedContent
{
    private const int Step = 1 << 16;

    /// <summary>Unpacks content; what is not packed stays as it is.</summary>
    /// <param name="content">The content.</param>
    /// <param name="use">What it is read as: its limit holds for what was packed.</param>
    /// <exception cref="UnusableFileException">It is damaged, or larger than the limit.</exception>
    public static byte[] Unpacked(byte[] content, FileUse use)
    {
        if (content is not [0x1F, 0x8B, ..])
            return content;
        using MemoryStream unpacked = new();
        using GZipStream packed = new(new MemoryStream(content), CompressionMode.Decompress);
        var part = new byte[Step];
        try
        {
            while (packed.Read(part, 0, part.Length) is > 0 and int count)
            {
                if (unpacked.Length + count > use.MostBytes)
                    throw NamedFile.TooLarge(use);
                unpacked.Write(part, 0, count);
            }
        }
        catch (InvalidDataException exception)
        {
            throw new UnusableFileException("it is packed by gzip and damaged", exception);
        }

        return unpacked.ToArray();
    }
}
