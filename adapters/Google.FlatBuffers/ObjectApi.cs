using Assay.Core.Adapters;

namespace Assay.Adapters.GoogleFlatBuffers;

/// <summary>The object API both ways.</summary>
/// <typeparam name="T">The class of the object API.</typeparam>
internal sealed class ObjectApi<T> : FlatBufferAdapter<T>, IBytesSurface<T>
{
    public T Deserialize(byte[] payload) => UnPack(payload);
}
