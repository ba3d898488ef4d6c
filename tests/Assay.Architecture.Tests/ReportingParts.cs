using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>What reports of an experiment needs nothing that can measure: any results print again where nothing is built.</summary>
public class ReportingParts
{
    private const string Project = "Assay.Experiments";
    private const string Harness = "Assay.Engine";

    private static readonly CSharpCompilation Compilation = CSharpCompilation.Create(
        Project,
        Repository.SourceFiles.Where(file => file.StartsWith(FolderOf(Project) + Path.DirectorySeparatorChar, StringComparison.Ordinal))
            .Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), path: file))
            .Append(CSharpSyntaxTree.ParseText(
                "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;")),
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => path.StartsWith(Path.GetDirectoryName(typeof(object).Assembly.Location)!, StringComparison.Ordinal))
            .Concat(Directory.GetFiles(OutputOf(Project), "Assay.*.dll")
                .Where(path => Path.GetFileNameWithoutExtension(path) != Project))
            .Select(path => MetadataReference.CreateFromFile(path)),
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));

    [Fact]
    public void What_reports_of_an_experiment_does_not_know_the_harness()
    {
        var reporting = Reporting();
        string[] strays = [.. reporting.SelectMany(
            file => NamedIn(file).Where(type => type.ContainingAssembly.Name == Harness)
                .Select(type => $"{Path.GetRelativePath(FolderOf(Project), file.FilePath)}: {type.Name}")).Distinct()];

        Assert.InRange(reporting.Count, 40, int.MaxValue);
        Assert.Equal([], strays);
    }

    /// <summary>The files that make reports: those with the types that the experiments' reports name, and so on.</summary>
    private static HashSet<SyntaxTree> Reporting()
    {
        HashSet<SyntaxTree> found = [];
        Queue<SyntaxNode> open = new(Compilation.SyntaxTrees.SelectMany(file => file.GetRoot().DescendantNodes())
            .OfType<MethodDeclarationSyntax>().Where(method => method.Identifier.ValueText == "ReportOf"));
        while (open.TryDequeue(out var node))
        {
            // The experiment itself, and what it reads results into, are the harness's own.
            foreach (var file in NamedIn(node).Where(type => !type.Name.EndsWith("Experiment", StringComparison.Ordinal))
                .SelectMany(type => type.DeclaringSyntaxReferences).Select(place => place.SyntaxTree).Where(found.Add))
                open.Enqueue(file.GetRoot());
        }

        return found;
    }

    private static IEnumerable<INamedTypeSymbol> NamedIn(SyntaxTree file) => NamedIn(file.GetRoot());

    private static IEnumerable<INamedTypeSymbol> NamedIn(SyntaxNode node)
    {
        var model = Compilation.GetSemanticModel(node.SyntaxTree);
        return node.DescendantNodes().OfType<SimpleNameSyntax>()
            .Select(name => model.GetSymbolInfo(name).Symbol)
            .Select(symbol => symbol as INamedTypeSymbol ?? symbol?.ContainingType)
            .OfType<INamedTypeSymbol>()
            .Select(type => type.OriginalDefinition);
    }

    private static string FolderOf(string project) => Path.Combine(Repository.Root, "src", project);

    private static string OutputOf(string project) => Path.GetDirectoryName(Directory.GetFiles(
        Path.Combine(FolderOf(project), "bin"), project + ".dll", SearchOption.AllDirectories).MaxBy(File.GetLastWriteTimeUtc)!)!;
}
