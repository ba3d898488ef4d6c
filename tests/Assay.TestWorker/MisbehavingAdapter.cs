using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works, but for what it does before each call of one operation.</summary>
internal sealed class MisbehavingAdapter(Action misdeed, Operation when) : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value)
    {
        if (when == Operation.Serialize)
            misdeed();
        return good.Serialize(value);
    }

    public Sample Deserialize(byte[] payload)
    {
        if (when == Operation.Deserialize)
            misdeed();
        return good.Deserialize(payload);
    }
}
