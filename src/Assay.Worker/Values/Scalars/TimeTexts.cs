using System.Globalization;

namespace Assay.Worker.Values.Scalars;

/// <summary>Points in time from ISO 8601 texts; null for a text that is none.</summary>
internal static class TimeTexts
{
    private static readonly string[] Times = ["HH:mm:ss.FFFFFFF", "HH:mm:ss", "HH:mm"];

    private static readonly string[] Moments =
        [.. Times.SelectMany(time => (string[])[$"yyyy-MM-dd'T'{time}K", $"yyyy-MM-dd' '{time}K"]), "yyyy-MM-dd"];

    /// <summary>With <c>Z</c> UTC, with an offset local, otherwise unspecified.</summary>
    public static object? ToDateTime(string text) =>
        DateTime.TryParseExact(text, Moments, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind, out DateTime value) ? value : null;

    /// <summary>Without an offset UTC.</summary>
    public static object? ToDateTimeOffset(string text) =>
        DateTimeOffset.TryParseExact(text, Moments, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out DateTimeOffset value) ? value : null;

    /// <summary>In .NET's own constant form.</summary>
    public static object? ToTimeSpan(string text) => TimeSpan.TryParse(text, CultureInfo.InvariantCulture, out TimeSpan value) ? value : null;

    /// <summary>A date alone.</summary>
    public static object? ToDateOnly(string text) =>
        DateOnly.TryParseExact(text, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out DateOnly value) ? value : null;

    /// <summary>A time of day.</summary>
    public static object? ToTimeOnly(string text) =>
        TimeOnly.TryParseExact(text, Times, CultureInfo.InvariantCulture, DateTimeStyles.None, out TimeOnly value) ? value : null;
}
