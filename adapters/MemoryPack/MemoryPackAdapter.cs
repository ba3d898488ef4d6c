using System.Buffers;
using Assay.Core.Adapters;
using MemoryPack;

namespace Assay.Adapters.MemoryPackRows;

/// <summary>The surfaces of MemoryPack, the same for every row.</summary>
internal abstract class MemoryPackAdapter<T>(MemoryPackSerializerOptions options)
    : SerializerAdapter<T>, IBytesSurface<T>, IBufferSurface<T>, IReusedSurface<T>, IAsyncStreamSurface<T>, ICancellableSurface<T>
{
    private readonly ThreadLocal<KeptArrayWriter> array = new(() => new KeptArrayWriter());

    public byte[] Serialize(T value) => MemoryPackSerializer.Serialize(value, options);

    public T Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<T>(payload, options)!;

    public void Serialize(T value, IBufferWriter<byte> destination) => MemoryPackSerializer.Serialize(destination, value, options);

    public T Deserialize(in ReadOnlySequence<byte> payload) => MemoryPackSerializer.Deserialize<T>(payload, options)!;

    // The library writes into memory of the caller's through an IBufferWriter alone: here it hands out the caller's array.
    public int Serialize(T value, ref byte[] buffer)
    {
        var array = this.array.Value!;
        array.Begin(buffer);
        MemoryPackSerializer.Serialize(array, value, options);
        buffer = array.End(out var length);
        return length;
    }

    public T Deserialize(ArraySegment<byte> payload) => MemoryPackSerializer.Deserialize<T>(payload.AsSpan(), options)!;

    public ValueTask SerializeAsync(T value, Stream destination) => MemoryPackSerializer.SerializeAsync(destination, value, options);

    public ValueTask<T> DeserializeAsync(Stream source) => MemoryPackSerializer.DeserializeAsync<T>(source, options)!;

    public ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation) =>
        MemoryPackSerializer.SerializeAsync(destination, value, options, cancellation);

    public ValueTask<T> DeserializeAsync(
        Stream source, CancellationToken cancellation) => MemoryPackSerializer.DeserializeAsync<T>(source, options, cancellation)!;
}
