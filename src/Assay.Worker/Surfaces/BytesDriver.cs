using Assay.Core.Adapters;
using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>A new array out, an array in.</summary>
internal sealed class BytesDriver<T>(IBytesSurface<T> surface) : SurfaceDriver<T>
{
    public override ReadOnlyMemory<byte> Serialize(T value) => surface.Serialize(value);

    public override T Deserialize(byte[] payload) => surface.Deserialize(payload);

    public override OperationLoop LoopSerialize(T[] values)
    {
        IBytesSurface<T> target = surface;
        return new OperationLoop<byte[]>(index => target.Serialize(values[index]), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index) => ((OperationLoop<byte[]>)loop).Call(index);

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        IBytesSurface<T> target = surface;
        return new OperationLoop<T>(index => target.Deserialize(payloads[index]), payloads.Length);
    }
}
