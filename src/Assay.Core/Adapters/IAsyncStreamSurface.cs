namespace Assay.Core.Adapters;

/// <summary>The library's own asynchronous methods write to and read from a stream: the surface <c>async</c>. Each operation is measured to its completion.</summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IAsyncStreamSurface<T>
{
    /// <summary>Writes the value at the stream's position and leaves the stream open.</summary>
    ValueTask SerializeAsync(T value, Stream destination);

    /// <summary>Reads one value from the stream's position and leaves the stream open.</summary>
    ValueTask<T> DeserializeAsync(Stream source);
}
