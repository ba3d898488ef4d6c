namespace Assay.Conformance.Values;

/// <summary>A time with an offset comes back with that offset.</summary>
[Case(51, "datetime-offset", CaseGroup.Values, "A time with an offset comes back with that offset.")]
public sealed class OffsetDateTime : Case<Departure>
{
    /// <inheritdoc/>
    public override Departure Make() => new() { At = new DateTimeOffset(2026, 3, 29, 2, 30, 0, TimeSpan.FromMinutes(345)) };
}

public class Departure
{
    public DateTimeOffset At { get; set; }
}
