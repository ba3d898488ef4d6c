using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text;
using Assay.Core.Adapters;

namespace Assay.Adapters.Encodings;

/// <summary>A string through one of the runtime's encodings.</summary>
/// <typeparam name="T">Always <see cref="string"/>, the contract of the dialect <c>text</c>.</typeparam>
/// <param name="encoding">The encoding.</param>
internal abstract class EncodingAdapter<T>(Encoding encoding) : SerializerAdapter<T>, IBytesSurface<T>, IBufferSurface<T>, IReusedSurface<T>
    where T : class
{
    public byte[] Serialize(T value) => encoding.GetBytes(Unsafe.As<string>(value));

    public T Deserialize(byte[] payload) => Unsafe.As<T>(encoding.GetString(payload));

    public void Serialize(T value, IBufferWriter<byte> destination) => encoding.GetBytes(Unsafe.As<string>(value), destination);

    public T Deserialize(in ReadOnlySequence<byte> payload) => Unsafe.As<T>(encoding.GetString(payload));

    // A buffer that is too small is distinguished from an error: only then the length is asked for.
    public int Serialize(T value, ref byte[] buffer)
    {
        var text = Unsafe.As<string>(value);
        if (encoding.TryGetBytes(text, buffer, out var written))
            return written;
        buffer = new byte[encoding.GetByteCount(text)];
        return encoding.GetBytes(text, buffer);
    }

    public T Deserialize(ArraySegment<byte> payload) => Unsafe.As<T>(encoding.GetString(payload));
}
