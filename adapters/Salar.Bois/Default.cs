using Assay.Core.Adapters;
using Salar.Bois;

namespace Assay.Adapters.Bois;

/// <summary>BOIS over streams, its code generated before the first call.</summary>
internal sealed class Default<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly BoisSerializer serializer = new();

    public override void Prepare(Companions companions) => BoisSerializer.Initialize<T>();

    public void Serialize(T value, Stream destination) => serializer.Serialize(value, destination);

    public T Deserialize(Stream source) => serializer.Deserialize<T>(source);
}
