namespace Assay.Conformance.Shapes;

/// <summary>A tuple that is an object comes back.</summary>
[Case(6, "reference-tuple", CaseGroup.Shapes, "A tuple that is an object comes back.")]
public sealed class ReferenceTuple : Case<Coupled>
{
    /// <inheritdoc/>
    public override Coupled Make() => new() { Couple = Tuple.Create(7, "seven") };
}

public class Coupled
{
    public Tuple<int, string>? Couple { get; set; }
}
