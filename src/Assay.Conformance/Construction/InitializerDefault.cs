namespace Assay.Conformance.Construction;

/// <summary>A member with an initializer that holds the default of its type comes back as that.</summary>
[Case(23, "initializer-default", CaseGroup.Construction,
    "A member with an initializer that holds the default of its type comes back as that.")]
public sealed class InitializerDefault : Case<Heater>
{
    /// <inheritdoc/>
    public override Heater Make() => new() { Degrees = 0, IsOn = false };
}

public class Heater
{
    public int Degrees { get; set; } = 20;

    public bool IsOn { get; set; } = true;
}
