namespace Assay.Conformance.Values;

/// <summary>Integers of 128 bits come back.</summary>
[Case(54, "int128", CaseGroup.Values, "Integers of 128 bits come back.")]
public sealed class WideIntegers : Case<Huge>
{
    /// <inheritdoc/>
    public override Huge Make() => new() { Signed = Int128.MinValue, Unsigned = UInt128.MaxValue };
}

public class Huge
{
    public Int128 Signed { get; set; }

    public UInt128 Unsigned { get; set; }
}
