using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>Calls an adapter through one surface, once for the check or in a loop for the clock. What surrounds a call (streams, writers, sequences) is made before and reused.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal abstract class SurfaceDriver<T>
{
    /// <summary>Serializes one value.</summary>
    /// <returns>The payload; valid until the next call.</returns>
    public abstract ReadOnlyMemory<byte> Serialize(T value);

    /// <summary>Deserializes one payload.</summary>
    public abstract T Deserialize(byte[] payload);

    /// <summary>The timed loop of serialize over a corpus.</summary>
    public abstract OperationLoop LoopSerialize(T[] values);

    /// <summary>The timed loop of deserialize over a corpus.</summary>
    public abstract OperationLoop LoopDeserialize(byte[][] payloads);
}
