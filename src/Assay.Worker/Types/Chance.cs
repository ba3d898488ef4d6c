using System.Numerics;
using Assay.Core.Workloads;

namespace Assay.Worker.Types;

/// <summary>Values of scalar types from chance and turn.</summary>
internal static class Chance
{
    private static readonly int[] Digits = [3, 1, 6, 10, 18];
    private static readonly int[] Lengths = [8, 3, 14, 5, 21];
    private static readonly byte[] Scales = [2, 0, 4, 1, 3];
    private static readonly int[] OffsetMinutes = [0, 60, -300, 330, 120];

    public static object Decimal(StableRandom bits, int turn) =>
        new decimal(bits.Below(1 << 30), 0, 0, isNegative: false, Scales[turn % Scales.Length]);

    public static object MomentWithOffset(StableRandom bits, int turn) =>
        new DateTimeOffset(Moment(bits), TimeSpan.FromMinutes(OffsetMinutes[turn % OffsetMinutes.Length]));

    // As many digits as its turn says: formats that write few bytes for small numbers get both.
    public static object Whole<T>(StableRandom bits, int turn)
        where T : IBinaryInteger<T>, IMinMaxValue<T>
    {
        var kind = turn % Digits.Length;
        var most = UInt128.CreateChecked(T.MaxValue);
        UInt128 low = 1;
        for (var digits = Digits[kind]; digits > 1 && low * 10 <= most; digits--)
            low *= 10;
        var high = UInt128.Min((low * 10) - 1, most);
        var value = T.CreateChecked(low + (bits.Next() % (high - low + 1)));
        return kind == 3 && T.IsNegative(T.MinValue) ? -value : value;
    }

    // Late mornings and afternoons: no zone changes its clock then.
    public static DateTime Moment(StableRandom bits) => new DateTime(2001, 1, 1, 10, 0, 0)
        .AddDays(bits.Below(9000)).AddSeconds(bits.Below(6 * 3600)).AddTicks(bits.Below((int)TimeSpan.TicksPerSecond));

    // The longest has a letter beyond ASCII.
    public static object Text(StableRandom bits, int turn)
    {
        var length = Lengths[turn % Lengths.Length];
        var letters = Letters(bits, length).ToCharArray();
        letters[0] = char.ToUpperInvariant(letters[0]);
        for (var i = 5; i < length - 2; i += 6)
            letters[i] = ' ';
        if (length == Lengths[^1])
            letters[2] = 'é';
        return new string(letters);
    }

    public static string Letters(StableRandom bits, int length) =>
        string.Create(length, bits, static (letters, bits) =>
        {
            foreach (ref var letter in letters)
                letter = (char)('a' + bits.Below(26));
        });
}
