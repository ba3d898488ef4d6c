namespace Assay.Report.Sections;

/// <summary>One cell: what people read, and the same for programs.</summary>
/// <param name="Text">What people read; a dash where there is nothing.</param>
/// <param name="Value">The number in the unit of the column's name; null where there is none.</param>
/// <param name="Lower">The lower end of its interval; null without one.</param>
/// <param name="Upper">The upper end.</param>
public readonly record struct WordCell(string Text, double? Value = null, double? Lower = null, double? Upper = null)
{
    /// <summary>A cell with nothing in it.</summary>
    public static WordCell None { get; } = new("-");

    /// <summary>A time in nanoseconds.</summary>
    public static WordCell Time(double? nanoseconds) => nanoseconds is { } known ? new(Units.Time(known), known) : None;

    /// <summary>A size in bytes.</summary>
    public static WordCell Size(double? bytes) => bytes is { } known ? new(Units.Size(known), known) : None;

    /// <summary>A whole number.</summary>
    public static WordCell Whole(long? number) => number is { } known ? new(Units.Whole(known), known) : None;
}
