using Assay.Core.Adapters;
using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>One kept JsonSerializer, writing through a JsonTextWriter over a StreamWriter as Json.NET's documentation advises for streams.</summary>
/// <typeparam name="T">The contract type.</typeparam>
/// <param name="serializer">The serializer with the row's settings.</param>
internal abstract class SerializerInstanceAdapter<T>(JsonSerializer serializer) : SerializerAdapter<T>, IStreamSurface<T>
{
    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, leaveOpen: true);
        using var writer = new JsonTextWriter(text);
        serializer.Serialize(writer, value);
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return serializer.Deserialize<T>(reader)!;
    }
}
