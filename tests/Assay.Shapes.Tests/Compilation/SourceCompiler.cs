using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Shapes.Tests.Compilation;

/// <summary>Compiles sources for a target framework with the language version that its projects get.</summary>
internal static class SourceCompiler
{
    public static CSharpCompilation Compile(string name, string framework, IEnumerable<(string Path, string Text)> sources, params IEnumerable<string> references)
    {
        var language = framework switch { "net8.0" => LanguageVersion.CSharp12, "net9.0" => LanguageVersion.CSharp13, _ => LanguageVersion.CSharp14 };
        var options = CSharpParseOptions.Default.WithLanguageVersion(language);
        return CSharpCompilation.Create(
            name,
            sources.Select(source => CSharpSyntaxTree.ParseText(source.Text, options, source.Path)),
            Directory.EnumerateFiles(ReferencePack.FolderOf(framework), "*.dll").Concat(references).Select(path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable));
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
}
