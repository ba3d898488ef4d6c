namespace Assay.Conformance.Values;

/// <summary>Infinities come back.</summary>
[Case(49, "infinities", CaseGroup.Values, "Infinities come back.")]
public sealed class Infinities : Case<Bounds>
{
    /// <inheritdoc/>
    public override Bounds Make() => new() { High = double.PositiveInfinity, Low = float.NegativeInfinity };
}

public class Bounds
{
    public double High { get; set; }

    public float Low { get; set; }
}
