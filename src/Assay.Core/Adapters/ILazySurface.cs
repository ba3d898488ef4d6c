namespace Assay.Core.Adapters;

/// <summary>
/// A format that is read on access: opening a payload reads next to nothing of it, and a member is read when it is asked for. It stands in the
/// place of <see cref="IBytesSurface{T}"/>, because a deserialize that reads nothing would be compared with others that read everything.
/// To read one member is <see cref="ReadAll"/> with a contract of that member alone.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface ILazySurface<T>
{
    /// <summary>Writes the value into a new array, which the caller owns.</summary>
    byte[] Serialize(T value);

    /// <summary>
    /// Opens a payload: all that the library does before the first member is asked for. What it gives is kept in a field, so that no compiler
    /// leaves the work out; a view that is a struct is not boxed for it.
    /// </summary>
    /// <param name="payload">Exactly one payload.</param>
    void Open(byte[] payload);

    /// <summary>Opens a payload and reads every member of the contract into an object that needs the payload no longer: what other formats do when they deserialize.</summary>
    /// <param name="payload">Exactly one payload.</param>
    T ReadAll(byte[] payload);
}
