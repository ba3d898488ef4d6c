using System.Globalization;

namespace Assay.Engine.Planning;

/// <summary>Sizes as people write them: 100, 10k, 1M.</summary>
public static class SizeText
{
    /// <summary>Reads a size; null when the text is none.</summary>
    public static int? Read(string text)
    {
        (string digits, int factor) = text switch
        {
            [.. string head, 'k' or 'K'] => (head, 1_000),
            [.. string head, 'm' or 'M'] => (head, 1_000_000),
            _ => (text, 1),
        };
        return int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out int number) && number <= int.MaxValue / factor ? number * factor : null;
    }

    /// <summary>Writes a size: 1000 as 1k, 1000000 as 1M.</summary>
    public static string Write(int size) => size switch
    {
        >= 1_000_000 when size % 1_000_000 == 0 => string.Create(CultureInfo.InvariantCulture, $"{size / 1_000_000}M"),
        >= 1_000 when size % 1_000 == 0 => string.Create(CultureInfo.InvariantCulture, $"{size / 1_000}k"),
        _ => size.ToString(CultureInfo.InvariantCulture),
    };
}
