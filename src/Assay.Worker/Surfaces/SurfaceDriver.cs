using Assay.Core.Adapters;

namespace Assay.Worker.Surfaces;

/// <summary>Chooses drivers.</summary>
internal static class SurfaceDriver
{
    /// <summary>The surfaces that an adapter class implements.</summary>
    public static IReadOnlyList<Surface> Offered<T>(SerializerAdapter<T> adapter)
    {
        List<Surface> surfaces = [];
        if (adapter is IBytesSurface<T> or IGraphFloor<T> or ILazySurface<T>)
            surfaces.Add(Surface.Bytes);
        if (adapter is IStreamSurface<T>)
            surfaces.Add(Surface.Stream);
        if (adapter is IBufferSurface<T>)
            surfaces.Add(Surface.Buffer);
        if (adapter is IReusedSurface<T>)
            surfaces.Add(Surface.Reused);
        if (adapter is IAsyncStreamSurface<T>)
            surfaces.Add(Surface.Async);
        return surfaces;
    }

    /// <summary>The driver of a surface.</summary>
    /// <exception cref="NotSupportedException">The adapter does not offer the surface.</exception>
    public static SurfaceDriver<T> For<T>(SerializerAdapter<T> adapter, Companions companions, Surface surface) => (surface, adapter) switch
    {
        (Surface.Bytes, IGraphFloor<T> floor) => new FloorDriver<T>(floor, companions.Get<IStraightLineCodec<T>>()),
        (Surface.Bytes, ILazySurface<T> lazy) => new LazyDriver<T>(lazy),
        (Surface.Bytes, IBytesSurface<T> bytes) => new BytesDriver<T>(bytes),
        (Surface.Stream, IStreamSurface<T> stream) => new StreamDriver<T>(stream),
        (Surface.Buffer, IBufferSurface<T> buffer) => new BufferDriver<T>(buffer),
        (Surface.Reused, IReusedSurface<T> reused) => new ReusedDriver<T>(reused),
        (Surface.Async, IAsyncStreamSurface<T> stream) => new AsyncDriver<T>(stream),
        _ => throw new NotSupportedException(
            $"The row does not offer the surface {Name(surface)}; it offers {string.Join(", ", Offered(adapter).Select(Name))}."),
    };

    private static string Name(Surface surface) => surface.ToString().ToLowerInvariant();
}
