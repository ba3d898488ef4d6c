using Assay.Core.Adapters;
using ServiceStack.Text;

namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's JSON; its configuration is one for the whole process.</summary>
internal abstract class JsonAdapter<T> : SerializerAdapter<T>, IStreamSurface<T>, IAsyncStreamSurface<T>
{
    public void Serialize(T value, Stream destination) => JsonSerializer.SerializeToStream(value, destination);

    public T Deserialize(Stream source) => JsonSerializer.DeserializeFromStream<T>(source);

    public ValueTask SerializeAsync(T value, Stream destination) =>
        new(JsonSerializer.SerializeToStreamAsync(value!, typeof(T), destination));

    public ValueTask<T> DeserializeAsync(Stream source) => new(JsonSerializer.DeserializeFromStreamAsync<T>(source));
}
