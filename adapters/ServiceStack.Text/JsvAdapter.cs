using Assay.Core.Adapters;
using ServiceStack.Text;

namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's own format, JSV: JSON with the quotes of CSV; its configuration is one for the whole process.</summary>
internal abstract class JsvAdapter<T> : SerializerAdapter<T>, IStreamSurface<T>, IAsyncStreamSurface<T>
{
    public void Serialize(T value, Stream destination) => TypeSerializer.SerializeToStream(value, destination);

    public T Deserialize(Stream source) => TypeSerializer.DeserializeFromStream<T>(source);

    public ValueTask SerializeAsync(T value, Stream destination) =>
        new(TypeSerializer.SerializeToStreamAsync(value!, typeof(T), destination));

    public ValueTask<T> DeserializeAsync(Stream source) => new(TypeSerializer.DeserializeFromStreamAsync<T>(source));
}
