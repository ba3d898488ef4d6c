using System.Globalization;

namespace Assay.Engine;

/// <summary>Sizes as people write them: 100, 10k, 1M.</summary>
public static class SizeText
{
    /// <summary>Reads a size; null when the text is none.</summary>
    public static int? Read(string text)
    {
        (var digits, var factor) = text switch
        {
            [.. string head, 'k' or 'K'] => (head, 1_000),
            [.. string head, 'm' or 'M'] => (head, 1_000_000),
            _ => (text, 1),
        };
        return int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && number <= int.MaxValue / factor
            ? number * factor
            : null;
    }

    /// <summary>Writes a size: 1000 as 1k, 1000000 as 1M.</summary>
    public static string Write(int size) => size switch
    {
        >= 1_000_000 when size % 1_000_000 == 0 => string.Create(CultureInfo.InvariantCulture, $"{size / 1_000_000}M"),
        >= 1_000 when size % 1_000 == 0 => string.Create(CultureInfo.InvariantCulture, $"{size / 1_000}k"),
        _ => size.ToString(CultureInfo.InvariantCulture),
    };
}

/// <summary>Durations as people write them: 90s, 2m, 1h.</summary>
public static class DurationText
{
    /// <summary>Reads a duration; null when the text is none or not positive.</summary>
    public static TimeSpan? Read(string text)
    {
        double seconds = text switch
        {
            [.., 's'] => 1,
            [.., 'm'] => 60,
            [.., 'h'] => 3600,
            _ => 0,
        };
        var isNumber = double.TryParse(
            text.AsSpan(0, Math.Max(0, text.Length - 1)), NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var number);
        var total = number * seconds;
        return isNumber && total is > 0 and < 10_000_000 ? TimeSpan.FromSeconds(total) : null;
    }
}
