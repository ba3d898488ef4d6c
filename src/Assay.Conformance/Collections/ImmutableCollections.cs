using System.Collections.Immutable;

namespace Assay.Conformance.Collections;

/// <summary>Immutable collections come back.</summary>
[Case(48, "immutable-collections", CaseGroup.Collections, "Immutable collections come back.")]
public sealed class ImmutableCollections : Case<Fixed>
{
    /// <inheritdoc/>
    public override Fixed Make() => new()
    {
        Numbers = [1, 2, 3],
        Names = ["a", "b"],
        Ages = ImmutableDictionary<string, int>.Empty.Add("Ada", 36),
    };
}

public class Fixed
{
    public ImmutableArray<int> Numbers { get; set; } = [];

    public ImmutableList<string> Names { get; set; } = [];

    public ImmutableDictionary<string, int> Ages { get; set; } = ImmutableDictionary<string, int>.Empty;
}
