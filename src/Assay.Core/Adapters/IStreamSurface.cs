namespace Assay.Core.Adapters;

/// <summary>The library writes to and reads from a stream: the surface <c>stream</c>.</summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IStreamSurface<T>
{
    /// <summary>Writes the value at the stream's position and leaves the stream open.</summary>
    void Serialize(T value, Stream destination);

    /// <summary>Reads one value from the stream's position and leaves the stream open.</summary>
    T Deserialize(Stream source);
}
