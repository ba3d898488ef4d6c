namespace Assay.Conformance.Values;

/// <summary>A number of half precision comes back.</summary>
[Case(54, "half", CaseGroup.Values, "A number of half precision comes back.")]
public sealed class HalfNumber : Case<Ratio>
{
    /// <inheritdoc/>
    public override Ratio Make() => new() { Part = (Half)0.333, Least = Half.Epsilon };
}

public class Ratio
{
    public Half Part { get; set; }

    public Half Least { get; set; }
}
