namespace Assay.Conformance.Shapes;

/// <summary>A positional record struct comes back as a member.</summary>
[Case(5, "record-struct", CaseGroup.Shapes, "A positional record struct comes back as a member.")]
public sealed class RecordStruct : Case<Journey>
{
    /// <inheritdoc/>
    public override Journey Make() => new() { From = new Place(52.5, 13.4), To = new Place(48.1, 11.6) };
}

public record struct Place(double Latitude, double Longitude);

public class Journey
{
    public Place From { get; set; }

    public Place To { get; set; }
}
