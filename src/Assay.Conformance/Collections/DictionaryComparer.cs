namespace Assay.Conformance.Collections;

/// <summary>A dictionary comes back with its comparer.</summary>
[Case(43, "dictionary-comparer", CaseGroup.Collections, "A dictionary comes back with its comparer.")]
public sealed class DictionaryComparer : Case<Headers>
{
    /// <inheritdoc/>
    public override Headers Make() => new()
    {
        Values = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase) { ["Host"] = "a", ["Accept"] = "b" },
    };
}

public class Headers
{
    public Dictionary<string, string> Values { get; set; } = [];
}
