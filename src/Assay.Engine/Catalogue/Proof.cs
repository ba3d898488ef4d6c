namespace Assay.Engine.Catalogue;

/// <summary>What a row wrote of a data set that proves rows, with the real library and the contracts that Assay emits.</summary>
/// <param name="DataSet">The data set.</param>
/// <param name="Bytes">Payload size in bytes, on the row's first surface.</param>
public sealed record Proof(string DataSet, long Bytes)
{
    /// <summary>The size of the data sets that prove rows.</summary>
    public const int Size = 1000;

    /// <summary>What items of a project file state a proof, and of which data set.</summary>
    public static IReadOnlyList<(string Metadata, string DataSet)> Stated { get; } = [("ProofA", "proof-a"), ("ProofB", "proof-b")];
}
