using Assay.Shapes.Emission;

namespace Assay.Shapes.Dialects;

/// <summary>What a dialect needs beside the graph.</summary>
/// <param name="DataSet">Name of the data set, such as <c>books-payload</c>.</param>
/// <param name="Framework">The target framework of the adapter, such as <c>net10.0</c>.</param>
/// <param name="Mapper">Emits the mapper between the plain types and the contract types.</param>
public sealed record EmissionContext(string DataSet, string Framework, IMapperEmitter Mapper)
{
    /// <summary>
    /// A further namespace segment for contract types; null unless two data sets have different types of one short name, where the later gets its own.
    /// </summary>
    public string? Qualifier { get; init; }

    /// <summary>The data set's name as a C# identifier, such as <c>BooksPayload</c>.</summary>
    public string DataSetIdentifier => CSharpIdentifier.Pascal(DataSet);
}
