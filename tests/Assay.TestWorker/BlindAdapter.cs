using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Takes whatever it is given, null too, and never complains.</summary>
internal sealed class BlindAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    public byte[] Serialize(Sample value) => [1];

    public Sample Deserialize(byte[] payload) => new();
}
