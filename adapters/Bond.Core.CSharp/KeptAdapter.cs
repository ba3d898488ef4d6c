using Assay.Core.Adapters;
using Bond;
using Bond.IO.Unsafe;

namespace Assay.Adapters.BondCSharp;

/// <summary>Bond with serializer, deserializer and buffer kept, as its documentation advises.</summary>
internal abstract class KeptAdapter<T, TWriter, TReader, TProtocol> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>,
    IReusedSurface<T>
    where TProtocol : struct, IProtocol<TWriter, TReader>
{
    private readonly ThreadLocal<OutputBuffer> output = new(() => new OutputBuffer());
    private Serializer<TWriter> serializer = null!;
    private Deserializer<TReader> deserializer = null!;

    public override void Prepare(Companions companions)
    {
        Depth.Raise();
        serializer = new Serializer<TWriter>(typeof(T));
        deserializer = new Deserializer<TReader>(typeof(T));
    }

    public byte[] Serialize(T value)
    {
        var output = this.output.Value!;
        output.Position = 0;
        serializer.Serialize(value, TProtocol.Write(output));
        return output.Data.AsSpan().ToArray();
    }

    public T Deserialize(byte[] payload) => Read(new InputBuffer(payload));

    public void Serialize(T value, Stream destination)
    {
        var output = new OutputStream(destination);
        serializer.Serialize(value, TProtocol.Write(output));
        output.Flush();
    }

    public T Deserialize(Stream source) => Read(new InputStream(source));

    // Where the array is too small the library takes a larger one in its place.
    public int Serialize(T value, ref byte[] buffer)
    {
        var output = new OutputBuffer(buffer);
        serializer.Serialize(value, TProtocol.Write(output));
        buffer = output.Data.Array!;
        return output.Data.Count;
    }

    public T Deserialize(ArraySegment<byte> payload) => Read(new InputBuffer(payload));

    private T Read(InputBuffer input) => deserializer.Deserialize<T>(TProtocol.Read(input));
}
