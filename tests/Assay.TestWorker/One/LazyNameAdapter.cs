using Assay.Core.Adapters;

namespace Assay.TestWorker.One;

/// <summary>The lazy format with a contract of the name alone.</summary>
internal sealed class LazyNameAdapter : SerializerAdapter<Sample>, ILazySurface<Sample>
{
    private LazySample opened;

    public byte[] Serialize(Sample value) => LazySample.Write(value.Name, []);

    public void Open(byte[] payload) => opened = new LazySample(payload);

    public Sample ReadAll(byte[] payload)
    {
        Open(payload);
        return new Sample { Name = opened.Name };
    }
}
