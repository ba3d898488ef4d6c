using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works on each surface alone, but its stream forgets the name.</summary>
internal sealed class TwoFormatsAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>, IStreamSurface<Sample>
{
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value) => good.Serialize(value);

    public Sample Deserialize(byte[] payload) => good.Deserialize(payload);

    public void Serialize(Sample value, Stream destination) => SampleFormat.Write(new Sample { Numbers = value.Numbers }, destination);

    public Sample Deserialize(Stream source) => SampleFormat.Read(source);
}
