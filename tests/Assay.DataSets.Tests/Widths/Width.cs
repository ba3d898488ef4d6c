using System.Globalization;
using System.Text;
using System.Text.Json;

namespace Assay.DataSets.Tests.Widths;

/// <summary>What decides how long a value is in one format or another.</summary>
internal static class Width
{
    /// <summary>A description, equal for values that every format writes equally long.</summary>
    public static string Of(object? leaf) => leaf switch
    {
        null => "null",
        bool or Enum => $"{leaf.GetType().Name} {leaf}",
        string text =>
            $"text of {text.Length}, {Encoding.UTF8.GetByteCount(text)} in UTF-8, "
                + $"{JsonEncodedText.Encode(text).EncodedUtf8Bytes.Length} escaped",
        byte[] bytes => $"{bytes.Length} bytes, {string.Join(',', bytes).Length} as numbers",
        float or double or Half => OfFraction(leaf),
        decimal number => OfDecimal(number),
        DateTime time => $"{OfTime(time)}, {time.Kind}",
        DateTimeOffset time => $"{OfTime(time.DateTime)}, {time.Offset}",
        TimeOnly time => $"time of day {OfInteger(time.Ticks)} {OfSeconds(time.Ticks)}",
        TimeSpan time => $"duration {OfInteger(time.Ticks)} {OfSeconds(time.Ticks)}",
        DateOnly date => $"date {OfInteger(date.DayNumber)}",
        Int128 number => $"Int128 of {number.ToString(CultureInfo.InvariantCulture).Length}",
        Guid => "Guid",
        IConvertible integer => $"{leaf.GetType().Name} {OfInteger(integer.ToInt64(CultureInfo.InvariantCulture))}",
        _ => throw new NotSupportedException(leaf.GetType().Name),
    };

    /// <summary>
    /// The lengths of an integer in text, in 7 bits a byte with and without ZigZag, in whole bytes with and without sign, in MessagePack
    /// and in CBOR.
    /// </summary>
    public static string OfInteger(long number)
    {
        var magnitude = (ulong)(number < 0 ? ~number : number);
        var bits = 64 - (int)ulong.LeadingZeroCount(magnitude);
        int[] lengths =
        [
            number.ToString(CultureInfo.InvariantCulture).Length,
            number < 0 ? 10 : Groups(bits, 7),
            Groups(bits + 1, 7),
            Groups(bits, 8),
            Groups(bits + 1, 8),
            number < 0 ? OfSizes(bits, 5, 7, 15, 31) : OfSizes(bits, 7, 8, 16, 32),
            magnitude < 24 ? 1 : OfSizes(bits, 0, 8, 16, 32),
        ];
        return $"integer of {string.Join(' ', lengths)}{(number == 0 ? ", zero" : "")}";
    }

    private static int Groups(int bits, int bitsOfByte) => Math.Max(1, (bits + bitsOfByte - 1) / bitsOfByte);

    private static int OfSizes(int bits, params int[] most) => most.Count(limit => bits > limit);

    // Without the point, as long as 64 bits hold it; trailing zeros, which some formats drop.
    private static string OfDecimal(decimal number)
    {
        var text = number.ToString(CultureInfo.InvariantCulture);
        var digits = text.Replace(".", "", StringComparison.Ordinal);
        var bits = ulong.TryParse(digits, CultureInfo.InvariantCulture, out var integer) ? 64 - (int)ulong.LeadingZeroCount(integer) : 65;
        return $"decimal of {text.Length}, {digits.Length - digits.TrimEnd('0').Length} zeros, {Groups(bits, 7)} {Groups(bits + 1, 7)} "
            + $"{Groups(bits, 8)}";
    }

    private static string OfFraction(object number)
    {
        var text = ((IFormattable)number).ToString("R", CultureInfo.InvariantCulture);
        var value = Convert.ToDouble(text, CultureInfo.InvariantCulture);
        var isExactInLess = number is double ? (float)value == value : number is float single && (float)(Half)single == single;
        return $"{number.GetType().Name} of {text.Length}{(isExactInLess ? ", exact in less" : "")}";
    }

    // Formats shorten midnights and whole minutes; .NET's ticks and Unix seconds, milliseconds and days are what they write.
    private static string OfTime(DateTime time)
    {
        var sinceUnix = DateTime.SpecifyKind(time, DateTimeKind.Utc) - DateTime.UnixEpoch;
        return $"time {OfInteger((long)sinceUnix.TotalMilliseconds)} {OfInteger((long)sinceUnix.TotalSeconds)} "
            + $"{OfInteger((long)sinceUnix.TotalDays)} {OfInteger(time.Ticks)} {OfSeconds(time.TimeOfDay.Ticks)}";
    }

    private static string OfSeconds(long ticks) =>
        ticks == 0
            ? "midnight"
            : ticks % TimeSpan.TicksPerMinute == 0
            ? "whole minutes"
            : ticks % TimeSpan.TicksPerSecond == 0
            ? "whole seconds"
            : "fractions";
}
