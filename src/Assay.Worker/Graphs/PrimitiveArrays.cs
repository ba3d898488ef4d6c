using System.Runtime.InteropServices;

namespace Assay.Worker.Graphs;

/// <summary>Arrays of numbers as the bytes they are.</summary>
internal static class PrimitiveArrays
{
    /// <summary>All elements of an array whose elements are primitive, as they lie in memory.</summary>
    public static ReadOnlySpan<byte> Bytes(Array array)
    {
#if NET
        return MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetArrayDataReference(array), Buffer.ByteLength(array));
#else
        byte[] bytes = new byte[Buffer.ByteLength(array)];
        Buffer.BlockCopy(array, 0, bytes, 0, bytes.Length);
        return bytes;
#endif
    }

    /// <summary>The first element that is not the same bit by bit, as a position in memory order; -1 where all are.</summary>
    public static int FirstDifference(Array expected, Array actual)
    {
        ReadOnlySpan<byte> bytes = Bytes(expected);
        int same = bytes.CommonPrefixLength(Bytes(actual));
        return same == bytes.Length ? -1 : same / (bytes.Length / expected.Length);
    }
}
