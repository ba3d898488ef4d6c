namespace Assay.DataSets.Generation;

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
        int found = Array.BinarySearch(Starts, number);
        return found >= 0 ? found : ~found - 1;
    }

    /// <summary>The first number of a range.</summary>
    public static int StartOf(int index) => Starts[index];

    /// <summary>How many numbers a range holds.</summary>
    public static int LengthOf(int index) => (index + 1 < Starts.Length ? Starts[index + 1] : int.MaxValue) - Starts[index];
}
