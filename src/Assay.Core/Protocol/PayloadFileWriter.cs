namespace Assay.Core.Protocol;

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
