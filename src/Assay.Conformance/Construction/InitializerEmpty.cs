namespace Assay.Conformance.Construction;

/// <summary>A collection with an initializer that is empty comes back empty.</summary>
[Case(23, "initializer-empty", CaseGroup.Construction, "A collection with an initializer that is empty comes back empty.")]
public sealed class InitializerEmpty : Case<Shelf>
{
    /// <inheritdoc/>
    public override Shelf Make() => new() { Books = [] };
}

public class Shelf
{
    public List<string> Books { get; set; } = ["index"];

    public int Height { get; set; } = 2;
}
