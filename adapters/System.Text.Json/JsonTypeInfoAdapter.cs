using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Assay.Core.Adapters;

namespace Assay.Adapters.SystemTextJson;

/// <summary>The surfaces of System.Text.Json, the same for every row: calls that take the metadata of the root type.</summary>
internal abstract partial class JsonTypeInfoAdapter<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>,
    IReusedSurface<T>, IAsyncStreamSurface<T>, ICancellableSurface<T>
{
    // Kept, as the documentation advises: a writer of its own for every thread.
    private readonly ThreadLocal<Utf8JsonWriter> writer;
    private readonly ThreadLocal<KeptArrayWriter> array = new(() => new KeptArrayWriter());
    private JsonTypeInfo<T> type = null!;

    protected JsonTypeInfoAdapter() => writer = new ThreadLocal<Utf8JsonWriter>(NewWriter);

    public override void Prepare(Companions companions) => type = FindType(companions);

    public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value, type);

    public T Deserialize(byte[] payload) => JsonSerializer.Deserialize(payload, type)!;

    public void Serialize(T value, Stream destination) => JsonSerializer.Serialize(destination, value, type);

    public T Deserialize(Stream source) => JsonSerializer.Deserialize(source, type)!;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var writer = this.writer.Value!;
        writer.Reset(destination);
        JsonSerializer.Serialize(writer, value, type);
        writer.Flush();
    }

    public T Deserialize(in ReadOnlySequence<byte> payload)
    {
        var reader = new Utf8JsonReader(payload, new JsonReaderOptions { MaxDepth = type.Options.MaxDepth });
        return JsonSerializer.Deserialize(ref reader, type)!;
    }

    // The library writes JSON into memory of the caller's through an IBufferWriter alone: here it hands out the caller's array.
    public int Serialize(T value, ref byte[] buffer)
    {
        var array = this.array.Value!;
        array.Begin(buffer);
        Serialize(value, array);
        buffer = array.End(out var length);
        return length;
    }

    public T Deserialize(ArraySegment<byte> payload) => JsonSerializer.Deserialize(payload, type)!;

    public ValueTask SerializeAsync(T value, Stream destination) => new(JsonSerializer.SerializeAsync(destination, value, type));

    public ValueTask<T> DeserializeAsync(Stream source) => JsonSerializer.DeserializeAsync(source, type)!;

    public ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation) =>
        new(JsonSerializer.SerializeAsync(destination, value, type, cancellation));

    public ValueTask<T> DeserializeAsync(
        Stream source, CancellationToken cancellation) => JsonSerializer.DeserializeAsync(source, type, cancellation)!;

    /// <summary>Finds the metadata of the root type, in the row's configuration.</summary>
    protected abstract JsonTypeInfo<T> FindType(Companions companions);

    // JsonSerializer writes nothing invalid; its own writers do not check either.
    private Utf8JsonWriter NewWriter() => new(Stream.Null, new JsonWriterOptions
    {
        Encoder = type.Options.Encoder,
        Indented = type.Options.WriteIndented,
        MaxDepth = type.Options.MaxDepth,
        SkipValidation = true,
    });
}
