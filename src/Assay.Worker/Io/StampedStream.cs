using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;

namespace Assay.Worker.Io;

/// <summary>Adds up the time between stamps, and counts what was stamped. Used by one thread at a time.</summary>
internal sealed class IoClock
{
    private long ticks;

    /// <summary>Now, in the clock's ticks.</summary>
    public static long Now => Stopwatch.GetTimestamp();

    /// <summary>Calls that were stamped.</summary>
    public long Calls { get; private set; }

    /// <summary>Bytes that passed through them.</summary>
    public long Bytes { get; private set; }

    /// <summary>Time between their stamps, in nanoseconds.</summary>
    public long Nanoseconds => (long)(ticks * (1e9 / Stopwatch.Frequency));

    /// <summary>Ends a call.</summary>
    /// <param name="bytes">How many bytes passed through it.</param>
    public void Add(long begin, int bytes)
    {
        ticks += Stopwatch.GetTimestamp() - begin;
        Calls++;
        Bytes += bytes;
    }
}

/// <summary>
/// A stream that stamps the time before and after each call of another: what lies between is I/O, all else is the serializer. What stamping
/// itself takes is measured (<see cref="StampCost"/>).
/// </summary>
internal sealed class StampedStream(IoClock clock) : Stream
{
    /// <summary>The stream behind it.</summary>
    public Stream Inner { get; set; } = Null;

    public override bool CanRead => Inner.CanRead;

    public override bool CanWrite => Inner.CanWrite;

    public override bool CanSeek => Inner.CanSeek;

    public override long Length => Inner.Length;

    public override long Position { get => Inner.Position; set => Inner.Position = value; }

    public override long Seek(long offset, SeekOrigin origin) => Inner.Seek(offset, origin);

    public override void SetLength(long value) => Inner.SetLength(value);

    public override int Read(byte[] buffer, int offset, int count)
    {
        var begin = IoClock.Now;
        var read = Inner.Read(buffer, offset, count);
        clock.Add(begin, read);
        return read;
    }

    public override int ReadByte()
    {
        var begin = IoClock.Now;
        var read = Inner.ReadByte();
        clock.Add(begin, read < 0 ? 0 : 1);
        return read;
    }

    public override void Write(byte[] buffer, int offset, int count)
    {
        var begin = IoClock.Now;
        Inner.Write(buffer, offset, count);
        clock.Add(begin, count);
    }

    public override void WriteByte(byte value)
    {
        var begin = IoClock.Now;
        Inner.WriteByte(value);
        clock.Add(begin, 1);
    }

    public override void Flush()
    {
        var begin = IoClock.Now;
        Inner.Flush();
        clock.Add(begin, 0);
    }

    public override async Task FlushAsync(CancellationToken cancellationToken)
    {
        var begin = IoClock.Now;
        await Inner.FlushAsync(cancellationToken).ConfigureAwait(false);
        clock.Add(begin, 0);
    }

    [SuppressMessage("Performance", "CA1835", Justification = "The library's call is passed on as it is; .NET Framework has no other.")]
    public override async Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        var begin = IoClock.Now;
        var read = await Inner.ReadAsync(buffer, offset, count, cancellationToken).ConfigureAwait(false);
        clock.Add(begin, read);
        return read;
    }

    [SuppressMessage("Performance", "CA1835", Justification = "The library's call is passed on as it is; .NET Framework has no other.")]
    public override async Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        var begin = IoClock.Now;
        await Inner.WriteAsync(buffer, offset, count, cancellationToken).ConfigureAwait(false);
        clock.Add(begin, count);
    }

#if NET
    public override int Read(Span<byte> buffer)
    {
        var begin = IoClock.Now;
        var read = Inner.Read(buffer);
        clock.Add(begin, read);
        return read;
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        var begin = IoClock.Now;
        Inner.Write(buffer);
        clock.Add(begin, buffer.Length);
    }

    // What completes at once, as in memory, pays for no state machine.
    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        var begin = IoClock.Now;
        var reading = Inner.ReadAsync(buffer, cancellationToken);
        if (!reading.IsCompletedSuccessfully)
            return Await(reading, begin);
        var read = reading.Result;
        clock.Add(begin, read);
        return new ValueTask<int>(read);
    }

    [SuppressMessage("Performance", "CA1849", Justification = "It is completed.")]
    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        var begin = IoClock.Now;
        var writing = Inner.WriteAsync(buffer, cancellationToken);
        if (!writing.IsCompletedSuccessfully)
            return Await(writing, begin, buffer.Length);
        writing.GetAwaiter().GetResult();
        clock.Add(begin, buffer.Length);
        return default;
    }

    private async ValueTask<int> Await(ValueTask<int> reading, long begin)
    {
        var read = await reading.ConfigureAwait(false);
        clock.Add(begin, read);
        return read;
    }

    private async ValueTask Await(ValueTask writing, long begin, int length)
    {
        await writing.ConfigureAwait(false);
        clock.Add(begin, length);
    }
#endif

    /// <summary>Closes the other, as a library that closes what it is given would do without stamps.</summary>
    protected override void Dispose(bool disposing)
    {
        if (disposing)
            Inner.Dispose();
        base.Dispose(disposing);
    }
}
