using System.Runtime.CompilerServices;

namespace Assay.Core.Adapters;

/// <summary>
/// One serializer in one configuration for one root type: what stands behind a row of the tables.
/// An adapter implements, beside this class, the surface interfaces that its library really offers
/// (<see cref="IBytesSurface{T}"/>, <see cref="IStreamSurface{T}"/>, <see cref="IBufferSurface{T}"/>, <see cref="IReusedSurface{T}"/>,
/// <see cref="IAsyncStreamSurface{T}"/>, <see cref="ILazySurface{T}"/>), and no other: Assay never puts a copy in between and times it.
/// </summary>
/// <typeparam name="T">The contract type: the plain type itself or what the row's dialect emitted for it.</typeparam>
public abstract class SerializerAdapter<T>
{
    /// <summary>One-time set-up: resolvers, schema parsing, serializer instances. Belongs to start-up, never to the steady state.</summary>
    /// <param name="companions">What the dialect emitted beside the contract types, by type.</param>
    public virtual void Prepare(Companions companions)
    {
    }
}

/// <summary>
/// The floor of the surface <c>bytes</c>: allocates what a serializer must allocate and does nothing else. A template takes the
/// place of the payload, so that nothing is read. Implemented by reference rows only.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IGraphFloor<T>
{
    /// <summary>Allocates an array of the payload's length, unwritten.</summary>
    byte[] AllocatePayload(int length);

    /// <summary>Builds a graph with the objects, strings and collections of the template, each new.</summary>
    T Build(T template);
}

/// <summary>
/// Emitted straight-line code over one shape in the plain binary format: what a format costs without anybody's implementation.
/// </summary>
/// <typeparam name="T">The plain type.</typeparam>
public interface IStraightLineCodec<T>
{
    /// <summary>Writes the value into a new array of exactly the measured length.</summary>
    byte[] Encode(T value);

    /// <summary>Writes the value at the start of a kept array, which is replaced where the measured length does not fit into it.</summary>
    /// <returns>The measured length, in bytes.</returns>
    int Encode(T value, ref byte[] buffer);

    /// <summary>Reads a value.</summary>
    /// <exception cref="InvalidDataException">The payload is cut or is not of this shape.</exception>
    T Decode(ReadOnlySpan<byte> payload);

    /// <summary>Builds a graph with the objects, strings and collections of the template, each new.</summary>
    T Clone(T template);
}

/// <summary>
/// A new adapter's call of its library is not written yet. The message is the row's verdict until it is: the file, the line, and what
/// belongs there.
/// </summary>
public sealed class UnfinishedAdapterException : Exception
{
    /// <summary>Makes the exception with a sentence.</summary>
    public UnfinishedAdapterException(string message)
        : base(message)
    {
    }

    /// <summary>Makes the exception with a sentence and a cause.</summary>
    public UnfinishedAdapterException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Makes the exception without a sentence of its own.</summary>
    public UnfinishedAdapterException()
        : this("The adapter does not call its library yet.")
    {
    }

    /// <summary>The exception for the line that makes it.</summary>
    /// <param name="call">What belongs there, such as "the library's call that reads a T from a byte[]".</param>
    /// <param name="file">The file; the compiler gives it.</param>
    /// <param name="line">The line; the compiler gives it.</param>
    public static UnfinishedAdapterException Here(string call, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        new(FormattableString.Invariant($"{file}, line {line}: replace this exception with {call}."));
}
