namespace Assay.DataSets.Generation;

/// <summary>
/// The classes within which a number keeps its width in every format: decimal digits, whole bytes, variable-length encodings of 7 bits a byte,
/// with a sign and without, and the classes of MessagePack and CBOR. They are finer than those of <see cref="EqualWidth"/>, and cover 64 bits.
/// </summary>
internal static class WidthClass
{
    // First number of each class. Zero stands alone: formats leave it out.
    private static readonly long[] Starts = [.. AllStarts().Distinct().Order()];

    /// <summary>The class that holds a non-negative number; the complements of its numbers are of equal width too.</summary>
    public static (long Least, long Most) Around(long number)
    {
        int found = Array.BinarySearch(Starts, number);
        int index = found >= 0 ? found : ~found - 1;
        return (Starts[index], index + 1 < Starts.Length ? Starts[index + 1] - 1 : long.MaxValue);
    }

    private static IEnumerable<long> AllStarts()
    {
        yield return 0;
        yield return 1;
        yield return 24;
        yield return 32;
        for (long power = 10; power <= 1_000_000_000_000_000_000 / 10; power *= 10)
        {
            yield return power;
            // The complement of 9 is -10.
            yield return power - 1;
        }

        foreach (int bitsOfByte in (int[])[7, 8])
        {
            for (int bits = bitsOfByte; bits < 63; bits += bitsOfByte)
            {
                yield return 1L << bits;
                yield return 1L << (bits - 1);
            }
        }
    }
}
