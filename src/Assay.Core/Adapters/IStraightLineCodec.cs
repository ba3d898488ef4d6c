namespace Assay.Core.Adapters;

/// <summary>Emitted straight-line code over one shape in the plain binary format: what a format costs without anybody's implementation.</summary>
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
