using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Assay.Core.Adapters;

namespace Assay.Adapters.SystemTextJson;

/// <summary>The surfaces of System.Text.Json, the same for every row: calls that take the metadata of the root type.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal abstract class JsonTypeInfoAdapter<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>
{
    private JsonTypeInfo<T> _type = null!;

    public override void Prepare(Companions companions) => _type = FindType(companions);

    public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value, _type);

    public T Deserialize(byte[] payload) => JsonSerializer.Deserialize(payload, _type)!;

    public void Serialize(T value, Stream destination) => JsonSerializer.Serialize(destination, value, _type);

    public T Deserialize(Stream source) => JsonSerializer.Deserialize(source, _type)!;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new Utf8JsonWriter(destination);
        JsonSerializer.Serialize(writer, value, _type);
    }

    public T Deserialize(in ReadOnlySequence<byte> payload)
    {
        var reader = new Utf8JsonReader(payload);
        return JsonSerializer.Deserialize(ref reader, _type)!;
    }

    /// <summary>Finds the metadata of the root type, in the row's configuration.</summary>
    protected abstract JsonTypeInfo<T> FindType(Companions companions);
}
