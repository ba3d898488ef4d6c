namespace Assay.Conformance.Values;

/// <summary>A decimal comes back with its scale: 1.00 is not 1.0.</summary>
[Case(50, "decimal-scale", CaseGroup.Values, "A decimal comes back with its scale: 1.00 is not 1.0.")]
public sealed class DecimalScale : Case<Price>
{
    /// <inheritdoc/>
    public override Price Make() => new() { Net = 1.00m, Gross = 1.190m };
}

public class Price
{
    public decimal Net { get; set; }

    public decimal Gross { get; set; }
}
