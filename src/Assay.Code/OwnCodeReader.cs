using Assay.Core.Naming;
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
    private readonly Lazy<IReadOnlyList<MetadataReference>> metadata = new(() => [.. references.Concat(files).Select(path => MetadataReference.CreateFromFile(path))]);

    private readonly Decompilers decompilers = new([.. files.Concat(references).Select(path => Path.GetDirectoryName(path)!).Distinct()]);

    /// <summary>Reads the code of a graph's types, and finds by compiling which of it contracts can have.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public CodeOfTypes Read(ShapeGraph graph, CancellationToken cancellation)
    {
        List<LeftOutCode> missing = [];
        IReadOnlyDictionary<string, string> sources = Sources(graph, missing, cancellation);
        CSharpCompilation compilation = Compile("Assay.OwnCode", sources.Values, cancellation);
        CodeOfTypes code = new CodeCollector(compilation, graph, cancellation).Collect();
        return Try(graph, code with { LeftOut = missing }, cancellation);
    }

    /// <summary>Decompiles a graph's types, and the types of their assemblies that their code names.</summary>
    /// <param name="graph">The types.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <returns>The C# of each type that is not nested, by its full name in metadata.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<string, string> Sources(ShapeGraph graph, CancellationToken cancellation) => Sources(graph, [], cancellation);

    private Dictionary<string, string> Sources(ShapeGraph graph, List<LeftOutCode> missing, CancellationToken cancellation)
    {
        Dictionary<string, string> sources = new(StringComparer.Ordinal);
        foreach (IGrouping<string, string> assembly in graph.Objects.Cast<Shape>().Concat(graph.Enums).Select(shape => shape.TypeName.ReflectionName).GroupBy(AssemblyOf, TopLevelOf))
        {
            if (files.FirstOrDefault(file => Path.GetFileNameWithoutExtension(file) == assembly.Key) is not string file)
                continue;
            decompilers.Use(file, decompiler =>
            {
                TypeSources source = new(decompiler);
                foreach ((string type, string text) in source.Read(assembly.Distinct(), cancellation))
                    sources.TryAdd(type, text);
                missing.AddRange(source.Missing.Select(pair => new LeftOutCode(OneLine.Of(pair.Key[(pair.Key.LastIndexOf('.') + 1)..]), "all code", pair.Value)));
            });
        }

        return sources;
    }

    /// <summary>Leaves out of collected code what does not compile.</summary>
    internal CodeOfTypes Try(ShapeGraph graph, CodeOfTypes code, CancellationToken cancellation) =>
        new CodeTrial(graph, code, emitted => Compile("Assay.CodeTrial", emitted, cancellation)).Run(cancellation);

    private CSharpCompilation Compile(string name, IEnumerable<string> sources, CancellationToken cancellation) => CSharpCompilation.Create(
        name,
        sources.Select((source, index) => CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(LanguageVersion.Latest), $"{index}.cs", cancellationToken: cancellation)),
        metadata.Value,
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable, concurrentBuild: true));

    // Shop.Page`1[[Shop.Order, Shop]], Shop
    private static string AssemblyOf(string name) => name[(name.LastIndexOf(',') + 1)..].Trim();

    private static string TopLevelOf(string name) => name.Split('[', '+', ',')[0].Trim();
}
