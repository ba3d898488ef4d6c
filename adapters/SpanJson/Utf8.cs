using Assay.Core.Adapters;
using global::SpanJson;

namespace Assay.Adapters.SpanJson;

/// <summary>SpanJson writing UTF-8; its memory is its own or a pool's, never the caller's.</summary>
internal sealed class Utf8<T> : SerializerAdapter<T>, IBytesSurface<T>, IAsyncStreamSurface<T>
{
    public byte[] Serialize(T value) => JsonSerializer.Generic.Utf8.Serialize(value);

    public T Deserialize(byte[] payload) => JsonSerializer.Generic.Utf8.Deserialize<T>(payload);

    public ValueTask SerializeAsync(T value, Stream destination) => JsonSerializer.Generic.Utf8.SerializeAsync(value, destination);

    public ValueTask<T> DeserializeAsync(Stream source) => JsonSerializer.Generic.Utf8.DeserializeAsync<T>(source);
}
