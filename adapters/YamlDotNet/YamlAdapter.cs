using Assay.Core.Adapters;
using YamlDotNet.Serialization;

namespace Assay.Adapters.Yaml;

/// <summary>YamlDotNet over the text writers and readers that it takes.</summary>
/// <typeparam name="T">The contract type.</typeparam>
/// <param name="serializer">The serializer with the row's settings.</param>
internal abstract class YamlAdapter<T>(ISerializer serializer) : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly IDeserializer _deserializer = new DeserializerBuilder().Build();

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, leaveOpen: true);
        serializer.Serialize(text, value, typeof(T));
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, leaveOpen: true);
        return _deserializer.Deserialize<T>(text);
    }
}
