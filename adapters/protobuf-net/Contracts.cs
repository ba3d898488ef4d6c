using System.Buffers;
using Assay.Core.Adapters;
using ProtoBuf;
using ProtoBuf.Meta;

namespace Assay.Adapters.ProtobufNetRows;

/// <summary>protobuf-net with attributed types.</summary>
internal sealed class Contracts<T> : SerializerAdapter<T>, IStreamSurface<T>, IBufferSurface<T>, IReusedSurface<T>, IDelimitedSurface<T>
{
    private readonly ThreadLocal<KeptArrayWriter> array = new(() => new KeptArrayWriter());
    private readonly RuntimeTypeModel model = RuntimeTypeModel.Create();

    public override void Prepare(Companions companions) => model.IncludeDateTimeKind = true;

    public void Serialize(T value, Stream destination) => model.Serialize(destination, value);

    public T Deserialize(Stream source) => model.Deserialize<T>(source);

    // The prefix is the length alone, as in Google's own libraries.
    public void SerializeDelimited(T value, Stream destination) =>
        model.SerializeWithLengthPrefix(destination, value, typeof(T), PrefixStyle.Base128, 0);

    public T DeserializeDelimited(Stream source) => (T)model.DeserializeWithLengthPrefix(source, null, typeof(T), PrefixStyle.Base128, 0);

    public void Serialize(T value, IBufferWriter<byte> destination) => model.Serialize(destination, value);

    public T Deserialize(in ReadOnlySequence<byte> payload) => model.Deserialize<T>(payload);

    // The library writes into memory of the caller's through an IBufferWriter alone: here it hands out the caller's array.
    public int Serialize(T value, ref byte[] buffer)
    {
        var array = this.array.Value!;
        array.Begin(buffer);
        model.Serialize(array, value);
        buffer = array.End(out var length);
        return length;
    }

    public T Deserialize(ArraySegment<byte> payload) => model.Deserialize<T>(payload.AsMemory());
}
