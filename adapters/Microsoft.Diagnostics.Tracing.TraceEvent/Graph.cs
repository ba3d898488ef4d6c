using Assay.Core.Adapters;
using FastSerialization;

namespace Assay.Adapters.FastSerializations;

/// <summary>PerfView's FastSerialization, with types that write and read themselves.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Graph<T> : SerializerAdapter<T>, IStreamSurface<T>
    where T : IFastSerializable
{
    private Action<Deserializer> _registerTypes = null!;

    public override void Prepare(Companions companions) => _registerTypes = companions.Get<Action<Deserializer>>();

    // Constructing writes the whole graph, closing ends it.
    public void Serialize(T value, Stream destination) => new Serializer(destination, value, leaveOpen: true).Close();

    // A deserializer reads one stream, and knows the types that it was told of.
    public T Deserialize(Stream source)
    {
        using var deserializer = new Deserializer(source, nameof(source), leaveOpen: true, SerializationSettings.Default);
        _registerTypes(deserializer);
        return (T)deserializer.GetEntryObject();
    }
}
