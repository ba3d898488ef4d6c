namespace Assay.Emitter;

/// <summary>What an adapter's build asks for.</summary>
/// <param name="RowsFile">File with one row a line: name, adapter class and dialect, tab separated.</param>
/// <param name="DataSetsAssembly">Assembly with the data sets and their plain types.</param>
/// <param name="Framework">Target framework, such as <c>net10.0</c>.</param>
/// <param name="References">Folders of reference assemblies.</param>
/// <param name="OutputFolder">Folder that receives the emitted files and holds nothing else.</param>
public sealed record EmissionRequest(string RowsFile, string DataSetsAssembly, string Framework, IReadOnlyList<string> References, string OutputFolder);
