using Assay.Core.Adapters;
using FastSerialization;

namespace Assay.Adapters.FastSerializations;

/// <summary>PerfView's FastSerialization, with types that write and read themselves.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Graph<T> : SerializerAdapter<T>, IStreamSurface<T>
    where T : IFastSerializable
{
    public void Serialize(T value, Stream destination)
    {
        using var serializer = new Serializer(destination, value, leaveOpen: true);
    }

    public T Deserialize(Stream source)
    {
        using var deserializer = new Deserializer(source, nameof(source), leaveOpen: true, SerializationSettings.Default);
        deserializer.RegisterType(typeof(T));
        return (T)deserializer.GetEntryObject();
    }
}
