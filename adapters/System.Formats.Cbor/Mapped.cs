using System.Formats.Cbor;
using Assay.Core.Adapters;

namespace Assay.Adapters.Cbor;

/// <summary>
/// System.Formats.Cbor, which reads and writes tokens, under a mapping of Assay's own. Strict rejects what is not well-formed or not valid,
/// such as duplicate keys and invalid UTF-8, and reads all that RFC 8949 lets an encoder write: indefinite lengths, numbers in longer
/// forms, keys in any order.
/// </summary>
internal sealed class Mapped<T> : SerializerAdapter<T>, IBytesSurface<T>
{
    private Mapping mapping = null!;

    public override void Prepare(Companions companions) => mapping = Mapping.Of(typeof(T));

    public byte[] Serialize(T value)
    {
        CborWriter writer = new(CborConformanceMode.Strict);
        mapping.Write(writer, value);
        return writer.Encode();
    }

    public T Deserialize(byte[] payload)
    {
        CborReader reader = new(payload, CborConformanceMode.Strict);
        T value = (T)mapping.Read(reader)!;
        return reader.BytesRemaining == 0 ? value : throw new CborContentException("More bytes follow the data item.");
    }
}
