namespace Assay.Conformance.Collections;

/// <summary>An array of two dimensions comes back.</summary>
[Case(44, "multidimensional-array", CaseGroup.Collections, "An array of two dimensions comes back.")]
public sealed class MultidimensionalArray : Case<Board>
{
    /// <inheritdoc/>
    public override Board Make() => new() { Fields = new int[,] { { 1, 2, 3 }, { 4, 5, 6 } } };
}

public class Board
{
    public int[,]? Fields { get; set; }
}
