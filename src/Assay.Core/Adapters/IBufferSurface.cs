using System.Buffers;

namespace Assay.Core.Adapters;

/// <summary>The library writes into an <see cref="IBufferWriter{T}"/> and reads from a <see cref="ReadOnlySequence{T}"/>: the surface <c>buffer</c>.</summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IBufferSurface<T>
{
    /// <summary>Writes the value into the buffer writer.</summary>
    void Serialize(T value, IBufferWriter<byte> destination);

    /// <summary>Reads one value from a sequence that holds exactly one payload, in one or more segments.</summary>
    T Deserialize(in ReadOnlySequence<byte> payload);
}
