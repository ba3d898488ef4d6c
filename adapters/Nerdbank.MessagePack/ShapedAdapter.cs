using System.Buffers;
using Assay.Core.Adapters;
using Nerdbank.MessagePack;
using PolyType;

namespace Assay.Adapters.NerdbankMessagePack;

/// <summary>
/// Nerdbank.MessagePack with the shapes of PolyType's source generator; the serializer is kept, as its documentation advises.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
/// <param name="references">Whether references are preserved.</param>
/// <param name="hasOwnComparers">Whether collections get the library's comparers, which resist hash collisions, in place of those that they
/// had.</param>
internal abstract class ShapedAdapter<T>(ReferencePreservationMode references, bool hasOwnComparers = false) : SerializerAdapter<T>,
    IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>
{
    protected MessagePackSerializer Serializer { get; } = new MessagePackSerializer
    {
        // Null keeps the comparers of collections as they were; the default replaces them by ones that resist hash collisions.
        ComparerProvider = hasOwnComparers ? new MessagePackSerializer().ComparerProvider : null,
        PreserveReferences = references,
    }.WithHiFiDateTime().WithObjectConverter();

    protected ITypeShape<T> Shape { get; private set; } = null!;

    public override void Prepare(Companions companions) => Shape = companions.Get<ITypeShape<T>>();

    public byte[] Serialize(T value) => Serializer.Serialize(value, Shape);

    public T Deserialize(byte[] payload) => Serializer.Deserialize(payload, Shape)!;

    public void Serialize(T value, Stream destination) => Serializer.Serialize(destination, value, Shape);

    public T Deserialize(Stream source) => Serializer.Deserialize(source, Shape)!;

    public void Serialize(T value, IBufferWriter<byte> destination) => Serializer.Serialize(destination, value, Shape);

    public T Deserialize(in ReadOnlySequence<byte> payload) => Serializer.Deserialize(payload, Shape)!;
}
