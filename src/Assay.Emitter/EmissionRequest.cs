using Assay.Shapes.Emission;

namespace Assay.Emitter;

/// <summary>What an adapter's build asks for.</summary>
/// <param name="RowsFile">File with one row a line: name, adapter class and dialect, tab separated.</param>
/// <param name="Roots">Whose types contracts are emitted for.</param>
/// <param name="Framework">Target framework, such as <c>net10.0</c>.</param>
/// <param name="References">Folders and files of reference assemblies.</param>
/// <param name="OutputFolder">Folder that receives the emitted files and holds nothing else.</param>
public sealed record EmissionRequest(
    string RowsFile, RootTypes Roots, string Framework, IReadOnlyList<string> References, string OutputFolder)
{
    /// <summary>
    /// What is not emitted, by dialect and data set, each with the reason: what an earlier build emitted did not compile. Contracts of one
    /// member are named by <see cref="OneMemberSet.NameOf"/>.
    /// </summary>
    public IReadOnlyDictionary<(string Dialect, string DataSet), ContractRefusal> Without { get; init; } =
        new Dictionary<(string, string), ContractRefusal>();

    /// <summary>The version of the adapter's package that the build resolved; null where it has none.</summary>
    public Version? PackageVersion { get; init; }
}
