using System.Buffers;
using Assay.Core.Adapters;
using Google.Protobuf;

namespace Assay.Adapters.GoogleProtobuf;

/// <summary>Google.Protobuf with the classes that protoc generates from the emitted schema.</summary>
internal sealed class Generated<T>
    : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>, IReusedSurface<T>, IDelimitedSurface<T>
    where T : IMessage<T>, new()
{
    // The library takes a limit for streams alone; elsewhere its default of 100 stands.
    private const int RecursionLimit = 512;
    private MessageParser<T> parser = null!;

    public override void Prepare(Companions companions) => parser = (MessageParser<T>)new T().Descriptor.Parser;

    public byte[] Serialize(T value) => value.ToByteArray();

    public T Deserialize(byte[] payload) => parser.ParseFrom(payload);

    public void Serialize(T value, Stream destination) => value.WriteTo(destination);

    // Not disposed of, as in the library's own ParseFrom(Stream): that would close the caller's stream.
    public T Deserialize(Stream source) => parser.ParseFrom(CodedInputStream.CreateWithLimits(source, int.MaxValue, RecursionLimit));

    public void SerializeDelimited(T value, Stream destination) => value.WriteDelimitedTo(destination);

    public T DeserializeDelimited(Stream source) => parser.ParseDelimitedFrom(source);

    public void Serialize(T value, IBufferWriter<byte> destination) => value.WriteTo(destination);

    public T Deserialize(in ReadOnlySequence<byte> payload) => parser.ParseFrom(payload);

    // The library wants a span of exactly the size, which it computes.
    public int Serialize(T value, ref byte[] buffer)
    {
        var length = value.CalculateSize();
        if (buffer.Length < length)
            buffer = new byte[length];
        value.WriteTo(buffer.AsSpan(0, length));
        return length;
    }

    public T Deserialize(ArraySegment<byte> payload) => parser.ParseFrom(payload.Array!, payload.Offset, payload.Count);
}
