namespace Assay.Conformance.Shapes;

/// <summary>A positional record comes back.</summary>
[Case(5, "record-class", CaseGroup.Shapes, "A positional record comes back.")]
public sealed class RecordClass : Case<Ticket>
{
    /// <inheritdoc/>
    public override Ticket Make() => new("Hamlet", 12);
}

public record Ticket(string Play, int Seat);
