using System.Runtime.CompilerServices;
using Assay.Core.Adapters;

namespace Assay.Adapters.Reference;

/// <summary>The floor of moving bytes: each call copies the payload into a new array, or into a kept one.</summary>
/// <typeparam name="T">Always <c>byte[]</c>, the contract of the dialect <c>payload</c>.</typeparam>
internal sealed class Copy<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
    where T : class
{
    public byte[] Serialize(T value) => Unsafe.As<byte[]>(value).AsSpan().ToArray();

    public T Deserialize(byte[] payload) => Unsafe.As<T>(payload.AsSpan().ToArray());

    public int Serialize(T value, ref byte[] buffer)
    {
        var payload = Unsafe.As<byte[]>(value);
        if (buffer.Length < payload.Length)
            buffer = new byte[payload.Length];
        payload.CopyTo(buffer.AsSpan());
        return payload.Length;
    }

    public T Deserialize(ArraySegment<byte> payload) => Unsafe.As<T>(payload.AsSpan().ToArray());
}
