using System.Buffers;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works, on every surface.</summary>
internal sealed class OkAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>, IStreamSurface<Sample>, IBufferSurface<Sample>
{
    public byte[] Serialize(Sample value)
    {
        using MemoryStream stream = new();
        SampleFormat.Write(value, stream);
        return stream.ToArray();
    }

    public Sample Deserialize(byte[] payload)
    {
        using MemoryStream stream = new(payload);
        return SampleFormat.Read(stream);
    }

    public void Serialize(Sample value, Stream destination) => SampleFormat.Write(value, destination);

    public Sample Deserialize(Stream source) => SampleFormat.Read(source);

    public void Serialize(Sample value, IBufferWriter<byte> destination) => destination.Write(Serialize(value));

    public Sample Deserialize(in ReadOnlySequence<byte> payload) => Deserialize(payload.ToArray());
}
