using Assay.Core.Adapters;
using Azos.Serialization.Slim;

namespace Assay.Adapters.AzosSlim;

/// <summary>
/// Slim keeping one registry of types from call to call. What it learns in one payload the next one leaves out, so writer and reader are
/// instances of their own, and a payload could be read once and in order only. Both know the contract's types before the first call: then
/// no payload depends on another, and a fresh process reads any of them.
/// </summary>
internal sealed class Batch<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private SlimSerializer writer = null!;
    private SlimSerializer reader = null!;

    public override void Prepare(Companions companions)
    {
        var types = SlimTypes.Of(companions).ToList();
        writer = new SlimSerializer(types) { TypeMode = TypeRegistryMode.Batch };
        reader = new SlimSerializer(types) { TypeMode = TypeRegistryMode.Batch };
    }

    public void Serialize(T value, Stream destination) => writer.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)reader.Deserialize(source);
}
