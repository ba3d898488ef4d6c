using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works until a call has failed: what that left behind spoils the next.</summary>
internal sealed class RememberingAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();
    private bool hasFailed;

    public byte[] Serialize(Sample value) => good.Serialize(value);

    public Sample Deserialize(byte[] payload)
    {
        var isSpoilt = hasFailed;
        hasFailed = true;
        var sample = good.Deserialize(payload);
        hasFailed = isSpoilt;
        return isSpoilt ? new Sample { Name = sample.Name } : sample;
    }
}
