using System.Buffers;

namespace Assay.Core.Adapters;

/// <summary>The library gives a new array and takes an array: the surface <c>bytes</c>.</summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IBytesSurface<T>
{
    /// <summary>Writes the value into a new array, which the caller owns.</summary>
    byte[] Serialize(T value);

    /// <summary>Reads a value from an array that holds exactly one payload.</summary>
    T Deserialize(byte[] payload);
}

/// <summary>The library writes to and reads from a stream: the surface <c>stream</c>.</summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IStreamSurface<T>
{
    /// <summary>Writes the value at the stream's position and leaves the stream open.</summary>
    void Serialize(T value, Stream destination);

    /// <summary>Reads one value from the stream's position and leaves the stream open.</summary>
    T Deserialize(Stream source);
}

/// <summary>
/// The library writes into an <see cref="IBufferWriter{T}"/> and reads from a <see cref="ReadOnlySequence{T}"/>: the surface <c>buffer</c>.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IBufferSurface<T>
{
    /// <summary>Writes the value into the buffer writer.</summary>
    void Serialize(T value, IBufferWriter<byte> destination);

    /// <summary>Reads one value from a sequence that holds exactly one payload, in one or more segments.</summary>
    T Deserialize(in ReadOnlySequence<byte> payload);
}

/// <summary>
/// The library is handed memory that the caller keeps from call to call, as one array: the surface <c>reused</c>. It differs from
/// <see cref="IBufferSurface{T}"/>, where the library asks for memory piece by piece while it writes, and reads what may lie in pieces.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IReusedSurface<T>
{
    /// <summary>
    /// Writes the value at the start of the buffer. Where the buffer is too small, the adapter does what the library documents for that
    /// case (it asks for the length before, or is told that the buffer was too small) and puts a larger one in its place, which the caller
    /// keeps.
    /// </summary>
    /// <param name="value">The value.</param>
    /// <param name="buffer">The caller's buffer, with what the call before left in it; empty at first.</param>
    /// <returns>The payload's length, in bytes.</returns>
    int Serialize(T value, ref byte[] buffer);

    /// <summary>Reads one value.</summary>
    /// <param name="payload">Exactly one payload, anywhere within an array that holds other bytes before and behind it.</param>
    T Deserialize(ArraySegment<byte> payload);
}

/// <summary>
/// The library's own asynchronous methods write to and read from a stream: the surface <c>async</c>. Each operation is measured to its
/// completion.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IAsyncStreamSurface<T>
{
    /// <summary>Writes the value at the stream's position and leaves the stream open.</summary>
    ValueTask SerializeAsync(T value, Stream destination);

    /// <summary>Reads one value from the stream's position and leaves the stream open.</summary>
    ValueTask<T> DeserializeAsync(Stream source);
}

/// <summary>
/// The library's asynchronous methods take a <see cref="CancellationToken"/>. It stands beside <see cref="IAsyncStreamSurface{T}"/>, is
/// called by conformance cases alone, and is never timed.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface ICancellableSurface<T>
{
    /// <summary>Writes the value at the stream's position and leaves the stream open.</summary>
    ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation);

    /// <summary>Reads one value from the stream's position and leaves the stream open.</summary>
    ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation);
}

/// <summary>
/// The library has calls of its own for several messages on one stream, which write where each ends. It stands beside <see
/// cref="IStreamSurface{T}"/>, is called by conformance cases
/// alone, and is never timed.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IDelimitedSurface<T>
{
    /// <summary>Writes the value at the stream's position with what says where it ends, and leaves the stream open.</summary>
    void SerializeDelimited(T value, Stream destination);

    /// <summary>Reads the value at the stream's position, takes nothing of what follows, and leaves the stream open.</summary>
    T DeserializeDelimited(Stream source);
}

/// <summary>
/// A format that is read on access: opening a payload reads next to nothing of it, and a member is read when it is asked for. It stands in
/// the place of <see cref="IBytesSurface{T}"/>, because a deserialize that reads nothing would be compared with others that read
/// everything. To read one member is <see cref="ReadAll"/> with a contract of that member alone.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface ILazySurface<T>
{
    /// <summary>Writes the value into a new array, which the caller owns.</summary>
    byte[] Serialize(T value);

    /// <summary>
    /// Opens a payload: all that the library does before the first member is asked for. What it gives is kept in a field, so that no
    /// compiler leaves the work out; a view that is a struct is not boxed for it.
    /// </summary>
    /// <param name="payload">Exactly one payload.</param>
    void Open(byte[] payload);

    /// <summary>
    /// Opens a payload and reads every member of the contract into an object that needs the payload no longer: what other formats do when
    /// they deserialize.
    /// </summary>
    /// <param name="payload">Exactly one payload.</param>
    T ReadAll(byte[] payload);
}

/// <summary>
/// Hands out one array that somebody else keeps, and a larger one where it is full: for libraries that write into memory of the caller's
/// through an <see cref="IBufferWriter{T}"/> alone. Nothing of it is copied but to make it larger.
/// </summary>
public sealed class KeptArrayWriter : IBufferWriter<byte>
{
    private const int LeastLength = 256;
    private byte[] array = [];
    private int written;

    /// <summary>Begins at the start of an array.</summary>
    public void Begin(byte[] array) => (this.array, written) = (array, 0);

    /// <summary>Gives the array back, or the larger one in its place.</summary>
    /// <param name="length">What was written, in bytes.</param>
    public byte[] End(out int length)
    {
        length = written;
        return array;
    }

    /// <inheritdoc/>
    public void Advance(int count) => written += count;

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return array.AsMemory(written);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return array.AsSpan(written);
    }

    private void Reserve(int sizeHint)
    {
        var needed = written + (long)Math.Max(sizeHint, 1);
        if (needed > array.Length)
            Array.Resize(ref array, (int)Math.Min(Math.Max(Math.Max(needed, 2L * array.Length), LeastLength), Array.MaxLength));
    }
}
