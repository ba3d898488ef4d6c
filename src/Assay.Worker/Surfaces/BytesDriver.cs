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
        var target = surface;
        return new OperationLoop<byte[]>(index => target.Serialize(values[index]), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index) => ((OperationLoop<byte[]>)loop).Call(index);

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = surface;
        return new OperationLoop<T>(index => target.Deserialize(payloads[index]), payloads.Length);
    }
}

/// <summary>
/// The row that only allocates. Its payload is the straight-line encoding: it gives the lengths, and a fresh process decodes its templates
/// from it; both happen before the clock starts.
/// </summary>
internal sealed class FloorDriver<T>(IGraphFloor<T> floor, IStraightLineCodec<T> codec) : SurfaceDriver<T>
{
    public override ReadOnlyMemory<byte> Serialize(T value) => codec.Encode(value);

    public override T Deserialize(byte[] payload) => floor.Build(codec.Decode(payload));

    public override OperationLoop LoopSerialize(T[] values)
    {
        var target = floor;
        var lengths = Array.ConvertAll(values, value => codec.Encode(value).Length);
        return new OperationLoop<byte[]>(index => target.AllocatePayload(lengths[index]), lengths.Length);
    }

    public override bool CanConfirm => false;

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index) => ((OperationLoop<byte[]>)loop).Call(index);

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = floor;
        var templates = Array.ConvertAll(payloads, payload => codec.Decode(payload));
        return new OperationLoop<T>(index => target.Build(templates[index]), templates.Length);
    }
}

/// <summary>A format that is read on access. Its deserialize reads everything, as that of others does.</summary>
internal sealed class LazyDriver<T>(ILazySurface<T> surface) : SurfaceDriver<T>
{
    public override ReadOnlyMemory<byte> Serialize(T value) => surface.Serialize(value);

    public override T Deserialize(byte[] payload) => surface.ReadAll(payload);

    public override OperationLoop LoopSerialize(T[] values)
    {
        var target = surface;
        return new OperationLoop<byte[]>(index => target.Serialize(values[index]), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index) => ((OperationLoop<byte[]>)loop).Call(index);

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = surface;
        return new OperationLoop<T>(index => target.ReadAll(payloads[index]), payloads.Length);
    }

    public override OperationLoop LoopOpen(byte[][] payloads)
    {
        var target = surface;
        return new OperationLoop<int>(index => Open(target, payloads[index]), payloads.Length);
    }

    private static int Open(ILazySurface<T> target, byte[] payload)
    {
        target.Open(payload);
        return payload.Length;
    }
}
