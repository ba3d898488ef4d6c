using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>What a mapper is to be emitted for.</summary>
/// <param name="Names">Where their contracts are.</param>
/// <param name="Namespace">The namespace of the mapper's class, without <c>global::</c>.</param>
/// <param name="ClassName">The name of the mapper's class; the file is named after namespace and class.</param>
/// <param name="Companions">C# expressions of what <c>Contract.Companions</c> is to return; empty for the inherited
/// <c>Companions.None</c>.</param>
public sealed record MapperRequest(
    ShapeGraph Graph, IContractNames Names, string Namespace, string ClassName, IReadOnlyList<string> Companions)
{
    /// <summary>Types whose contracts ask the mapper for the order of the user's own.</summary>
    public IReadOnlyList<ObjectShape> OrderedTypes { get; init; } = [];

    /// <summary>Members whose representation or cost the dialect had to change, as <c>Type.Member</c>.</summary>
    public IReadOnlyList<string> ConvertedMembers { get; init; } = [];
}

/// <summary>Emits the class that copies a plain graph into its contract graph and back.</summary>
public interface IMapperEmitter
{
    /// <summary>
    /// Emits one <c>internal sealed class</c> deriving <c>Assay.Core.Adapters.Contract&lt;TPlain, TContract&gt;</c> with a parameterless
    /// constructor.
    /// </summary>
    EmittedFile Emit(MapperRequest request);
}

/// <summary>What a dialect needs beside the graph.</summary>
/// <param name="DataSet">Name of the data set, such as <c>books-payload</c>.</param>
/// <param name="Framework">The target framework of the adapter, such as <c>net10.0</c>.</param>
/// <param name="Mapper">Emits the mapper between the plain types and the contract types.</param>
public sealed record EmissionContext(string DataSet, string Framework, IMapperEmitter Mapper)
{
    /// <summary>The data set's name as a C# identifier, such as <c>BooksPayload</c>.</summary>
    public string DataSetIdentifier => CSharpIdentifier.Pascal(DataSet);

    /// <summary>
    /// The version of the library's package that the contracts are compiled with; null where nothing is known of it, which stands for a
    /// current one.
    /// </summary>
    public Version? PackageVersion { get; init; }

    /// <summary>
    /// The numbers of a package's version; null where there are none. What follows them, as in <c>3.0.0-beta.1</c>, changes no attribute.
    /// </summary>
    public static Version? VersionOf(string? text) =>
        Version.TryParse(text?.Split('-', '+')[0], out var version) ? version : null;
}
