using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Experiments.Startup;

/// <summary>Reads what lies beside a program, without loading any of it.</summary>
internal static class DeploymentReader
{
    /// <summary>What Assay puts there for itself, or nobody would deploy.</summary>
    private static readonly string[] NotDeployed = [".pdb", ".dbg", ".dSYM", ".xml", ".tsv"];

    /// <summary>The deployment of a row.</summary>
    public static Deployment Read(string label, AdapterProgram program, BuildTarget target)
    {
        var folder = Path.GetDirectoryName(program.StartFile)!;
        FileInfo[] files = [
            .. new DirectoryInfo(folder).EnumerateFiles("*", SearchOption.AllDirectories)
                .Where(file => !NotDeployed.Contains(file.Extension))];
        IReadOnlyList<(string Name, AssemblyFact Fact)> libraries = target.Mode == TargetNames.NativeAot
            ? []
            : [.. files.Where(file => Libraries.Contains(file, program)).Select(file => (file.Name, Fact: AssemblyFact.Read(file.FullName)))
                .Where(file => file.Fact.IsManaged).OrderBy(file => file.Name, StringComparer.Ordinal)];
        return new Deployment
        {
            Row = label,
            Bytes = files.Sum(file => file.Length),
            Assemblies = [.. libraries.Select(library => library.Name)],
            Precompiled = [.. libraries.Where(library => library.Fact.IsPrecompiled).Select(library => library.Name)],
        };
    }
}
