using System.Collections.Immutable;
using System.Globalization;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Assay.Repros;

/// <summary>Compiles files as <c>dotnet run FILE</c> does, without a build: in a part of a second each.</summary>
/// <param name="references">Paths of the framework's and the packages' assemblies.</param>
/// <param name="generators">Paths of assemblies with source generators.</param>
public sealed class ReproCompiler(IReadOnlyList<string> references, IReadOnlyList<string> generators)
{
    private const string AssemblyName = "repro";

    /// <summary>How numbers of warnings about null begin.</summary>
    private const string OfNull = "CS86";

    private readonly Lazy<IReadOnlyList<MetadataReference>> metadata =
        new(() => [.. references.Select(path => MetadataReference.CreateFromFile(path))]);
    private readonly Lazy<ImmutableArray<ISourceGenerator>> found = new(() => [.. generators.SelectMany(path => Read(path))]);

    /// <summary>How files are parsed: the directives of such a file are no code.</summary>
    internal static CSharpParseOptions Options => field ??= new CSharpParseOptions(LanguageVersion.Preview)
        .WithPreprocessorSymbols(
            (string[])["NET", "NETCOREAPP", "NET10_0",
                .. Enumerable.Range(5, 6).Select(version => $"NET{version.ToString(CultureInfo.InvariantCulture)}_0_OR_GREATER")])
        .WithFeatures([new("FileBasedProgram", "true")]);

    /// <summary>Namespaces that such a file need not name.</summary>
    internal static IReadOnlyList<string> ImplicitNamespaces { get; } =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading",
            "System.Threading.Tasks"];

    private static SyntaxTree ImplicitUsings =>
        field ??= CSharpSyntaxTree.ParseText(string.Concat(ImplicitNamespaces.Select(space => $"global using {space};\n")), Options);

    /// <summary>Compiles a file.</summary>
    public CompiledRepro Compile(string source, CancellationToken cancellation)
    {
        Compilation compilation = CompilationOf(source);
        ImmutableArray<Diagnostic> generated = [];
        if (!found.Value.IsEmpty)
            CSharpGeneratorDriver.Create(found.Value, parseOptions: Options)
                .RunGeneratorsAndUpdateCompilation(compilation, out compilation, out generated, cancellation);
        using MemoryStream image = new();
        IReadOnlyList<Diagnostic> told = [.. compilation.Emit(image, cancellationToken: cancellation).Diagnostics.Concat(generated)];
        var warnings = told.Count(diagnostic => diagnostic.Severity == DiagnosticSeverity.Warning);
        return told.FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is Diagnostic error
            ? new CompiledRepro(null, $"{error.Id}: {error.GetMessage(CultureInfo.InvariantCulture)}", warnings)
            : new CompiledRepro(image.ToArray(), "", warnings);
    }

    /// <summary>Whether a dotted name is a namespace for such a file.</summary>
    internal bool IsNamespace(string name) => FindNamespace(name) is not null;

    /// <summary>Whether a namespace has a public type of a name.</summary>
    internal bool HasType(string space, string name) =>
        FindNamespace(space)?.GetTypeMembers(name).Any(type => type.DeclaredAccessibility == Accessibility.Public) == true;

    /// <summary>Where errors of the compiler stand in a file.</summary>
    internal IReadOnlyList<TextSpan> ErrorsIn(string source)
    {
        var compilation = CompilationOf(source);
        var file = compilation.SyntaxTrees[1];
        return [.. compilation.GetDiagnostics()
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error && diagnostic.Location.SourceTree == file)
            .Select(diagnostic => diagnostic.Location.SourceSpan)];
    }

    /// <summary>Whether the compiler warns of null in a file.</summary>
    internal bool WarnsOfNull(string source) => CompilationOf(source).GetDiagnostics().Any(
        diagnostic => diagnostic.Severity == DiagnosticSeverity.Warning && diagnostic.Id.StartsWith(OfNull, StringComparison.Ordinal));

    private INamespaceSymbol? FindNamespace(string name)
    {
        var space = Empty.GlobalNamespace;
        foreach (var part in name.Split('.'))
            space = space?.GetNamespaceMembers().FirstOrDefault(inner => inner.Name == part);
        return space;
    }

    /// <summary>A file of nothing. All others are made of it, so that what is known of the references is found out once.</summary>
    private CSharpCompilation Empty => field ??= CSharpCompilation.Create(
        AssemblyName, [ImplicitUsings], metadata.Value,
        new CSharpCompilationOptions(
                OutputKind.ConsoleApplication, nullableContextOptions: NullableContextOptions.Enable, allowUnsafe: true));

    private CSharpCompilation CompilationOf(string source)
    {
        var compilation = Empty.AddSyntaxTrees(CSharpSyntaxTree.ParseText(source, Options));
        return source.Contains(FileDirective.NoWarningsOfNull.Text, StringComparison.Ordinal)
            ? compilation.WithOptions(compilation.Options.WithNullableContextOptions(NullableContextOptions.Annotations))
            : compilation;
    }

    private static ImmutableArray<ISourceGenerator> Read(string path)
    {
        AnalyzerFileReference file = new(path, new Loader());
        return file.GetGenerators(LanguageNames.CSharp);
    }

    private sealed class Loader : IAnalyzerAssemblyLoader
    {
        public void AddDependencyLocation(string fullPath)
        {
            // What a generator needs lies next to it, or is the compiler's own.
        }

        public Assembly LoadFromPath(string fullPath) => Assembly.LoadFrom(fullPath);
    }
}

/// <summary>What the compiler made of a file.</summary>
/// <param name="Image">The program; null where it does not compile.</param>
/// <param name="Error">Why not, with the number of the error; empty where it does.</param>
/// <param name="Warnings">How many warnings it gives.</param>
public sealed record CompiledRepro(byte[]? Image, string Error, int Warnings);
