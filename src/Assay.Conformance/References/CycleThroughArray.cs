namespace Assay.Conformance.References;

/// <summary>A cycle through an array comes back.</summary>
[Case(29, "cycle-through-array", CaseGroup.References, "A cycle through an array comes back.")]
public sealed class CycleThroughArray : Case<Knot>
{
    /// <inheritdoc/>
    public override Knot Make()
    {
        Knot knot = new() { Name = "a" };
        knot.Ends = [knot, new Knot { Name = "b", Ends = [knot] }];
        return knot;
    }
}

public class Knot
{
    public string Name { get; set; } = "";

    public Knot[] Ends { get; set; } = [];
}
