using Assay.Core.Adapters;
using CGbR.Lib;

namespace Assay.Adapters.CGbR;

/// <summary>CGbR's binary code, in new memory or in the caller's: the length is asked for before.</summary>
internal sealed class Binary<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
    where T : IByteSerializable, new()
{
    public byte[] Serialize(T value) => BinarySerializer.Serialize(value);

    public T Deserialize(byte[] payload) => BinarySerializer.Deserialize<T>(payload);

    public int Serialize(T value, ref byte[] buffer)
    {
        var size = value.Size;
        if (buffer.Length < size)
            buffer = new byte[size];
        var index = 0;
        value.ToBytes(buffer, ref index);
        return index;
    }

    public T Deserialize(ArraySegment<byte> payload)
    {
        var (value, index) = (new T(), payload.Offset);
        value.FromBytes(payload.Array, ref index);
        return value;
    }
}
