using Assay.Core.Adapters;
using GroBuf;
using GroBuf.DataMembersExtracters;

namespace Assay.Adapters.GroBufs;

/// <summary>
/// GroBuf over all fields, so that public fields, properties and private members are alike; one serializer is kept, as its documentation
/// advises.
/// </summary>
internal abstract class GroBufAdapter<T>(GroBufOptions options) : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
{
    private readonly Serializer serializer = new(new AllFieldsExtractor(), options: options);

    public byte[] Serialize(T value) => serializer.Serialize(value);

    public T Deserialize(byte[] payload) => serializer.Deserialize<T>(payload);

    public int Serialize(T value, ref byte[] buffer)
    {
        var length = serializer.GetSize(value);
        if (buffer.Length < length)
            buffer = new byte[length];
        var index = 0;
        serializer.Serialize(value, buffer, ref index);
        return index;
    }

    public T Deserialize(ArraySegment<byte> payload)
    {
        var index = payload.Offset;
        return serializer.Deserialize<T>(payload.Array!, ref index, payload.Offset + payload.Count);
    }
}
