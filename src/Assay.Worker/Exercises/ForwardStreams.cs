namespace Assay.Worker.Exercises;

/// <summary>A stream that knows no place but where it is, as a socket.</summary>
internal abstract class ForwardStream : Stream
{
    public override bool CanSeek => false;

    public override long Length => throw new NotSupportedException("This stream has no length, as a socket has none.");

    public override long Position
    {
        get => throw new NotSupportedException("This stream has no position, as a socket has none.");
        set => throw new NotSupportedException("This stream cannot seek, as a socket cannot.");
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) =>
        throw new NotSupportedException("This stream cannot seek, as a socket cannot.");

    public override void SetLength(long value) => throw new NotSupportedException("This stream cannot be cut, as a socket cannot.");
}

/// <summary>
/// A stream that can only be read forward, as a socket: it has no length and no position, and gives at most so many bytes for each request.
/// </summary>
internal sealed class ForwardSource(byte[] content, int mostPerRead) : ForwardStream
{
    /// <summary>Bytes that were taken.</summary>
    public int Taken { get; private set; }

    public override bool CanRead => true;

    public override bool CanWrite => false;

    public override int Read(byte[] buffer, int offset, int count) => Take(buffer.AsSpan(offset, count));

#if NET
    public override int Read(Span<byte> buffer) => Take(buffer);

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Take(buffer.Span));
#endif

    public override Task<int> ReadAsync(
        byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Task.FromResult(Take(buffer.AsSpan(offset, count)));

    public override int ReadByte()
    {
        Span<byte> one = stackalloc byte[1];
        return Take(one) == 0 ? -1 : one[0];
    }

    public override void SetLength(long value) => throw new NotSupportedException("This stream is only read.");

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException("This stream is only read.");

    private int Take(Span<byte> buffer)
    {
        var count = Math.Min(Math.Min(buffer.Length, mostPerRead), content.Length - Taken);
        content.AsSpan(Taken, count).CopyTo(buffer);
        Taken += count;
        return count;
    }
}

/// <summary>A stream that can only be written forward, as a socket.</summary>
internal sealed class ForwardTarget : ForwardStream
{
    private readonly MemoryStream written = new();

    public byte[] Written() => written.ToArray();

    public override bool CanRead => false;

    public override bool CanWrite => true;

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException("This stream is only written.");

    public override void Write(byte[] buffer, int offset, int count) => written.Write(buffer, offset, count);

#if NET
    public override void Write(ReadOnlySpan<byte> buffer) => written.Write(buffer);
#endif
}
