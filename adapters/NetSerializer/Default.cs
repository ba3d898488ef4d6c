using Assay.Core.Adapters;

namespace Assay.Adapters.NetSerializers;

/// <summary>NetSerializer writing the number of the root's type first.</summary>
internal sealed class Default<T> : NetSerializerAdapter<T>, IStreamSurface<T>
{
    public void Serialize(T value, Stream destination) => Serializer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)Serializer.Deserialize(source);
}
