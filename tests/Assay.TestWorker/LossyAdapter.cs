using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works, but forgets the name.</summary>
internal sealed class LossyAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value) => good.Serialize(new Sample { Numbers = value.Numbers });

    public Sample Deserialize(byte[] payload) => good.Deserialize(payload);
}
