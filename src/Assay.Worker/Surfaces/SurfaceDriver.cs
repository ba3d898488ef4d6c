using Assay.Core.Adapters;
using Assay.Worker.Measuring;

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
#if NET10_0_OR_GREATER
        if (adapter is IPipeSurface<T>)
            surfaces.Add(Surface.Pipe);
#endif
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
#if NET10_0_OR_GREATER
        (Surface.Pipe, IPipeSurface<T> pipe) => new PipeDriver<T>(pipe),
#endif
        _ => throw new NotSupportedException(
            $"The row does not offer the surface {NameOf(surface)}; it offers {string.Join(", ", Offered(adapter).Select(NameOf))}."),
    };

    /// <summary>The name of a surface, as the command line takes it.</summary>
    public static string NameOf(Surface surface) => surface.ToString().ToLowerInvariant();
}

/// <summary>
/// Calls an adapter through one surface, once for the check or in a loop for the clock. What surrounds a call (streams, writers, sequences)
/// is made before and reused.
/// </summary>
internal abstract class SurfaceDriver<T>
{
    /// <summary>Serializes one value.</summary>
    /// <returns>The payload; valid until the next call.</returns>
    public abstract ReadOnlyMemory<byte> Serialize(T value);

    /// <summary>Deserializes one payload.</summary>
    public abstract T Deserialize(byte[] payload);

    /// <summary>
    /// Deserializes one payload that does not lie in one piece; where the surface knows none, the same as <see cref="Deserialize"/>. Never
    /// timed.
    /// </summary>
    public virtual T DeserializeInPieces(byte[] payload) => Deserialize(payload);

    /// <summary>
    /// Where the bytes of a payload lay that the library last read: the payload itself, unless the surface lays them out elsewhere.
    /// </summary>
    public virtual ArraySegment<byte> HandedOver(byte[] payload) => new(payload);

    /// <summary>Whether the surface's payloads may lie in several pieces.</summary>
    public virtual bool HasPieces => false;

    /// <summary>The timed loop of serialize over a corpus.</summary>
    public abstract OperationLoop LoopSerialize(T[] values);

    /// <summary>The timed loop of deserialize over a corpus.</summary>
    public abstract OperationLoop LoopDeserialize(byte[][] payloads);

    /// <summary>Makes one call of the timed loop of serialize.</summary>
    /// <param name="loop">What <see cref="LoopSerialize"/> gave.</param>
    /// <returns>The payload; valid until the next call.</returns>
    public abstract ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index);

    /// <summary>Puts other bytes into the very array that the timed loop reads.</summary>
    /// <param name="payloads">What <see cref="LoopDeserialize"/> was given.</param>
    /// <param name="index">The payload that is overwritten.</param>
    /// <param name="bytes">The other bytes, as many.</param>
    public virtual void Overwrite(byte[][] payloads, int index, byte[] bytes) => bytes.CopyTo(payloads[index], 0);

    /// <summary>Whether the timed loops give anything that can be compared: a floor reads and writes nothing.</summary>
    public virtual bool CanConfirm => true;

    /// <summary>The timed loop of opening payloads over a corpus.</summary>
    public virtual OperationLoop LoopOpen(byte[][] payloads) =>
        throw new NotSupportedException("Only formats that are read on access open a payload without reading it.");
}
