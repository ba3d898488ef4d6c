namespace Assay.Conformance.Values;

/// <summary>A date and time comes back with its kind and its last tick.</summary>
[Case(51, "datetime-kind", CaseGroup.Values, "A date and time comes back with its kind and its last tick.")]
public sealed class DateTimeKinds : Case<Moments>
{
    /// <inheritdoc/>
    public override Moments Make() => new()
    {
        Utc = new DateTime(638_000_000_000_000_001, DateTimeKind.Utc),
        Unspecified = new DateTime(638_000_000_000_000_002, DateTimeKind.Unspecified),
    };
}

public class Moments
{
    public DateTime Utc { get; set; }

    public DateTime Unspecified { get; set; }
}
