using System.Collections.Immutable;

namespace Assay.Conformance.Collections;

/// <summary>Immutable sets come back.</summary>
[Case(48, "immutable-sets", CaseGroup.Collections, "Immutable sets come back.")]
public sealed class ImmutableSets : Case<Draws>
{
    /// <inheritdoc/>
    public override Draws Make() => new() { Numbers = [3, 1, 2], Sorted = [3, 1, 2] };
}

public class Draws
{
    public ImmutableHashSet<int> Numbers { get; set; } = [];

    public ImmutableSortedSet<int> Sorted { get; set; } = [];
}
