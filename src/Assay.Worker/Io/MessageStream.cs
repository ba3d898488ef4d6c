using System.Diagnostics.CodeAnalysis;

namespace Assay.Worker.Io;

/// <summary>
/// One message after the other from a connection that has no end: each ends where its length says, as with the length that protocols send
/// before a message.
/// </summary>
internal sealed class MessageStream(Stream connection) : Stream
{
    private readonly byte[] skipped = new byte[4096];
    private int left;

    public override bool CanRead => true;

    public override bool CanWrite => false;

    public override bool CanSeek => false;

    public override long Length => throw new NotSupportedException("A connection has no length.");

    public override long Position
    {
        get => throw new NotSupportedException("A connection has no position."); set =>
        throw new NotSupportedException("A connection has no position.");
    }

    /// <summary>Begins the next message.</summary>
    public void Begin(int length) => left = length;

    /// <summary>Reads what nobody has read of the message.</summary>
    public void End()
    {
        while (left > 0 && Read(skipped, 0, skipped.Length) > 0)
        {
            // The next message begins behind it.
        }
    }

    public override int Read(byte[] buffer, int offset, int count) =>
        count == 0 || left == 0 ? 0 : Taken(connection.Read(buffer, offset, Math.Min(count, left)));

    [SuppressMessage("Performance", "CA1835", Justification = "The library's call is passed on as it is; .NET Framework has no other.")]
    public override async Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        count == 0 || left == 0
            ? 0
            : Taken(await connection.ReadAsync(buffer, offset, Math.Min(count, left), cancellationToken).ConfigureAwait(false));

#if NET
    public override int Read(Span<byte> buffer) =>
        buffer.IsEmpty || left == 0 ? 0 : Taken(connection.Read(buffer[..Math.Min(buffer.Length, left)]));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (buffer.IsEmpty || left == 0)
            return new ValueTask<int>(0);
        var reading = connection.ReadAsync(buffer[..Math.Min(buffer.Length, left)], cancellationToken);
        return reading.IsCompletedSuccessfully ? new ValueTask<int>(Taken(reading.Result)) : Await(reading);
    }

    private async ValueTask<int> Await(ValueTask<int> reading) => Taken(await reading.ConfigureAwait(false));
#endif

    public override void Flush()
    {
        // Nothing is written.
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException("A connection has no position.");

    public override void SetLength(long value) => throw new NotSupportedException("A connection has no length.");

    public override void Write(byte[] buffer, int offset, int count) =>
        throw new NotSupportedException("This end of the connection only reads.");

    /// <summary>A library that closes what it is given closes the connection.</summary>
    protected override void Dispose(bool disposing)
    {
        if (disposing)
            connection.Dispose();
        base.Dispose(disposing);
    }

    private int Taken(int read)
    {
        if (read == 0)
            throw new ConnectionEndedException();
        left -= read;
        return read;
    }
}

/// <summary>The other end of a connection went away within a message.</summary>
internal sealed class ConnectionEndedException : IOException
{
    /// <summary>Says that it went away.</summary>
    public ConnectionEndedException()
        : this("its other end was closed") { }

    /// <summary>Says it in other words.</summary>
    public ConnectionEndedException(string message)
        : base(message) { }

    /// <summary>Says it in other words, and what caused it.</summary>
    public ConnectionEndedException(string message, Exception innerException)
        : base(message, innerException) { }
}
