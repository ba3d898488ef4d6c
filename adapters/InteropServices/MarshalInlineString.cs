using System.Runtime.InteropServices;
using Assay.Core.Adapters;

namespace Assay.Adapters.InteropServices;

/// <summary>Marshal.StructureToPtr straight into the array, for structs that hold their text inline (<c>ByValTStr</c>).</summary>
internal sealed unsafe class MarshalInlineString<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
    where T : notnull
{
    private int size;

    public override void Prepare(Companions companions) => size = Marshal.SizeOf<T>();

    public byte[] Serialize(T value)
    {
        var payload = new byte[size];
        Write(value, payload);
        return payload;
    }

    public T Deserialize(byte[] payload) => Read(payload);

    public int Serialize(T value, ref byte[] buffer)
    {
        if (buffer.Length < size)
            buffer = new byte[size];
        Write(value, buffer);
        return size;
    }

    public T Deserialize(ArraySegment<byte> payload) => Read(payload);

    private static void Write(T value, byte[] target)
    {
        fixed (byte* start = target)
            Marshal.StructureToPtr(value, (nint)start, fDeleteOld: false);
    }

    private T Read(ReadOnlySpan<byte> payload)
    {
        ArgumentOutOfRangeException.ThrowIfNotEqual(payload.Length, size);
        fixed (byte* start = payload)
            return Marshal.PtrToStructure<T>((nint)start)!;
    }
}
