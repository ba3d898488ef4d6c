using System.Collections.Immutable;

namespace Assay.Conformance.References;

/// <summary>A cycle through an immutable list comes back, or is rejected.</summary>
[Case(31, "cycle-through-immutable", CaseGroup.References, "A cycle through an immutable list comes back, or is rejected.",
    Expected = Expected.Either)]
public sealed class CycleThroughImmutable : Case<Branch>
{
    /// <inheritdoc/>
    public override Branch Make()
    {
        Branch branch = new() { Name = "a" };
        branch.Leaves = [branch];
        return branch;
    }
}

public class Branch
{
    public string Name { get; set; } = "";

    public ImmutableList<Branch> Leaves { get; set; } = [];
}
