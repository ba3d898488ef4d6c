using System.Globalization;

namespace Assay.Engine;

/// <summary>Numbers with a unit, as people write them.</summary>
public static class Quantity
{
    private static readonly (string Ending, double Factor)[] Counts = [("k", 1e3), ("M", 1e6), ("G", 1e9), ("", 1)];
    private static readonly (string Ending, double Factor)[] Bits = [("kbit", 1e3), ("Mbit", 1e6), ("Gbit", 1e9), ("bit", 1)];
    private static readonly (string Ending, double Factor)[] Bytes = [("kB", 1e3), ("MB", 1e6), ("GB", 1e9), ("B", 1)];

    /// <summary>Reads messages a second: <c>2000</c>, <c>2k</c>.</summary>
    /// <exception cref="BadInputException">It is none.</exception>
    public static double Rate(string text) =>
        Read(text, Counts)
            ?? throw new BadInputException($"--rate takes messages a second, such as 2000 or 2k, not \"{Shortened.Of(text)}\".");

    /// <summary>Reads a network's speed in bits a second: <c>100Mbit</c>.</summary>
    /// <exception cref="BadInputException">It is none.</exception>
    public static double Network(string text) =>
        Speed(text)
            ?? throw new BadInputException($"--network takes a speed, such as 100Mbit or 1Gbit, not \"{Shortened.Of(text)}\".");

    /// <summary>The same; null where it is none.</summary>
    internal static double? Speed(string text) => Read(text.EndsWith("/s", StringComparison.Ordinal) ? text[..^2] : text, Bits);

    /// <summary>Reads a size in bytes: <c>5kB</c>.</summary>
    /// <exception cref="BadInputException">It is none.</exception>
    public static double Size(string text) =>
        Read(text, Bytes) ?? throw new BadInputException($"--message takes a size, such as 500B or 5kB, not \"{Shortened.Of(text)}\".");

    /// <summary>Reads a share, 0.05, from <c>5%</c>, <c>5 %</c> or <c>5</c>.</summary>
    /// <exception cref="BadInputException">It is none.</exception>
    public static double FailOver(string text) =>
        double.TryParse(text.Trim().TrimEnd('%').TrimEnd(), NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture,
            out var percent) && percent is >= 0 and <= 1000
            ? percent / 100
            : throw new BadInputException($"--fail-over: '{text}' is not a percentage from 0% up, such as 5%.");

    private static double? Read(string text, (string Ending, double Factor)[] units)
    {
        (var ending, var factor) = Array.Find(
            units, unit => text.EndsWith(unit.Ending, StringComparison.OrdinalIgnoreCase)) is { Factor: > 0 } found ? found : ("", 0);
        var isNumber = double.TryParse(text[..^ending.Length].TrimEnd(), NumberStyles.AllowDecimalPoint | NumberStyles.AllowThousands,
            CultureInfo.InvariantCulture, out var number);
        return isNumber && number * factor is > 0 and < 1e15 ? number * factor : null;
    }
}
