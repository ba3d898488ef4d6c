using System.Diagnostics.CodeAnalysis;
using Assay.Core.Adapters;
using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>
/// Streams in memory that are made once: the written one keeps its capacity, the read ones lie over the payloads without a copy. Both are
/// exactly <see cref="MemoryStream"/>, because the runtime and libraries treat classes derived from it as slower strangers.
/// </summary>
[SuppressMessage("Design", "CA1001", Justification = "A stream in memory holds nothing that the collector does not take.")]
internal sealed class StreamDriver<T>(IStreamSurface<T> surface) : SurfaceDriver<T>
{
    private readonly MemoryStream written = new();

    public override ReadOnlyMemory<byte> Serialize(T value)
    {
        WriteFromStart(surface, value, written);
        return written.GetBuffer().AsMemory(0, (int)written.Length);
    }

    public override T Deserialize(byte[] payload) => surface.Deserialize(Over(payload));

    public override OperationLoop LoopSerialize(T[] values)
    {
        var target = surface;
        var stream = written;
        return new OperationLoop<long>(index => WriteFromStart(target, values[index], stream), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index)
    {
        var length = ((OperationLoop<long>)loop).Call(index);
        return written.GetBuffer().AsMemory(0, (int)length);
    }

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = surface;
        var streams = Array.ConvertAll(payloads, Over);
        return new OperationLoop<T>(index => ReadFromStart(target, streams[index]), streams.Length);
    }

    private static MemoryStream Over(byte[] payload) => new(payload, writable: false);

    private static long WriteFromStart(IStreamSurface<T> target, T value, MemoryStream stream)
    {
        stream.Position = 0;
        stream.SetLength(0);
        target.Serialize(value, stream);
        return stream.Position;
    }

    private static T ReadFromStart(IStreamSurface<T> target, MemoryStream stream)
    {
        stream.Position = 0;
        return target.Deserialize(stream);
    }
}

/// <summary>
/// The streams of <see cref="StreamDriver{T}"/>, which complete every request at once: what is measured is the library's asynchronous code,
/// not the waiting of a device. Each operation is awaited to its end, on the thread pool where the library goes there.
/// </summary>
[SuppressMessage("Design", "CA1001", Justification = "A stream in memory holds nothing that the collector does not take.")]
internal sealed class AsyncDriver<T>(IAsyncStreamSurface<T> surface) : SurfaceDriver<T>
{
    private readonly MemoryStream written = new();

    public override ReadOnlyMemory<byte> Serialize(T value)
    {
        WriteFromStart(surface, value, written);
        return written.GetBuffer().AsMemory(0, (int)written.Length);
    }

    public override T Deserialize(byte[] payload) => ReadFromStart(surface, Over(payload));

    public override OperationLoop LoopSerialize(T[] values)
    {
        var target = surface;
        var stream = written;
        return new OperationLoop<long>(index => WriteFromStart(target, values[index], stream), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index)
    {
        var length = ((OperationLoop<long>)loop).Call(index);
        return written.GetBuffer().AsMemory(0, (int)length);
    }

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = surface;
        var streams = Array.ConvertAll(payloads, Over);
        return new OperationLoop<T>(index => ReadFromStart(target, streams[index]), streams.Length);
    }

    private static MemoryStream Over(byte[] payload) => new(payload, writable: false);

    private static long WriteFromStart(IAsyncStreamSurface<T> target, T value, MemoryStream stream)
    {
        stream.Position = 0;
        stream.SetLength(0);
        Awaited.End(target.SerializeAsync(value, stream));
        return stream.Position;
    }

    private static T ReadFromStart(IAsyncStreamSurface<T> target, MemoryStream stream)
    {
        stream.Position = 0;
        return Awaited.End(target.DeserializeAsync(stream));
    }
}
