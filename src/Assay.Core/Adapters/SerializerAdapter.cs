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
    /// <summary>
    /// One-time set-up: resolvers, schema parsing, serializer instances. Belongs to start-up, never to the steady state.
    /// </summary>
    /// <param name="companions">What the dialect emitted beside the contract types, by type.</param>
    public virtual void Prepare(Companions companions)
    {
    }
}
