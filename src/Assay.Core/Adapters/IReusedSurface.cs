namespace Assay.Core.Adapters;

/// <summary>
/// The library is handed memory that the caller keeps from call to call, as one array: the surface <c>reused</c>. It differs from
/// <see cref="IBufferSurface{T}"/>, where the library asks for memory piece by piece while it writes, and reads what may lie in pieces.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IReusedSurface<T>
{
    /// <summary>
    /// Writes the value at the start of the buffer. Where the buffer is too small, the adapter does what the library documents for that case
    /// (it asks for the length before, or is told that the buffer was too small) and puts a larger one in its place, which the caller keeps.
    /// </summary>
    /// <param name="value">The value.</param>
    /// <param name="buffer">The caller's buffer, with what the call before left in it; empty at first.</param>
    /// <returns>The payload's length, in bytes.</returns>
    int Serialize(T value, ref byte[] buffer);

    /// <summary>Reads one value.</summary>
    /// <param name="payload">Exactly one payload, anywhere within an array that holds other bytes before and behind it.</param>
    T Deserialize(ArraySegment<byte> payload);
}
