using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works, in a format that is read on access.</summary>
internal sealed class LazyAdapter : SerializerAdapter<Sample>, ILazySurface<Sample>
{
    private LazySample opened;

    public byte[] Serialize(Sample value) => LazySample.Write(value.Name, value.Numbers);

    public void Open(byte[] payload) => opened = new LazySample(payload);

    public Sample ReadAll(byte[] payload)
    {
        Open(payload);
        return new Sample { Name = opened.Name, Numbers = opened.Numbers };
    }
}
