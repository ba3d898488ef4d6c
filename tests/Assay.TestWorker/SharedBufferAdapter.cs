using System.Diagnostics.CodeAnalysis;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>Works for one thread at a time: all calls share one stream.</summary>
[SuppressMessage("Design", "CA1001", Justification = "A stream in memory holds nothing that the collector does not take.")]
internal sealed class SharedBufferAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly MemoryStream shared = new();

    public byte[] Serialize(Sample value)
    {
        shared.SetLength(0);
        SampleFormat.Write(value, shared);
        Thread.Yield();
        return shared.ToArray();
    }

    public Sample Deserialize(byte[] payload)
    {
        shared.SetLength(0);
        shared.Write(payload);
        Thread.Yield();
        shared.Position = 0;
        return SampleFormat.Read(shared);
    }
}
