namespace Assay.Core.Adapters;

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
