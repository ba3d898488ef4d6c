using System.Text.Json.Serialization;

namespace Assay.Report.Sections;

/// <summary>One cell: what people read, and the same for programs.</summary>
/// <param name="Text">What people read; a dash where there is nothing.</param>
/// <param name="Value">The number in the unit of the column's name; null where there is none.</param>
/// <param name="Lower">The lower end of its interval; null without one.</param>
public readonly record struct WordCell(string Text, double? Value = null, double? Lower = null, double? Upper = null)
{
    /// <summary>A cell with nothing in it.</summary>
    public static WordCell None { get; } = new("-");

    /// <summary>A number as some words say it; a cell with nothing in it where there is none.</summary>
    public static WordCell Of(double? number, Func<double, string> words) => number is { } known ? new(words(known), known) : None;

    /// <summary>A time in nanoseconds.</summary>
    public static WordCell Time(double? nanoseconds) => Of(nanoseconds, Units.Time);

    /// <summary>A size in bytes.</summary>
    public static WordCell Size(double? bytes) => Of(bytes, Units.Size);

    /// <summary>A whole number.</summary>
    public static WordCell Whole(long? number) => number is { } known ? new(Units.Whole(known), known) : None;

    /// <summary>Whether it holds, of something that holds or does not.</summary>
    [JsonIgnore]
    public bool? IsTrue { get; init; }

    /// <summary>What holds or does not; a cell with nothing in it where that is not known.</summary>
    public static WordCell Truth(bool? isTrue) => isTrue is { } known ? new(known ? "true" : "false") { IsTrue = known } : None;
}
