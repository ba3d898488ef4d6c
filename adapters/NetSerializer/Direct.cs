using Assay.Core.Adapters;

namespace Assay.Adapters.NetSerializers;

/// <summary>NetSerializer without the number of the root's type, which both sides know.</summary>
internal sealed class Direct<T> : NetSerializerAdapter<T>, IStreamSurface<T>
{
    public void Serialize(T value, Stream destination) => Serializer.SerializeDirect(destination, value);

    public T Deserialize(Stream source)
    {
        Serializer.DeserializeDirect<T>(source, out var value);
        return value;
    }
}
