namespace Assay.Worker.Exercises;

/// <summary>The objects that are alive, in bytes.</summary>
internal static class LiveBytes
{
    /// <summary>Collects everything, and gives what is left.</summary>
    public static long Now()
    {
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: true);
        return GC.GetTotalMemory(forceFullCollection: false);
    }
}

/// <summary>
/// A stream into a file that can only be written forward. It looks at the memory when the first bytes come, and after half of what is
/// expected.
/// </summary>
internal sealed class DocumentTarget(string path, long expected) : ForwardStream
{
    private readonly FileStream file = new(path, FileMode.Create, FileAccess.Write, FileShare.Read, 1 << 16);
    private readonly long before = LiveBytes.Now();
    private bool isHalf;

    /// <summary>Bytes that were written.</summary>
    public long Written { get; private set; }

    /// <summary>What was alive at most beyond what was there before, in bytes.</summary>
    public long HeldBytes { get; private set; }

    public override bool CanRead => false;

    public override bool CanWrite => true;

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException("This stream is only written.");

    public override void Write(byte[] buffer, int offset, int count)
    {
        LookBefore(count);
        file.Write(buffer, offset, count);
    }

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        Write(buffer, offset, count);
        return Task.CompletedTask;
    }

#if NET
    public override void Write(ReadOnlySpan<byte> buffer)
    {
        LookBefore(buffer.Length);
        file.Write(buffer);
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Write(buffer.Span);
        return default;
    }
#endif

    protected override void Dispose(bool disposing)
    {
        if (disposing)
            file.Dispose();
        base.Dispose(disposing);
    }

    private void LookBefore(int count)
    {
        if (count == 0)
            return;
        if (Written == 0 || (!isHalf && Written >= expected / 2))
        {
            isHalf = Written > 0;
            HeldBytes = Math.Max(HeldBytes, LiveBytes.Now() - before);
        }

        Written += count;
    }
}

/// <summary>
/// A stream from a file that can only be read forward and gives a packet at a time, as a network does. After a hundredth, a tenth and half
/// of the document it waits until the runtime tells of an object that was made of it; at the end it looks at the memory.
/// </summary>
internal sealed class DocumentSource(string path, AllocationWatch watch) : ForwardStream
{
    /// <summary>What a packet of Ethernet carries.</summary>
    private const int PacketBytes = 1_460;
    private static readonly int[] Stops = [1, 10, 50];
    private readonly FileStream file = new(path, FileMode.Open, FileAccess.Read, FileShare.Read, 1 << 16);
    private readonly long before = LiveBytes.Now();
    private int stop;

    /// <summary>
    /// How much of the document was delivered when the first object was there, at most, in percent; null where none was there when half of
    /// it was.
    /// </summary>
    public int? FirstObjectPercent { get; private set; }

    /// <summary>What was alive beyond what was there before when the last byte was delivered, in bytes; null before.</summary>
    public long? HeldAtEndBytes { get; private set; }

    /// <summary>Bytes that were delivered.</summary>
    public long Delivered { get; private set; }

    /// <summary>What is alive now beyond what was there before, in bytes.</summary>
    public long HeldBytes() => LiveBytes.Now() - before;

    public override bool CanRead => true;

    public override bool CanWrite => false;

    public override int Read(byte[] buffer, int offset, int count)
    {
        Look();
        var read = file.Read(buffer, offset, Math.Min(count, PacketBytes));
        Delivered += read;
        return read;
    }

    public override Task<int> ReadAsync(
        byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Task.FromResult(Read(buffer, offset, count));

#if NET
    public override int Read(Span<byte> buffer)
    {
        Look();
        var read = file.Read(buffer[..Math.Min(buffer.Length, PacketBytes)]);
        Delivered += read;
        return read;
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Read(buffer.Span));
#endif

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException("This stream is only read.");

    protected override void Dispose(bool disposing)
    {
        if (disposing)
            file.Dispose();
        base.Dispose(disposing);
    }

    private void Look()
    {
        while (stop < Stops.Length && FirstObjectPercent is null && Delivered >= file.Length / 100 * Stops[stop])
        {
            if (watch.WasSeenByNow())
                FirstObjectPercent = Stops[stop];
            stop++;
        }

        if (HeldAtEndBytes is null && file.Length - Delivered <= PacketBytes)
            HeldAtEndBytes = HeldBytes();
    }
}
