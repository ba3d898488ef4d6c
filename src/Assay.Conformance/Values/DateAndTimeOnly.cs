namespace Assay.Conformance.Values;

/// <summary>Dates without a time and times without a date come back.</summary>
[Case(54, "date-and-time-only", CaseGroup.Values, "Dates without a time and times without a date come back.")]
public sealed class DateAndTimeOnly : Case<Opening>
{
    /// <inheritdoc/>
    public override Opening Make() => new() { Day = new DateOnly(2026, 2, 28), At = new TimeOnly(863_999_999_999) };
}

public class Opening
{
    public DateOnly Day { get; set; }

    public TimeOnly At { get; set; }
}
