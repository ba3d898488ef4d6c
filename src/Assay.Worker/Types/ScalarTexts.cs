using System.Globalization;
using System.Numerics;

namespace Assay.Worker.Types;

/// <summary>Numbers from texts; null for a text that is none or does not fit.</summary>
internal static class NumberTexts
{
    private const NumberStyles Plain = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;

    /// <summary>A whole number, without fraction or exponent.</summary>
    public static object? ToWhole<T>(string text)
        where T : struct, IBinaryInteger<T> =>
            T.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var value) ? value : null;

    /// <summary>A binary floating point number; <c>NaN</c>, <c>Infinity</c> and <c>-Infinity</c> by these names only.</summary>
    public static object? ToFloating<T>(string text)
        where T : struct, IFloatingPointIeee754<T>
    {
        if (!T.TryParse(text, Plain, CultureInfo.InvariantCulture, out var value))
            return null;

        // What is too large for the type becomes infinite silently.
        return T.IsInfinity(value) && text.Any(char.IsAsciiDigit) ? null : value;
    }

    /// <summary>A decimal with all its decimal places, and with the sign of a negative zero.</summary>
    public static object? ToDecimal(string text)
    {
        if (!decimal.TryParse(text, Plain, CultureInfo.InvariantCulture, out var value))
            return null;
        return value == 0 && text[0] == '-' && !decimal.IsNegative(value) ? decimal.Negate(value) : value;
    }
}

/// <summary>Points in time from ISO 8601 texts; null for a text that is none.</summary>
internal static class TimeTexts
{
    private static readonly string[] Times = ["HH:mm:ss.FFFFFFF", "HH:mm:ss", "HH:mm"];

    private static readonly string[] Moments =
        [.. Times.SelectMany(time => (string[])[$"yyyy-MM-dd'T'{time}K", $"yyyy-MM-dd' '{time}K"]), "yyyy-MM-dd"];

    /// <summary>With <c>Z</c> UTC, with an offset local, otherwise unspecified.</summary>
    public static object? ToDateTime(string text) =>
        DateTime.TryParseExact(text, Moments, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind, out var value)
            ? value
            : null;

    /// <summary>Without an offset UTC.</summary>
    public static object? ToDateTimeOffset(string text) =>
        DateTimeOffset.TryParseExact(text, Moments, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var value)
            ? value
            : null;

    /// <summary>In .NET's own constant form.</summary>
    public static object? ToTimeSpan(string text) =>
        TimeSpan.TryParse(text, CultureInfo.InvariantCulture, out var value) ? value : null;

    /// <summary>A date alone.</summary>
    public static object? ToDateOnly(string text) =>
        DateOnly.TryParseExact(text, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out var value) ? value : null;

    /// <summary>A time of day.</summary>
    public static object? ToTimeOnly(string text) =>
        TimeOnly.TryParseExact(text, Times, CultureInfo.InvariantCulture, DateTimeStyles.None, out var value) ? value : null;
}
