using Assay.Core.Adapters;
using Azos.Serialization.Slim;

namespace Assay.Adapters.AzosSlim;

/// <summary>Slim told the contract's types before, so that payloads hold their numbers in the place of names.</summary>
internal sealed class KnownTypes<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private SlimSerializer serializer = null!;

    public override void Prepare(Companions companions) => serializer = new SlimSerializer(SlimTypes.Of(companions));

    public void Serialize(T value, Stream destination) => serializer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)serializer.Deserialize(source);
}
