namespace Assay.Conformance.Collections;

/// <summary>Null and empty collections and texts come back as what they were.</summary>
[Case(45, "null-and-empty", CaseGroup.Collections, "Null and empty collections and texts come back as what they were.")]
public sealed class NullAndEmpty : Case<Lists>
{
    /// <inheritdoc/>
    public override Lists Make() => new() { EmptyList = [], EmptyArray = [], EmptyText = "", EmptyMap = [] };
}

public class Lists
{
    public List<int>? NullList { get; set; }

    public List<int>? EmptyList { get; set; }

    public int[]? NullArray { get; set; }

    public int[]? EmptyArray { get; set; }

    public string? NullText { get; set; }

    public string? EmptyText { get; set; }

    public Dictionary<string, int>? NullMap { get; set; }

    public Dictionary<string, int>? EmptyMap { get; set; }
}
