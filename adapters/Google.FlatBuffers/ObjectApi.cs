using Assay.Core.Adapters;

namespace Assay.Adapters.GoogleFlatBuffers;

/// <summary>The object API both ways.</summary>
internal sealed class ObjectApi<T> : FlatBufferAdapter<T>, IBytesSurface<T>
{
    public T Deserialize(byte[] payload) => UnPack(payload);
}
