namespace Assay.Conformance.Construction;

/// <summary>Elements replace those of an initializer, and are not added to them.</summary>
[Case(23, "initializer-collection", CaseGroup.Construction, "Elements replace those of an initializer, and are not added to them.")]
public sealed class InitializerCollection : Case<Basket>
{
    /// <inheritdoc/>
    public override Basket Make() => new() { Items = [7], Prices = new Dictionary<string, int> { ["pear"] = 3 } };
}

public class Basket
{
    public List<int> Items { get; set; } = [1, 2, 3];

    public Dictionary<string, int> Prices { get; set; } = new() { ["apple"] = 2 };
}
