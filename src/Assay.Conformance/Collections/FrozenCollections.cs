using System.Collections.Frozen;

namespace Assay.Conformance.Collections;

/// <summary>Frozen collections come back.</summary>
[Case(48, "frozen-collections", CaseGroup.Collections, "Frozen collections come back.")]
public sealed class FrozenCollections : Case<Frozen>
{
    /// <inheritdoc/>
    public override Frozen Make() => new() { Codes = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }.ToFrozenDictionary() };
}

public class Frozen
{
    public FrozenDictionary<string, int>? Codes { get; set; }
}
