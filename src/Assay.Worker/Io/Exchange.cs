using System.Buffers;
using Assay.Core.Adapters;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Io;

/// <summary>A link as an operation uses it: with stamps around all that is I/O, or without any.</summary>
/// <param name="clock">Where the time of I/O goes; null without stamps.</param>
internal sealed class LinkEnd(Link link, IoClock? clock)
{
    private readonly StampedStream? stamped = clock is null ? null : new StampedStream(clock);

    /// <summary>Length of the value that is received, in bytes, once it is opened.</summary>
    public int Length => link.Length;

    /// <summary>Opens the stream for the next value.</summary>
    public Stream Open()
    {
        if (clock is null)
            return link.Open();
        var begin = IoClock.Now;
        stamped!.Inner = link.Open();
        clock.Add(begin, 0);
        return stamped;
    }

    /// <summary>Ends the value.</summary>
    public void Close()
    {
        if (clock is null)
        {
            link.Close();
            return;
        }

        var begin = IoClock.Now;
        link.Close();
        clock.Add(begin, 0);
    }
}

/// <summary>Sends and receives values through a link by one surface.</summary>
internal abstract class Exchange<T>
{
    /// <summary>Serializes a value into the link.</summary>
    /// <returns>Something that the caller consumes.</returns>
    public abstract long Send(T value, LinkEnd link);

    /// <summary>Deserializes the link's next value.</summary>
    public abstract T Receive(LinkEnd link);
}

/// <summary>Chooses exchanges.</summary>
internal static class Exchange
{
    /// <summary>The exchange of a surface.</summary>
    /// <exception cref="NotSupportedException">The adapter does not offer the surface, or writes nothing.</exception>
    public static Exchange<T> For<T>(SerializerAdapter<T> adapter, Surface surface) => (surface, adapter) switch
    {
        (Surface.Bytes, ILazySurface<T> lazy) => new ArrayExchange<T>(lazy.Serialize, lazy.ReadAll),
        (Surface.Bytes, IBytesSurface<T> bytes) => new ArrayExchange<T>(bytes.Serialize, bytes.Deserialize),
        (Surface.Stream, IStreamSurface<T> stream) => new StreamExchange<T>(stream),
        (Surface.Buffer, IBufferSurface<T> buffer) => new BufferExchange<T>(buffer),
        (Surface.Reused, IReusedSurface<T> reused) => new ReusedExchange<T>(reused),
        (Surface.Async, IAsyncStreamSurface<T> stream) => new AsyncExchange<T>(stream),
#if NET10_0_OR_GREATER
        (Surface.Pipe, IPipeSurface<T> pipe) => new PipeExchange<T>(pipe),
#endif
        _ => throw new NotSupportedException($"It has nothing to send by the surface {SurfaceDriver.NameOf(surface)}."),
    };

    /// <summary>Reads the link's next value into an array that is kept, or into a longer one.</summary>
    /// <returns>Its length, in bytes.</returns>
    public static int Receive(LinkEnd link, ref byte[] kept)
    {
        var stream = link.Open();
        var length = link.Length;
        if (kept.Length < length)
            kept = new byte[length];
        Fill(stream, kept, length);
        link.Close();
        return length;
    }

    /// <summary>Reads a whole value.</summary>
    public static void Fill(Stream source, byte[] bytes, int length)
    {
        for (var position = 0; position < length;)
        {
            var read = source.Read(bytes, position, length - position);
            if (read == 0)
                throw new EndOfStreamException($"A file ended {length - position} bytes too early.");
            position += read;
        }
    }
}

/// <summary>A new array out, which is written at once; a new array in, once all of it is read.</summary>
internal sealed class ArrayExchange<T>(Func<T, byte[]> serialize, Func<byte[], T> deserialize) : Exchange<T>
{
    public override long Send(T value, LinkEnd link)
    {
        var payload = serialize(value);
        var stream = link.Open();
        stream.Write(payload, 0, payload.Length);
        link.Close();
        return payload.Length;
    }

    public override T Receive(LinkEnd link)
    {
        var stream = link.Open();
        var payload = new byte[link.Length];
        Exchange.Fill(stream, payload, payload.Length);
        link.Close();
        return deserialize(payload);
    }
}

/// <summary>A buffer writer that keeps its capacity, written at once; a sequence over a kept array in.</summary>
internal sealed class BufferExchange<T>(IBufferSurface<T> surface) : Exchange<T>
{
    private readonly KeptArrayWriter writer = new();
    private byte[] kept = [];

    public override long Send(T value, LinkEnd link)
    {
        writer.Begin(kept);
        surface.Serialize(value, writer);
        kept = writer.End(out var length);
        var stream = link.Open();
        stream.Write(kept, 0, length);
        link.Close();
        return length;
    }

    public override T Receive(LinkEnd link)
    {
        var length = Exchange.Receive(link, ref kept);
        ReadOnlySequence<byte> payload = new(kept, 0, length);
        return surface.Deserialize(in payload);
    }
}

/// <summary>One array that the caller keeps.</summary>
internal sealed class ReusedExchange<T>(IReusedSurface<T> surface) : Exchange<T>
{
    private byte[] kept = [];

    public override long Send(T value, LinkEnd link)
    {
        var length = surface.Serialize(value, ref kept);
        var stream = link.Open();
        stream.Write(kept, 0, length);
        link.Close();
        return length;
    }

    public override T Receive(LinkEnd link)
    {
        var length = Exchange.Receive(link, ref kept);
        return surface.Deserialize(new ArraySegment<byte>(kept, 0, length));
    }
}

/// <summary>The library writes into the transport's stream and reads from it.</summary>
internal sealed class StreamExchange<T>(IStreamSurface<T> surface) : Exchange<T>
{
    public override long Send(T value, LinkEnd link)
    {
        surface.Serialize(value, link.Open());
        link.Close();
        return 0;
    }

    public override T Receive(LinkEnd link)
    {
        var value = surface.Deserialize(link.Open());
        link.Close();
        return value;
    }
}

/// <summary>The same by the library's asynchronous methods, each awaited to its end.</summary>
internal sealed class AsyncExchange<T>(IAsyncStreamSurface<T> surface) : Exchange<T>
{
    public override long Send(T value, LinkEnd link)
    {
        Awaited.End(surface.SerializeAsync(value, link.Open()));
        link.Close();
        return 0;
    }

    public override T Receive(LinkEnd link)
    {
        var value = Awaited.End(surface.DeserializeAsync(link.Open()));
        link.Close();
        return value;
    }
}
