namespace Assay.Conformance.Values;

/// <summary>A value of an enum without a name comes back.</summary>
[Case(53, "undefined-enum", CaseGroup.Values, "A value of an enum without a name comes back.")]
public sealed class UndefinedEnum : Case<Signal>
{
    /// <inheritdoc/>
    public override Signal Make() => new() { Colour = (Colour)77, Small = (Level)200 };
}

public enum Colour
{
    Red,
    Green,
}

public enum Level : byte
{
    Low = 1,
    High = 2,
}

public class Signal
{
    public Colour Colour { get; set; }

    public Level Small { get; set; }
}
