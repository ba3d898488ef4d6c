using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works on the contract type.</summary>
internal sealed class MappedAdapter : SerializerAdapter<SampleTransfer>, IBytesSurface<SampleTransfer>
{
    private readonly OkAdapter good = new();

    public byte[] Serialize(SampleTransfer value) => good.Serialize(new Sample { Name = value.Name, Numbers = value.Numbers });

    public SampleTransfer Deserialize(byte[] payload)
    {
        var sample = good.Deserialize(payload);
        return new SampleTransfer(sample.Name, (int[])sample.Numbers);
    }
}
