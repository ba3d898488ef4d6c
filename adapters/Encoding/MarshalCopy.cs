using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Core.Adapters;

namespace Assay.Adapters.Encodings;

/// <summary>The characters of a string copied as they lie in memory, by Marshal.Copy: no encoder looks at them.</summary>
/// <typeparam name="T">Always <see cref="string"/>, the contract of the dialect <c>text</c>.</typeparam>
internal sealed unsafe class MarshalCopy<T> : SerializerAdapter<T>, IBytesSurface<T>
    where T : class
{
    public byte[] Serialize(T value)
    {
        var text = Unsafe.As<string>(value);
        var payload = new byte[text.Length * sizeof(char)];
        fixed (char* start = text)
            Marshal.Copy((nint)start, payload, 0, payload.Length);
        return payload;
    }

    public T Deserialize(byte[] payload)
    {
        if (payload.Length == 0)
            return Unsafe.As<T>("");
        var text = new string('\0', payload.Length / sizeof(char));
        // Nobody else knows the new string yet.
        fixed (char* start = text)
            Marshal.Copy(payload, 0, (nint)start, text.Length * sizeof(char));
        return Unsafe.As<T>(text);
    }
}
