namespace Assay.Conformance.Values;

/// <summary>A negative zero comes back negative.</summary>
[Case(49, "negative-zero", CaseGroup.Values, "A negative zero comes back negative.")]
public sealed class NegativeZero : Case<Zeros>
{
    /// <inheritdoc/>
    public override Zeros Make() => new() { Wide = -0.0, Narrow = -0f };
}

public class Zeros
{
    public double Wide { get; set; }

    public float Narrow { get; set; }
}
