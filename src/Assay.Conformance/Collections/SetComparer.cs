namespace Assay.Conformance.Collections;

/// <summary>A set comes back with its comparer.</summary>
[Case(43, "set-comparer", CaseGroup.Collections, "A set comes back with its comparer.")]
public sealed class SetComparer : Case<Words>
{
    /// <inheritdoc/>
    public override Words Make() => new() { Known = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "One", "Two" } };
}

public class Words
{
    public HashSet<string> Known { get; set; } = [];
}
