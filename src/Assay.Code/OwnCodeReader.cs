using System.Reflection;
using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Code;

/// <summary>Reads the code of a user's types out of their assemblies, as far as contracts can have it. None of it runs.</summary>
/// <param name="files">Paths of the user's assembly and of those that it needs.</param>
/// <param name="references">Paths of the target framework's reference assemblies.</param>
public sealed class OwnCodeReader(IReadOnlyList<string> files, IReadOnlyList<string> references)
{
    /// <summary>Read once: a hundred compilations would else hold a hundred copies of the framework.</summary>
    private readonly Lazy<IReadOnlyList<MetadataReference>> metadata =
        new(() => [.. NewestOf(references.Concat(files)).Select(path => MetadataReference.CreateFromFile(path))]);

    private readonly Decompilers decompilers =
        new([.. files.Concat(references).Select(path => Path.GetDirectoryName(path)!).Distinct()]);

    /// <summary>Reads the code of a graph's types, and finds by compiling which of it contracts can have.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public CodeOfTypes Read(ShapeGraph graph, CancellationToken cancellation)
    {
        DecompiledTypes types = new(decompilers, files, graph, cancellation);
        types.AddStored(withNamed: false);
        while (true)
        {
            var compilation = Compile("Assay.OwnCode", types.Sources.Values, MetadataImportOptions.All, cancellation);
            CodeCollector collector = new(compilation, graph, types.Assemblies, cancellation);
            collector.Collect();
            if (types.TryAdd(collector.Elsewhere))
                continue;
            var code = collector.Write();
            if (!types.TryAdd(collector.Elsewhere))
                return Try(graph, code with { LeftOut = types.Missing }, cancellation);
        }
    }

    /// <summary>Decompiles a graph's types, and the types of their assemblies that their code names.</summary>
    /// <returns>The C# of each type that is not nested, by its full name in metadata.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<string, string> Sources(ShapeGraph graph, CancellationToken cancellation)
    {
        DecompiledTypes types = new(decompilers, files, graph, cancellation);
        types.AddStored(withNamed: true);
        return types.Sources;
    }

    /// <summary>Leaves out of collected code what does not compile.</summary>
    internal CodeOfTypes Try(ShapeGraph graph, CodeOfTypes code, CancellationToken cancellation) =>
        new CodeTrial(graph, code, emitted => Compile("Assay.CodeTrial", emitted, MetadataImportOptions.Public, cancellation))
            .Run(cancellation);

    // An assembly of a package may be one of the web framework's too, in another version; a type of both would be of neither.
    private static IEnumerable<string> NewestOf(IEnumerable<string> paths) => paths
        .GroupBy(path => Path.GetFileName(path), StringComparer.OrdinalIgnoreCase)
        .Select(twins => twins.Count() == 1 ? twins.First() : twins.MaxBy(path => AssemblyName.GetAssemblyName(path).Version)!);

    private CSharpCompilation Compile(
        string name, IEnumerable<string> sources, MetadataImportOptions seen, CancellationToken cancellation) => CSharpCompilation.Create(
            name,
            sources.Select((source, index) => CSharpSyntaxTree.ParseText(
                source, new CSharpParseOptions(LanguageVersion.Latest), $"{index}.cs", cancellationToken: cancellation)),
            metadata.Value,
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable,
                concurrentBuild: true, metadataImportOptions: seen));
}
