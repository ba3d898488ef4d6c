using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Core.Adapters;

namespace Assay.Adapters.InteropServices;

/// <summary>The bytes of a struct as they lie in memory, by MemoryMarshal.</summary>
/// <typeparam name="T">The contract type: a struct without references.</typeparam>
internal sealed class Blit<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
    where T : struct
{
    public byte[] Serialize(T value)
    {
        var payload = new byte[Unsafe.SizeOf<T>()];
        MemoryMarshal.Write(payload, in value);
        return payload;
    }

    public T Deserialize(byte[] payload) => MemoryMarshal.Read<T>(payload);

    public int Serialize(T value, ref byte[] buffer)
    {
        if (buffer.Length < Unsafe.SizeOf<T>())
            buffer = new byte[Unsafe.SizeOf<T>()];
        MemoryMarshal.Write(buffer, in value);
        return Unsafe.SizeOf<T>();
    }

    public T Deserialize(ArraySegment<byte> payload) => MemoryMarshal.Read<T>(payload);
}
