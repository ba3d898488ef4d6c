using Assay.Core.Adapters;
using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>A format that is read on access. Its deserialize reads everything, as that of others does.</summary>
internal sealed class LazyDriver<T>(ILazySurface<T> surface) : SurfaceDriver<T>
{
    public override ReadOnlyMemory<byte> Serialize(T value) => surface.Serialize(value);

    public override T Deserialize(byte[] payload) => surface.ReadAll(payload);

    public override OperationLoop LoopSerialize(T[] values)
    {
        ILazySurface<T> target = surface;
        return new OperationLoop<byte[]>(index => target.Serialize(values[index]), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index) => ((OperationLoop<byte[]>)loop).Call(index);

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        ILazySurface<T> target = surface;
        return new OperationLoop<T>(index => target.ReadAll(payloads[index]), payloads.Length);
    }

    public override OperationLoop LoopOpen(byte[][] payloads)
    {
        ILazySurface<T> target = surface;
        return new OperationLoop<int>(index => Open(target, payloads[index]), payloads.Length);
    }

    private static int Open(ILazySurface<T> target, byte[] payload)
    {
        target.Open(payload);
        return payload.Length;
    }
}
