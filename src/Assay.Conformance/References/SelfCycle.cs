namespace Assay.Conformance.References;

/// <summary>An object that holds itself comes back so.</summary>
[Case(27, "self-cycle", CaseGroup.References, "An object that holds itself comes back so.")]
public sealed class SelfCycle : Case<Loop>
{
    /// <inheritdoc/>
    public override Loop Make()
    {
        Loop loop = new() { Name = "ring" };
        loop.Self = loop;
        return loop;
    }
}

public class Loop
{
    public string Name { get; set; } = "";

    public Loop? Self { get; set; }
}
