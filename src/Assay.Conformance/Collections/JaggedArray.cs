namespace Assay.Conformance.Collections;

/// <summary>An array of arrays comes back.</summary>
[Case(44, "jagged-array", CaseGroup.Collections, "An array of arrays comes back.")]
public sealed class JaggedArray : Case<Triangle>
{
    /// <inheritdoc/>
    public override Triangle Make() => new() { Rows = [[1], [1, 1], [1, 2, 1], []] };
}

public class Triangle
{
    public int[][] Rows { get; set; } = [];
}
