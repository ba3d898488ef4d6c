using Assay.Core.Adapters;
using global::Utf8Json;
using global::Utf8Json.Resolvers;

namespace Assay.Adapters.Utf8Json;

/// <summary>Utf8Json with the resolver that sees private members too.</summary>
internal sealed class AllowPrivate<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IReusedSurface<T>, IAsyncStreamSurface<T>
{
    private static readonly IJsonFormatterResolver Resolver = StandardResolver.AllowPrivate;

    public byte[] Serialize(T value) => JsonSerializer.Serialize(value, Resolver);

    public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload, Resolver);

    public void Serialize(T value, Stream destination) => JsonSerializer.Serialize(destination, value, Resolver);

    public T Deserialize(Stream source) => JsonSerializer.Deserialize<T>(source, Resolver);

    // The writer starts in the caller's array and goes on in a larger one of its own.
    public int Serialize(T value, ref byte[] buffer)
    {
        var writer = new JsonWriter(buffer);
        JsonSerializer.Serialize(ref writer, value, Resolver);
        var written = writer.GetBuffer();
        buffer = written.Array!;
        return written.Count;
    }

    public T Deserialize(ArraySegment<byte> payload) => JsonSerializer.Deserialize<T>(payload.Array, payload.Offset, Resolver);

    public ValueTask SerializeAsync(T value, Stream destination) => new(JsonSerializer.SerializeAsync(destination, value, Resolver));

    public ValueTask<T> DeserializeAsync(Stream source) => new(JsonSerializer.DeserializeAsync<T>(source, Resolver));
}
