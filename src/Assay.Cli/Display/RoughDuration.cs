using System.Globalization;

namespace Assay.Cli.Display;

/// <summary>Durations, roughly: <c>40 s</c>, <c>6 min</c>, <c>2.5 h</c>.</summary>
public static class RoughDuration
{
    /// <summary>Writes a duration.</summary>
    public static string Of(TimeSpan duration) => duration.TotalSeconds switch
    {
        < 90 => string.Create(CultureInfo.InvariantCulture, $"{Math.Max(1, Math.Ceiling(duration.TotalSeconds)):0} s"),
        < 5400 => string.Create(CultureInfo.InvariantCulture, $"{duration.TotalMinutes:0} min"),
        _ => string.Create(CultureInfo.InvariantCulture, $"{duration.TotalHours:0.#} h"),
    };
}
