using Assay.Core.Workloads;

namespace Assay.DataSets.Generation;

/// <summary>
/// The classes within which a number keeps its width in every format: decimal digits, whole bytes, variable-length encodings of 7 bits a
/// byte, with a sign and without, and the classes of MessagePack and CBOR. They are finer than those of <see cref="EqualWidth"/>, and cover
/// 64 bits.
/// </summary>
internal static class WidthClass
{
    // First number of each class. Zero stands alone: formats leave it out.
    private static readonly long[] Starts = [.. AllStarts().Distinct().Order()];

    /// <summary>The class that holds a non-negative number; the complements of its numbers are of equal width too.</summary>
    public static (long Least, long Most) Around(long number)
    {
        var found = Array.BinarySearch(Starts, number);
        var index = found >= 0 ? found : ~found - 1;
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

        foreach (var bitsOfByte in (int[])[7, 8])
        {
            for (var bits = bitsOfByte; bits < 63; bits += bitsOfByte)
            {
                yield return 1L << bits;
                yield return 1L << (bits - 1);
            }
        }
    }
}

/// <summary>
/// The ranges within which a non-negative number keeps its width in every format: its decimal digits, its variable-length
/// encodings (7 bits a byte, with and without ZigZag), and the classes of MessagePack and CBOR.
/// </summary>
internal static class EqualWidth
{
    // First number of each range. Zero stands alone: formats leave it out.
    private static readonly int[] Starts =
    [
        0, 1, 10, 24, 64, 100, 128, 256, 1_000, 8_192, 10_000, 16_384, 32_768, 65_536, 100_000, 1_000_000, 1 << 20, 1 << 21,
        10_000_000, 1 << 24, 100_000_000, 1 << 27, 1 << 28, 1_000_000_000,
    ];

    /// <summary>The number of ranges.</summary>
    public static int Count => Starts.Length;

    /// <summary>The index of the range that holds a number.</summary>
    public static int IndexOf(int number)
    {
        var found = Array.BinarySearch(Starts, number);
        return found >= 0 ? found : ~found - 1;
    }

    /// <summary>The first number of a range.</summary>
    public static int StartOf(int index) => Starts[index];

    /// <summary>How many numbers a range holds.</summary>
    public static int LengthOf(int index) => (index + 1 < Starts.Length ? Starts[index + 1] : int.MaxValue) - Starts[index];
}

/// <summary>Makes strings that are never shared: not literals, not interned.</summary>
internal static class FreshText
{
    /// <summary>A new string of the same characters.</summary>
    public static string Copy(string text) => new(text.ToCharArray());

    /// <summary>
    /// A new string with its characters replaced by a permutation of their own (<see cref="CharacterPermutation"/>): equal length in every
    /// format, equally repetitive.
    /// </summary>
    public static string Vary(string text, StableRandom random) => new CharacterPermutation(random).Apply(text);

    /// <summary>A new string of lower-case letters.</summary>
    public static string Letters(int length, StableRandom random) => string.Create(length, random, static (span, source) =>
    {
        for (var index = 0; index < span.Length; index++) span[index] = (char)('a' + source.Below(26));
    });

    /// <summary>
    /// A new string of words in lower-case letters, the first letter of the text a capital; it neither begins nor ends with a space.
    /// </summary>
    public static string Words(int length, StableRandom random) => string.Create(length, random, static (span, source) =>
    {
        var wordLeft = 3 + source.Below(7);
        for (var index = 0; index < span.Length; index++, wordLeft--)
        {
            var space = wordLeft == 0 && index + 1 < span.Length;
            span[index] = space ? ' ' : (char)((index == 0 ? 'A' : 'a') + source.Below(26));
            if (space) wordLeft = 3 + source.Below(7);
        }
    });
}
