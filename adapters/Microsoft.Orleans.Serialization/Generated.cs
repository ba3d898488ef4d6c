using System.Buffers;
using Assay.Core.Adapters;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

namespace Assay.Adapters.OrleansSerialization;

/// <summary>Orleans' serializer with the code of its source generator.</summary>
internal sealed class Generated<T> : SerializerAdapter<T>, IBytesSurface<T>, IBufferSurface<T>
{
    private Serializer<T> serializer = null!;

    public override void Prepare(Companions companions) =>
        serializer = new ServiceCollection().AddSerializer().BuildServiceProvider().GetRequiredService<Serializer<T>>();

    public byte[] Serialize(T value) => serializer.SerializeToArray(value);

    public T Deserialize(byte[] payload) => serializer.Deserialize(payload);

    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(value, destination);

    public T Deserialize(in ReadOnlySequence<byte> payload) => serializer.Deserialize(payload);
}
