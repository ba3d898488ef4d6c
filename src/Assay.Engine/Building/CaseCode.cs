using System.Security.Cryptography;
using System.Text;
using Assay.Code;
using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Engine.Building;

/// <summary>
/// Collects the code of the conformance cases' types once for all adapters, and keeps it in the cache: contracts have it, as they have a
/// user's.
/// </summary>
/// <param name="isNew">Whether of the new versions of types instead of all cases with the old ones.</param>
public sealed class CaseCode(Workspace workspace, bool isNew = false)
{
    private const string Name = "Assay.CaseCode";
    private const string FileName = "Assay.Conformance.dll";
    private const int AtOnce = 2;
    private const int HashCharacters = 16;

    private string Parts => Path.Combine(workspace.Parts, BuildTarget.Default.Framework);

    private string Folder => isNew ? "cases-new" : "cases";

    private string Assembly => Path.Combine(Parts, Folder, FileName);

    /// <summary>The cases with their code.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public BuiltCases Read(CancellationToken cancellation)
    {
        var hash = HashOfCases();
        return new BuiltCases(
            new CollectedCode(workspace, Name).FolderOf(hash[..HashCharacters], folder => Collect(folder, cancellation), cancellation),
            hash)
        {
            IsNew = isNew,
        };
    }

    /// <summary>The types of one case, with their code.</summary>
    public ShapeGraph GraphOf(string name, BuiltCases cases)
    {
        using var reader = OpenReader();
        return Coded(reader.ReadCases().First(declared => declared.Name == name), cases);
    }

    /// <summary>The types of all cases by their names, with their code.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<string, ShapeGraph> Graphs(CancellationToken cancellation)
    {
        var cases = Read(cancellation);
        using var reader = OpenReader();
        return reader.ReadCases().ToDictionary(declared => declared.Name, declared => Coded(declared, cases));
    }

    private static ShapeGraph Coded(DataSetDeclaration declared, BuiltCases cases)
    {
        var code = CodeOf(cases.Code, declared.Name);
        return File.Exists(code) ? CodeFile.Read(code).AttachTo(declared.Graph) : declared.Graph;
    }

    /// <summary>The cases, which are the same for every runtime, and the program that reads their code.</summary>
    private string HashOfCases()
    {
        var cases = File.Exists(Assembly) ? Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes(Assembly))) : "";
        return Convert.ToHexStringLower(SHA256.HashData(
            Encoding.UTF8.GetBytes($"{typeof(OwnCodeReader).Module.ModuleVersionId:N} {Folder} {cases}")));
    }

    private void Collect(string folder, CancellationToken cancellation)
    {
        using var reader = OpenReader();
        OwnCodeReader code = new([Assembly, Path.Combine(Parts, "Assay.Core.dll")], FrameworkAssemblies.Managed);
        ParallelWork.ForEach(
            reader.ReadCases(), AtOnce, declared => CodeFile.Write(CodeOf(folder, declared.Name), code.Read(declared.Graph, cancellation)),
            cancellation);
    }

    private ShapeReader OpenReader() => ShapeReader.Open(Assembly, FrameworkAssemblies.Folder, Parts);

    private static string CodeOf(string folder, string name) => Path.Combine(folder, name + ".json");
}
