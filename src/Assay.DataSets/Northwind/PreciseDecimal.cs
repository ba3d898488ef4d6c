using Assay.DataSets.Generation;

namespace Assay.DataSets.Northwind;

/// <summary>Draws decimals of 24 digits, 22 of them behind the point, that are equally long in every encoding.</summary>
internal static class PreciseDecimal
{
    private const byte Scale = 22;

    /// <summary>The smallest integer of 24 digits, in multiples of 2^64.</summary>
    private static readonly UInt128 Smallest = UInt128.Parse("100000000000000000000000", provider: null);

    /// <summary>A number from 30.2 to 99.9, its last digit not zero. Its low 64 bits begin with a one and its high 32 bits have 15 or 16 digits, so that variable-length encodings take 10 and 3 bytes.</summary>
    public static decimal Draw(StableRandom random)
    {
        while (true)
        {
            UInt128 digits = Smallest + (new UInt128(random.Next(), random.Next()) % (Smallest * 9));
            ulong low = (ulong)digits;
            uint high = (uint)(digits >> 64);
            if (low >> 63 == 1 && high >= 1 << 14 && digits % 10 != 0)
            {
                return new decimal((int)(uint)low, (int)(uint)(low >> 32), (int)high, isNegative: false, Scale);
            }
        }
    }
}
