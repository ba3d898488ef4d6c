using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Assay.Core.Adapters;

namespace Assay.Adapters.Encodings;

/// <summary>The characters of a string copied as they lie in memory, by Marshal.Copy: no encoder looks at them.</summary>
/// <typeparam name="T">Always <see cref="string"/>, the contract of the dialect <c>text</c>.</typeparam>
internal sealed unsafe class MarshalCopy<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
    where T : class
{
    public byte[] Serialize(T value)
    {
        var text = Unsafe.As<string>(value);
        var payload = new byte[text.Length * sizeof(char)];
        Write(text, payload);
        return payload;
    }

    public T Deserialize(byte[] payload) => Read(payload, 0, payload.Length);

    public int Serialize(T value, ref byte[] buffer)
    {
        var text = Unsafe.As<string>(value);
        if (buffer.Length < text.Length * sizeof(char))
            buffer = new byte[text.Length * sizeof(char)];
        Write(text, buffer);
        return text.Length * sizeof(char);
    }

    public T Deserialize(ArraySegment<byte> payload) => Read(payload.Array!, payload.Offset, payload.Count);

    private static void Write(string text, byte[] target)
    {
        fixed (char* start = text)
            Marshal.Copy((nint)start, target, 0, text.Length * sizeof(char));
    }

    private static T Read(byte[] source, int offset, int length)
    {
        if (length == 0)
            return Unsafe.As<T>("");
        var text = new string('\0', length / sizeof(char));
        // Nobody else knows the new string yet.
        fixed (char* start = text)
            Marshal.Copy(source, offset, (nint)start, text.Length * sizeof(char));
        return Unsafe.As<T>(text);
    }
}
