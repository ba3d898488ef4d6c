namespace Assay.Worker.Trials;

/// <summary>A stream whose medium fails after some bytes, read or written.</summary>
internal sealed class FailingStream(byte[] content, int bytesBefore) : Stream
{
    private int position;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => position; set => throw new NotSupportedException(); }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => Take(buffer.AsSpan(offset, count));

    public override void Write(byte[] buffer, int offset, int count) => Put(count);

#if NET
    public override int Read(Span<byte> buffer) => Take(buffer);

    public override void Write(ReadOnlySpan<byte> buffer) => Put(buffer.Length);
#endif

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    private int Take(Span<byte> buffer)
    {
        int count = Math.Min(buffer.Length, bytesBefore - position);
        if (buffer.Length > 0 && count <= 0)
            throw Failure();
        content.AsSpan(position, count).CopyTo(buffer);
        position += count;
        return count;
    }

    private void Put(int count)
    {
        position += count;
        if (position > bytesBefore)
            throw Failure();
    }

    private static IOException Failure() => new("The medium fails, as this trial wants.");
}
