using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Assay.Shapes.Tests.Compilation;

/// <summary>Compiles sources for a target framework with the language version that its projects get.</summary>
internal static class SourceCompiler
{
    // A library compiled for an older framework is no fault of the code that uses it; the SDK silences these two in every project.
    private static readonly Dictionary<string, ReportDiagnostic> SilencedBySdk = new()
    {
        ["CS1701"] = ReportDiagnostic.Suppress,
        ["CS1702"] = ReportDiagnostic.Suppress,
    };

    public static CSharpCompilation Compile(
        string name, string framework, IEnumerable<(string Path, string Text)> sources, params IEnumerable<string> references)
    {
        var language =
            framework switch { "net8.0" => LanguageVersion.CSharp12, "net9.0" => LanguageVersion.CSharp13, _ => LanguageVersion.CSharp14 };
        var options = CSharpParseOptions.Default.WithLanguageVersion(language);
        return CSharpCompilation.Create(
            name,
            sources.Select(source => CSharpSyntaxTree.ParseText(source.Text, options, source.Path)),
            Directory.EnumerateFiles(ReferencePack.FolderOf(framework), "*.dll").Concat(references)
                .Select(path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable)
                .WithSpecificDiagnosticOptions(SilencedBySdk));
    }

    /// <summary>Runs the source generators that the SDK gives to every project.</summary>
    public static void AddGenerated(ref CSharpCompilation compilation)
    {
        var analyzers = Path.GetFullPath(Path.Combine(ReferencePack.FolderOf("net10.0"), "..", "..", "analyzers", "dotnet", "cs"));
        var generators = Directory.EnumerateFiles(analyzers, "System.Text.Json.SourceGeneration.dll")
            .SelectMany(path => new AnalyzerFileReference(path, new AnalyzerLoader()).GetGenerators(LanguageNames.CSharp));
        var options = (CSharpParseOptions)compilation.SyntaxTrees[0].Options;
        CSharpGeneratorDriver.Create(generators, parseOptions: options)
            .RunGeneratorsAndUpdateCompilation(compilation, out var updated, out var found);
        if (found.Length > 0)
            Assert.Fail(string.Join('\n', found));
        compilation = (CSharpCompilation)updated;
    }

    /// <summary>Writes the assembly and gives its path; a warning fails as an error does.</summary>
    public static string Write(this CSharpCompilation compilation, string folder)
    {
        Directory.CreateDirectory(folder);
        var path = Path.Combine(folder, compilation.AssemblyName + ".dll");
        var result = compilation.Emit(path);
        var found = result.Diagnostics.Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning).ToList();
        if (found.Count > 0)
            Assert.Fail(string.Join('\n', found));
        return path;
    }

    private sealed class AnalyzerLoader : IAnalyzerAssemblyLoader
    {
        public void AddDependencyLocation(string fullPath)
        {
        }

        public System.Reflection.Assembly LoadFromPath(string fullPath) => System.Reflection.Assembly.LoadFrom(fullPath);
    }
}
