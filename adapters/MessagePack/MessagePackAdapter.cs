using System.Buffers;
using Assay.Core.Adapters;
using MessagePack;

namespace Assay.Adapters.MessagePackRows;

/// <summary>The surfaces of MessagePack-CSharp, the same for every row.</summary>
internal abstract class MessagePackAdapter<T>(MessagePackSerializerOptions options)
    : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>, IReusedSurface<T>, IAsyncStreamSurface<T>,
        ICancellableSurface<T>
{
    private readonly ThreadLocal<KeptArrayWriter> array = new(() => new KeptArrayWriter());

    public byte[] Serialize(T value) => MessagePackSerializer.Serialize(value, options);

    public T Deserialize(byte[] payload) => MessagePackSerializer.Deserialize<T>(payload, options);

    public void Serialize(T value, Stream destination) => MessagePackSerializer.Serialize(destination, value, options);

    public T Deserialize(Stream source) => MessagePackSerializer.Deserialize<T>(source, options);

    public void Serialize(T value, IBufferWriter<byte> destination) => MessagePackSerializer.Serialize(destination, value, options);

    public T Deserialize(in ReadOnlySequence<byte> payload) => MessagePackSerializer.Deserialize<T>(payload, options);

    // The library writes into memory of the caller's through an IBufferWriter alone: here it hands out the caller's array.
    public int Serialize(T value, ref byte[] buffer)
    {
        var array = this.array.Value!;
        array.Begin(buffer);
        MessagePackSerializer.Serialize(array, value, options);
        buffer = array.End(out var length);
        return length;
    }

    public T Deserialize(ArraySegment<byte> payload) => MessagePackSerializer.Deserialize<T>(payload.AsMemory(), options);

    public ValueTask SerializeAsync(T value, Stream destination) => new(MessagePackSerializer.SerializeAsync(destination, value, options));

    public ValueTask<T> DeserializeAsync(Stream source) => MessagePackSerializer.DeserializeAsync<T>(source, options);

    public ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation) =>
        new(MessagePackSerializer.SerializeAsync(destination, value, options, cancellation));

    public ValueTask<T> DeserializeAsync(
        Stream source, CancellationToken cancellation) => MessagePackSerializer.DeserializeAsync<T>(source, options, cancellation);
}
