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
