namespace Assay.Conformance.Values;

/// <summary>A time span comes back with its last tick.</summary>
[Case(51, "time-span", CaseGroup.Values, "A time span comes back with its last tick.")]
public sealed class TimeSpans : Case<Duration>
{
    /// <inheritdoc/>
    public override Duration Make() => new() { Long = TimeSpan.FromTicks(987_654_321_012_345_678), Negative = TimeSpan.FromTicks(-1) };
}

public class Duration
{
    public TimeSpan Long { get; set; }

    public TimeSpan Negative { get; set; }
}
