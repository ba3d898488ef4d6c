namespace Assay.Answers.Articles;

/// <summary>Published units. A kilobyte has 1,024 bytes in BenchmarkDotNet's tables and, as sizes show, in the paper.</summary>
internal static class PublishedUnits
{
    private static readonly Dictionary<string, double> Factors = new()
    {
        ["ns"] = 1,
        ["us"] = 1e3,
        ["ms"] = 1e6,
        ["s"] = 1e9,
        ["min"] = 60e9,
        ["B"] = 1,
        ["kB"] = 1024,
        ["KB"] = 1024,
        ["MB"] = 1024 * 1024,
        ["%"] = 1,
        ["x"] = 1,
        ["/s"] = 1,
        [""] = 1,
    };

    /// <summary>A figure of base units in a published unit.</summary>
    public static double In(string unit, double value) => value / Factors[unit];

    /// <summary>A figure of a published unit in base units: nanoseconds, bytes, counts.</summary>
    public static double Base(string unit, double value) => value * Factors[unit];
}
