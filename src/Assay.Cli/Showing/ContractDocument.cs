namespace Assay.Cli.Showing;

/// <summary>What the rows of one dialect ask for, as <c>--contract --format json</c> prints it.</summary>
internal sealed record ContractDocument(
    string DataSet,
    string Dialect,
    IReadOnlyList<string> Rows,
    string Obstacle,
    IReadOnlyList<string> EditedTypes,
    int Attributes,
    int Constructors,
    int BaseTypes,
    int Setters,
    int CodeLines,
    int AddedFiles,
    int SchemaLines,
    bool IsThroughGeneratedClasses,
    IReadOnlyList<ContractDocument.File> Files)
{
    /// <summary>One file.</summary>
    internal sealed record File(string Name, string Content);
}
