using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works, but keeps 100 bytes of each call for ever.</summary>
internal sealed class LeakingAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private const int Kept = 100;
    private readonly OkAdapter good = new();
    private object[]? kept;

    public byte[] Serialize(Sample value)
    {
        kept = [kept!, new byte[Kept]];
        return good.Serialize(value);
    }

    public Sample Deserialize(byte[] payload)
    {
        kept = [kept!, new byte[Kept]];
        return good.Deserialize(payload);
    }
}

/// <summary>Works, but fills a cache of 20 MB with its first calls, and keeps it.</summary>
internal sealed class FillingAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();
    private byte[][]? filled;

    public byte[] Serialize(Sample value)
    {
        filled ??= [.. Enumerable.Range(0, 20).Select(_ => new byte[1_000_000])];
        return good.Serialize(value);
    }

    public Sample Deserialize(byte[] payload) => good.Deserialize(payload);
}

/// <summary>Works, but collects the whole heap in each call.</summary>
internal sealed class PausingAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value)
    {
        GC.Collect();
        return good.Serialize(value);
    }

    public Sample Deserialize(byte[] payload)
    {
        GC.Collect();
        return good.Deserialize(payload);
    }
}

/// <summary>Works, with a buffer of 200,000 bytes in each call.</summary>
internal sealed class LargeBufferAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    public const int BufferBytes = 200_000;
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value)
    {
        GC.KeepAlive(new byte[BufferBytes]);
        return good.Serialize(value);
    }

    public Sample Deserialize(byte[] payload)
    {
        GC.KeepAlive(new byte[BufferBytes]);
        return good.Deserialize(payload);
    }
}

/// <summary>Works on one thread; throws where two call at once.</summary>
internal sealed class JealousAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();
    private int callers;

    public byte[] Serialize(Sample value) => Alone(() => good.Serialize(value));

    public Sample Deserialize(byte[] payload) => Alone(() => good.Deserialize(payload));

    private T Alone<T>(Func<T> call)
    {
        if (Interlocked.Increment(ref callers) > 1)
            throw new InvalidOperationException("Another thread calls.");
        Thread.Yield();
        var result = call();
        Interlocked.Decrement(ref callers);
        return result;
    }
}
