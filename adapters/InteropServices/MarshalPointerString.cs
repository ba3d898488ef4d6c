using System.Reflection;
using System.Runtime.InteropServices;
using Assay.Core.Adapters;

namespace Assay.Adapters.InteropServices;

/// <summary>
/// Marshal.StructureToPtr straight into the array, as it is often published: a string becomes the address of a native copy. An address
/// means nothing in the process that reads, so reading takes it for null instead of following it into the void; the native copies are
/// freed, or the writer would leak one a call.
/// </summary>
internal sealed unsafe class MarshalPointerString<T> : SerializerAdapter<T>, IBytesSurface<T>
    where T : notnull
{
    private int size;
    private int[] addresses = [];

    public override void Prepare(Companions companions)
    {
        size = Marshal.SizeOf<T>();
        addresses = [.. FindAddresses(typeof(T))];
    }

    public byte[] Serialize(T value)
    {
        var payload = new byte[size];
        fixed (byte* start = payload)
        {
            Marshal.StructureToPtr(value, (nint)start, fDeleteOld: false);
            foreach (var address in addresses)
                Marshal.FreeCoTaskMem(*(nint*)(start + address));
        }
        return payload;
    }

    public T Deserialize(byte[] payload)
    {
        ArgumentOutOfRangeException.ThrowIfNotEqual(payload.Length, size);
        if (addresses.Length == 0)
        {
            fixed (byte* start = payload)
                return Marshal.PtrToStructure<T>((nint)start)!;
        }
        var image = stackalloc byte[size];
        payload.CopyTo(new Span<byte>(image, size));
        foreach (var address in addresses)
            *(nint*)(image + address) = 0;
        return Marshal.PtrToStructure<T>((nint)image)!;
    }

    private static IEnumerable<int> FindAddresses(Type type)
    {
        foreach (var field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
        {
            var offset = (int)Marshal.OffsetOf(type, field.Name);
            if (field.FieldType == typeof(string))
                yield return offset;
            else if (field.FieldType is { IsValueType: true, IsPrimitive: false, IsEnum: false, Namespace: not nameof(System) })
            {
                foreach (var inner in FindAddresses(field.FieldType))
                    yield return offset + inner;
            }
        }
    }
}
