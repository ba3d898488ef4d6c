using Assay.Core.Adapters;
using FastSerialization;

namespace Assay.Adapters.FastSerializations;

/// <summary>PerfView's FastSerialization, with types that write and read themselves.</summary>
internal sealed class Graph<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>
    where T : IFastSerializable
{
    private Action<Deserializer> registerTypes = null!;

    public override void Prepare(Companions companions) => registerTypes = companions.Get<Action<Deserializer>>();

    public byte[] Serialize(T value)
    {
        var writer = new MemoryStreamWriter(SerializationSettings.Default);
        Write(new Serializer(writer, value));
        return writer.GetBytes().AsSpan(0, (int)writer.Length).ToArray();
    }

    public T Deserialize(byte[] payload) =>
        Read(new Deserializer(new MemoryStreamReader(payload, SerializationSettings.Default), nameof(payload)));

    public void Serialize(T value, Stream destination) => Write(new Serializer(destination, value, leaveOpen: true));

    public T Deserialize(Stream source) => Read(new Deserializer(source, nameof(source), leaveOpen: true, SerializationSettings.Default));

    // Constructing has written the whole graph, closing ends it.
    private static void Write(Serializer serializer) => serializer.Close();

    // A deserializer reads one stream, and knows the types that it was told of.
    private T Read(Deserializer deserializer)
    {
        using (deserializer)
        {
            registerTypes(deserializer);
            return (T)deserializer.GetEntryObject();
        }
    }
}
