using Assay.Core.Adapters;
using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>
/// One buffer for all that is written, grown by the adapter; one for all that is read, in which every payload has other bytes around it.
/// </summary>
internal sealed class ReusedDriver<T>(IReusedSurface<T> surface) : SurfaceDriver<T>
{
    // Where an array's own content begins: a payload is aligned as it would be alone.
    private const int Alignment = 8;
    private const byte Foreign = 0xA5;
    private byte[] written = [];
    private byte[] read = [];
    private ArraySegment<byte>[] laidOut = [];

    public override ReadOnlyMemory<byte> Serialize(T value)
    {
        var length = surface.Serialize(value, ref written);
        return written.AsMemory(0, length);
    }

    public override T Deserialize(byte[] payload)
    {
        var needed = payload.Length + (2 * Alignment);
        if (read.Length < needed)
            read = new byte[needed];
        Array.Fill(read, Foreign);
        payload.CopyTo(read, Alignment);
        return surface.Deserialize(new ArraySegment<byte>(read, Alignment, payload.Length));
    }

    public override ArraySegment<byte> HandedOver(byte[] payload) => new(read, Alignment, payload.Length);

    public override OperationLoop LoopSerialize(T[] values)
    {
        var target = surface;
        return new OperationLoop<int>(index => target.Serialize(values[index], ref written), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index)
    {
        var length = ((OperationLoop<int>)loop).Call(index);
        return written.AsMemory(0, length);
    }

    public override void Overwrite(
        byte[][] payloads, int index, byte[] bytes) => bytes.CopyTo(laidOut[index].Array!, laidOut[index].Offset);

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = surface;
        var segments = laidOut = LayOut(payloads);
        return new OperationLoop<T>(index => target.Deserialize(segments[index]), segments.Length);
    }

    // A payload that an array holds alone may be too long for one that holds several: then each has its own.
    private static ArraySegment<byte>[] LayOut(byte[][] payloads)
    {
        var length = Alignment + payloads.Sum(payload => Aligned(payload.Length));
        return length <= Array.MaxLength
            ? LayOut(payloads, new byte[length])
            : Array.ConvertAll(payloads, payload => new ArraySegment<byte>(payload));
    }

    private static ArraySegment<byte>[] LayOut(byte[][] payloads, byte[] buffer)
    {
        Array.Fill(buffer, Foreign);
        var segments = new ArraySegment<byte>[payloads.Length];
        var position = Alignment;
        for (var i = 0; i < payloads.Length; i++)
        {
            payloads[i].CopyTo(buffer, position);
            segments[i] = new ArraySegment<byte>(buffer, position, payloads[i].Length);
            position += (int)Aligned(payloads[i].Length);
        }

        return segments;
    }

    private static long Aligned(int length) => ((long)length + Alignment) / Alignment * Alignment;
}
