using Assay.Core.Workloads;

namespace Assay.DataSets.Generation;

/// <summary>
/// Draws values so that all instances of a recipe are of one size in every format. What decides a width (a length, a digit count, a null, a
/// choice) comes from one generator that all instances share; digits and letters of that width come from another, which each instance has
/// for itself.
/// </summary>
internal sealed class Draw(in Recipe recipe)
{
    private readonly StableRandom widths = StableRandom.ForContent(recipe);
    private readonly StableRandom values = StableRandom.ForInstance(recipe);

    /// <summary>True in so many of a hundred draws; the same in every instance.</summary>
    public bool Chance(int percent) => widths.Below(100) < percent;

    /// <summary>A number from 0 to <paramref name="count"/> - 1; the same in every instance.</summary>
    public int Choice(int count) => widths.Below(count);

    /// <summary>One of several texts, as a string of its own; the same in every instance.</summary>
    public string Choice(params ReadOnlySpan<string> texts) => FreshText.Copy(texts[widths.Below(texts.Length)]);

    /// <summary>A number from <paramref name="least"/> to <paramref name="most"/>, neither negative.</summary>
    public int Number(int least, int most) => (int)Long(least, most);

    /// <summary>A number from <paramref name="least"/> to <paramref name="most"/>, neither negative.</summary>
    public long Long(long least, long most) => Within(ClassBetween(least, most));

    /// <summary>A number between -<paramref name="most"/> and <paramref name="most"/>, as often negative as not.</summary>
    public int Signed(int most) => Chance(50) ? Number(0, most) : ~Number(0, most - 1);

    /// <summary>
    /// A decimal number between two bounds, given in units of its last place, which is never zero: formats that drop trailing zeros drop
    /// none.
    /// </summary>
    public decimal Decimal(int least, int most, byte scale) => new(NonZeroEnd(least, most), 0, 0, isNegative: false, scale);

    /// <summary>
    /// A number of so many decimal places, its bounds given in units of the last; its shortest text has exactly its digits, and half the
    /// precision never holds it.
    /// </summary>
    public double Double(int least, int most, int places) => NonZeroEnd(least, most) / Math.Pow(10, places);

    /// <summary>As <see cref="Double"/>; up to six digits survive a float.</summary>
    public float Single(int least, int most, int places) => (float)Double(least, most, places);

    /// <summary>
    /// A time of the years 2020 to 2026 in UTC, of whole seconds, never a whole minute: formats that shorten whole minutes, hours or days
    /// shorten none.
    /// </summary>
    public DateTime Moment()
    {
        const int secondsOf2020 = 1_577_836_800;
        const int minutesOfSevenYears = 2_557 * 24 * 60;
        return DateTime.UnixEpoch.AddSeconds(secondsOf2020 + (60L * Below(values, minutesOfSevenYears)) + 1 + values.Below(59));
    }

    /// <summary>A day between two others, counted from 1970, without a time zone.</summary>
    public DateTime Day(int least, int most) =>
        DateTime.SpecifyKind(DateTime.UnixEpoch, DateTimeKind.Unspecified).AddDays(Number(least, most));

    /// <summary>A random identifier.</summary>
    public Guid Guid()
    {
        Span<byte> bytes = stackalloc byte[16];
        BitConverter.TryWriteBytes(bytes, values.Next());
        BitConverter.TryWriteBytes(bytes[8..], values.Next());
        return new Guid(bytes.ToArray());
    }

    /// <summary>Lower-case letters.</summary>
    public string Letters(int length) => FreshText.Letters(length, values);

    /// <summary>
    /// Words in lower-case letters, the first one capitalised; from six characters on no format takes them for anything else.
    /// </summary>
    public string Words(int least, int most)
    {
        var length = least + widths.Below(most - least + 1);
        return string.Create(length, this, static (span, draw) => draw.FillWithWords(span));
    }

    /// <summary>A text of characters of one range, all of which every encoding writes with as many bytes.</summary>
    public string Characters(int length, int first, int count) => string.Create(length, (this, first, count), static (span, state) =>
    {
        for (var index = 0; index < span.Length; index++) span[index] = (char)(state.first + state.Item1.values.Below(state.count));
    });

    /// <summary>Faces of U+1F600 to U+1F64F, two characters each.</summary>
    public string Emoji(int faces) => string.Create(2 * faces, this, static (span, draw) =>
    {
        for (var index = 0; index < span.Length; index += 2)
        {
            span[index] = '\uD83D';
            span[index + 1] = (char)('\uDE00' + draw.values.Below(0x50));
        }
    });

    /// <summary>A number from 0 to <paramref name="count"/> - 1 of each instance's own.</summary>
    public int Own(int count) => values.Below(count);

    /// <summary>Sixty-four bits; the same in every instance.</summary>
    public ulong SharedBits() => widths.Next();

    /// <summary>Puts items into an order of each instance's own.</summary>
    public void Shuffle<T>(Span<T> items) => values.Shuffle(items);

    private void FillWithWords(Span<char> span)
    {
        var wordLeft = 3 + widths.Below(7);
        for (var index = 0; index < span.Length; index++, wordLeft--)
        {
            var space = wordLeft == 0 && index + 1 < span.Length;
            span[index] = space ? ' ' : (char)((index == 0 ? 'A' : 'a') + values.Below(26));
            if (space) wordLeft = 3 + widths.Below(7);
        }
    }

    // Five ends what a power of two divides: 0.125 is exact in any precision.
    private int NonZeroEnd(int least, int most)
    {
        (long Least, long Most) range;
        do range = ClassBetween(least, most);
        while (range.Least == range.Most && range.Least % 5 == 0);
        while (true)
        {
            var number = Within(range);
            if (number % 5 != 0) return (int)number;
        }
    }

    private (long Least, long Most) ClassBetween(long least, long most)
    {
        (var first, var last) = WidthClass.Around(least + Below(widths, most - least + 1));
        return (Math.Max(first, least), Math.Min(last, most));
    }

    private long Within((long Least, long Most) range) => range.Least + Below(values, range.Most - range.Least + 1);

    private static long Below(StableRandom random, long bound) => (long)Math.BigMul(random.Next(), (ulong)bound, out _);
}
