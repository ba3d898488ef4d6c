using Assay.Core.Adapters;
using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>
/// The row that only allocates. Its payload is the straight-line encoding: it gives the lengths, and a fresh process decodes its templates from it; both
/// happen before the clock starts.
/// </summary>
internal sealed class FloorDriver<T>(IGraphFloor<T> floor, IStraightLineCodec<T> codec) : SurfaceDriver<T>
{
    public override ReadOnlyMemory<byte> Serialize(T value) => codec.Encode(value);

    public override T Deserialize(byte[] payload) => floor.Build(codec.Decode(payload));

    public override OperationLoop LoopSerialize(T[] values)
    {
        IGraphFloor<T> target = floor;
        int[] lengths = Array.ConvertAll(values, value => codec.Encode(value).Length);
        return new OperationLoop<byte[]>(index => target.AllocatePayload(lengths[index]), lengths.Length);
    }

    public override bool CanConfirm => false;

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index) => ((OperationLoop<byte[]>)loop).Call(index);

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        IGraphFloor<T> target = floor;
        T[] templates = Array.ConvertAll(payloads, payload => codec.Decode(payload));
        return new OperationLoop<T>(index => target.Build(templates[index]), templates.Length);
    }
}
