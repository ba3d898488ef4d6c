using System.Buffers;
using Assay.Core.Adapters;
using Assay.Worker.Measuring;

namespace Assay.Worker.Surfaces;

/// <summary>
/// A buffer writer that keeps its capacity; sequences of one segment over the payloads. The check reads one of many segments too.
/// </summary>
internal sealed class BufferDriver<T>(IBufferSurface<T> surface) : SurfaceDriver<T>
{
    private readonly ArrayBufferWriter<byte> written = new();

    public override ReadOnlyMemory<byte> Serialize(T value)
    {
        WriteFromStart(surface, value, written);
        return written.WrittenMemory;
    }

    public override T Deserialize(byte[] payload)
    {
        ReadOnlySequence<byte> sequence = new(payload);
        return surface.Deserialize(in sequence);
    }

    public override bool HasPieces => true;

    public override T DeserializeInPieces(byte[] payload)
    {
        var sequence = Pieces.Of(payload);
        return surface.Deserialize(in sequence);
    }

    public override OperationLoop LoopSerialize(T[] values)
    {
        var target = surface;
        var writer = written;
        return new OperationLoop<int>(index => WriteFromStart(target, values[index], writer), values.Length);
    }

    public override ReadOnlyMemory<byte> SerializeAsTimed(OperationLoop loop, int index)
    {
        ((OperationLoop<int>)loop).Call(index);
        return written.WrittenMemory;
    }

    public override OperationLoop LoopDeserialize(byte[][] payloads)
    {
        var target = surface;
        var sequences = Array.ConvertAll(payloads, payload => new ReadOnlySequence<byte>(payload));
        return new OperationLoop<T>(index => target.Deserialize(in sequences[index]), sequences.Length);
    }

    private static int WriteFromStart(IBufferSurface<T> target, T value, ArrayBufferWriter<byte> writer)
    {
        writer.ResetWrittenCount();
        target.Serialize(value, writer);
        return writer.WrittenCount;
    }
}

/// <summary>A payload cut into pieces, as a network gives it.</summary>
internal static class Pieces
{
    private const int LargestPiece = 4096;

    /// <summary>
    /// Cuts a payload into pieces of one byte, two bytes, three and so on, so that values are cut at many places. The payload is not
    /// copied.
    /// </summary>
    public static ReadOnlySequence<byte> Of(byte[] payload) => Of(payload, LargestPiece);

    /// <summary>Cuts a payload into pieces of one byte.</summary>
    public static ReadOnlySequence<byte> OfOneByte(byte[] payload) => Of(payload, largest: 1);

    private static ReadOnlySequence<byte> Of(byte[] payload, int largest)
    {
        if (payload.Length < 2)
            return new ReadOnlySequence<byte>(payload);
        Piece first = new(payload.AsMemory(0, 1), 0), last = first;
        var size = 1;
        for (var position = 1; position < payload.Length; position += last.Memory.Length)
        {
            size = Math.Min(size + 1, largest);
            last = last.Append(payload.AsMemory(position, Math.Min(size, payload.Length - position)));
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, long begin)
        {
            Memory = memory;
            RunningIndex = begin;
        }

        public Piece Append(ReadOnlyMemory<byte> memory)
        {
            Piece next = new(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
