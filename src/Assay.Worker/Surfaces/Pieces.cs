using System.Buffers;

namespace Assay.Worker.Surfaces;

/// <summary>A payload cut into pieces, as a network gives it.</summary>
internal static class Pieces
{
    private const int LargestPiece = 4096;

    /// <summary>Cuts a payload into pieces of one byte, two bytes, three and so on, so that values are cut at many places. The payload is not copied.</summary>
    public static ReadOnlySequence<byte> Of(byte[] payload)
    {
        if (payload.Length < 2)
            return new ReadOnlySequence<byte>(payload);
        Piece first = new(payload.AsMemory(0, 1), 0), last = first;
        int size = 1;
        for (int position = 1; position < payload.Length; position += last.Memory.Length)
        {
            size = Math.Min(size + 1, LargestPiece);
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
