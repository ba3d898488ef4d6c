using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Mapping.Tests.Compilation;

/// <summary>Compiles emitted code with the compiler's own diagnostics as the verdict.</summary>
internal static class SourceAssembly
{
    private static readonly List<MetadataReference> References =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    public static Assembly Compile(string name, params IEnumerable<string> sources)
    {
        var options = new CSharpParseOptions(LanguageVersion.Preview);
        const string Usings =
            "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;";
        var compilation = CSharpCompilation.Create(
            name,
            sources.Append(Usings).Select(source => CSharpSyntaxTree.ParseText(source, options)),
            References,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release,
                allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable));
        using var image = new MemoryStream();
        var result = compilation.Emit(image);
        var failures = result.Diagnostics.Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning)
            .Select(diagnostic => diagnostic.ToString()).ToList();
        if (failures.Count > 0)
            throw new InvalidOperationException(string.Join('\n', failures) + "\n" + string.Join("\n=====\n", sources));
        image.Position = 0;
        return AssemblyLoadContext.Default.LoadFromStream(image);
    }
}
