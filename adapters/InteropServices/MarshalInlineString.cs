using System.Runtime.InteropServices;
using Assay.Core.Adapters;

namespace Assay.Adapters.InteropServices;

/// <summary>Marshal.StructureToPtr straight into the array, for structs that hold their text inline (<c>ByValTStr</c>).</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed unsafe class MarshalInlineString<T> : SerializerAdapter<T>, IBytesSurface<T>
    where T : notnull
{
    private int _size;

    public override void Prepare(Companions companions) => _size = Marshal.SizeOf<T>();

    public byte[] Serialize(T value)
    {
        var payload = new byte[_size];
        fixed (byte* start = payload)
            Marshal.StructureToPtr(value, (nint)start, fDeleteOld: false);
        return payload;
    }

    public T Deserialize(byte[] payload)
    {
        ArgumentOutOfRangeException.ThrowIfNotEqual(payload.Length, _size);
        fixed (byte* start = payload)
            return Marshal.PtrToStructure<T>((nint)start)!;
    }
}
