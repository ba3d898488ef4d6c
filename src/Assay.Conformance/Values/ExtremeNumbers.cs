namespace Assay.Conformance.Values;

/// <summary>The largest and smallest numbers come back exactly.</summary>
[Case(49, "extreme-numbers", CaseGroup.Values, "The largest and smallest numbers come back exactly.")]
public sealed class ExtremeNumbers : Case<Extremes>
{
    /// <inheritdoc/>
    public override Extremes Make() => new()
    {
        Long = long.MinValue,
        Unsigned = ulong.MaxValue,
        Tiny = double.Epsilon,
        Large = double.MaxValue,
        Money = decimal.MaxValue,
    };
}

public class Extremes
{
    public long Long { get; set; }

    public ulong Unsigned { get; set; }

    public double Tiny { get; set; }

    public double Large { get; set; }

    public decimal Money { get; set; }
}
