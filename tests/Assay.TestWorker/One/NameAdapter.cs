using Assay.Core.Adapters;

namespace Assay.TestWorker.One;

/// <summary>Reads the name from what <see cref="OkAdapter"/> wrote of a whole sample, and no further.</summary>
internal sealed class NameAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    public byte[] Serialize(Sample value) => throw new NotSupportedException("One member is only read.");

    public Sample Deserialize(byte[] payload)
    {
        using MemoryStream stream = new(payload);
        return new Sample { Name = SampleFormat.ReadName(stream) };
    }
}
