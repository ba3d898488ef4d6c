namespace Assay.Conformance.Values;

/// <summary>A local date and time comes back as the same local time.</summary>
[Case(51, "datetime-local", CaseGroup.Values, "A local date and time comes back as the same local time.")]
public sealed class LocalDateTime : Case<Appointment>
{
    /// <inheritdoc/>
    public override Appointment Make() => new() { Begin = new DateTime(638_000_000_000_000_003, DateTimeKind.Local) };
}

public class Appointment
{
    public DateTime Begin { get; set; }
}
