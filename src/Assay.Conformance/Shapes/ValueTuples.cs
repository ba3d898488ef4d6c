namespace Assay.Conformance.Shapes;

/// <summary>Value tuples come back.</summary>
[Case(6, "value-tuple", CaseGroup.Shapes, "Value tuples come back.")]
public sealed class ValueTuples : Case<Pairs>
{
    /// <inheritdoc/>
    public override Pairs Make() => new() { Named = (7, "seven"), Many = [(1, true), (2, false)] };
}

public class Pairs
{
    public (int Number, string Word) Named { get; set; }

    public List<(int Number, bool Odd)> Many { get; set; } = [];
}
