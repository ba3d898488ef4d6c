using System.Text.Json;
using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

/// <summary>Reads the independently computed files; see References/README.md.</summary>
internal static class Reference
{
    public static IReadOnlyList<JsonElement> Cases(string file, string folder = "References")
    {
        using var document = JsonDocument.Parse(File.ReadAllText(Path.Combine(AppContext.BaseDirectory, folder, file)));
        return [.. document.RootElement.EnumerateArray().Select(element => element.Clone())];
    }

    public static double Number(this JsonElement element, string name) => element.GetProperty(name).GetDouble();

    public static double? NumberOrNull(this JsonElement element, string name) =>
        element.GetProperty(name) is { ValueKind: not JsonValueKind.Null } value ? value.GetDouble() : null;

    public static double[] Numbers(this JsonElement element, string name) =>
        [.. element.GetProperty(name).EnumerateArray().Select(value => value.GetDouble())];

    public static BlockCost Block(this JsonElement element) => BlockCost.From(
        element.Numbers("elapsed"), element.Numbers("pauses"), element.GetProperty("operations").GetInt32());

    /// <summary>Equal but for the rounding of doubles, relative to the expected value.</summary>
    public static void Close(double? expected, double? actual, double tolerance)
    {
        Assert.Equal(expected is null, actual is null);
        if (expected is { } value)
            Assert.InRange(actual!.Value, value - (tolerance * Math.Max(Math.Abs(value), double.Epsilon)),
                value + (tolerance * Math.Max(Math.Abs(value), double.Epsilon)));
    }
}
