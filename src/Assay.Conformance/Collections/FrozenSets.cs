using System.Collections.Frozen;

namespace Assay.Conformance.Collections;

/// <summary>A frozen set comes back.</summary>
[Case(48, "frozen-sets", CaseGroup.Collections, "A frozen set comes back.")]
public sealed class FrozenSets : Case<Permits>
{
    /// <inheritdoc/>
    public override Permits Make() => new() { Zones = new HashSet<string> { "a", "b" }.ToFrozenSet() };
}

public class Permits
{
    public FrozenSet<string>? Zones { get; set; }
}
