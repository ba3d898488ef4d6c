using Assay.Core.Adapters;
using Salar.Bois.LZ4;

namespace Assay.Adapters.BoisLz4;

/// <summary>BOIS, its payload compressed by LZ4 in the self-contained form that the library calls a pickle.</summary>
internal sealed class Default<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly BoisLz4Serializer serializer = new();

    public override void Prepare(Companions companions) => BoisLz4Serializer.Initialize<T>();

    public void Serialize(T value, Stream destination) => serializer.Pickle(value, destination);

    public T Deserialize(Stream source) => serializer.Unpickle<T>(source);
}
