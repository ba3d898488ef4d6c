namespace Assay.Conformance.References;

/// <summary>A cycle through the key of a dictionary comes back.</summary>
[Case(30, "cycle-through-key", CaseGroup.References, "A cycle through the key of a dictionary comes back.")]
public sealed class CycleThroughKey : Case<Town>
{
    /// <inheritdoc/>
    public override Town Make()
    {
        Town town = new() { Name = "Ulm" };
        town.Roads[town] = 0;
        town.Roads[new Town { Name = "Linz" }] = 400;
        return town;
    }
}

public class Town
{
    public string Name { get; set; } = "";

    public Dictionary<Town, int> Roads { get; set; } = [];
}
