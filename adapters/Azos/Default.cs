using Assay.Core.Adapters;
using Azos.Serialization.Slim;

namespace Assay.Adapters.AzosSlim;

/// <summary>Slim as it is without any setting: a type's name is written where it is met first in a payload.</summary>
internal sealed class Default<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly SlimSerializer serializer = new();

    public void Serialize(T value, Stream destination) => serializer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)serializer.Deserialize(source);
}
