using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Assay.Core.Adapters;

namespace Assay.Adapters.SystemTextJson;

/// <summary>The surfaces of System.Text.Json, the same for every row: calls that take the metadata of the root type.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal abstract class JsonTypeInfoAdapter<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>, IReusedSurface<T>, IAsyncStreamSurface<T>
{
    // Kept, as the documentation advises: a writer of its own for every thread.
    private readonly ThreadLocal<Utf8JsonWriter> _writer;
    private readonly ThreadLocal<KeptArrayWriter> _array = new(() => new KeptArrayWriter());
    private JsonTypeInfo<T> _type = null!;

    protected JsonTypeInfoAdapter() => _writer = new ThreadLocal<Utf8JsonWriter>(NewWriter);

    public override void Prepare(Companions companions) => _type = FindType(companions);

    public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value, _type);

    public T Deserialize(byte[] payload) => JsonSerializer.Deserialize(payload, _type)!;

    public void Serialize(T value, Stream destination) => JsonSerializer.Serialize(destination, value, _type);

    public T Deserialize(Stream source) => JsonSerializer.Deserialize(source, _type)!;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var writer = _writer.Value!;
        writer.Reset(destination);
        JsonSerializer.Serialize(writer, value, _type);
        writer.Flush();
    }

    public T Deserialize(in ReadOnlySequence<byte> payload)
    {
        var reader = new Utf8JsonReader(payload, new JsonReaderOptions { MaxDepth = _type.Options.MaxDepth });
        return JsonSerializer.Deserialize(ref reader, _type)!;
    }

    // The library writes JSON into memory of the caller's through an IBufferWriter alone: here it hands out the caller's array.
    public int Serialize(T value, ref byte[] buffer)
    {
        var array = _array.Value!;
        array.Begin(buffer);
        Serialize(value, array);
        buffer = array.End(out var length);
        return length;
    }

    public T Deserialize(ArraySegment<byte> payload) => JsonSerializer.Deserialize(payload, _type)!;

    public ValueTask SerializeAsync(T value, Stream destination) => new(JsonSerializer.SerializeAsync(destination, value, _type));

    public ValueTask<T> DeserializeAsync(Stream source) => JsonSerializer.DeserializeAsync(source, _type)!;

    /// <summary>Finds the metadata of the root type, in the row's configuration.</summary>
    protected abstract JsonTypeInfo<T> FindType(Companions companions);

    // JsonSerializer writes nothing invalid; its own writers do not check either.
    private Utf8JsonWriter NewWriter() => new(Stream.Null, new JsonWriterOptions
    {
        Encoder = _type.Options.Encoder,
        Indented = _type.Options.WriteIndented,
        MaxDepth = _type.Options.MaxDepth,
        SkipValidation = true,
    });
}
