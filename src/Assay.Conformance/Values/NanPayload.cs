namespace Assay.Conformance.Values;

/// <summary>A number that is not a number comes back with its bits.</summary>
[Case(49, "nan-payload", CaseGroup.Values, "A number that is not a number comes back with its bits.")]
public sealed class NanPayload : Case<Signals>
{
    /// <inheritdoc/>
    public override Signals Make() => new()
    {
        Quiet = BitConverter.Int64BitsToDouble(0x7FF8_0000_0000_0123),
        Small = BitConverter.Int32BitsToSingle(0x7FC0_0123),
    };
}

public class Signals
{
    public double Quiet { get; set; }

    public float Small { get; set; }
}
