using Assay.Core.CSharp;
using Assay.Core.Naming;
using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>The decompiled types of a graph, and as far as they are asked for those of the same assemblies that code uses.</summary>
/// <param name="files">Paths of the user's assembly and of those that it needs.</param>
internal sealed class DecompiledTypes(
    Decompilers decompilers, IReadOnlyList<string> files, ShapeGraph graph, CancellationToken cancellation)
{
    /// <summary>More types than the code of data ever needs: what is beyond stays in the assembly.</summary>
    private const int MostTypes = 400;

    /// <summary>Characters of source after which types stay in the assembly that are not the graph's: generated code is endless.</summary>
    private const int MostCharacters = 2_000_000;

    private readonly Dictionary<string, string> sources = new(StringComparer.Ordinal);
    private readonly Dictionary<string, DecompiledType?> read = new(StringComparer.Ordinal);
    private readonly HashSet<string> asked = new(StringComparer.Ordinal);
    private readonly List<LeftOutCode> missing = [];
    private int characters;

    /// <summary>The C# of each type that is not nested, by its full name in metadata.</summary>
    public IReadOnlyDictionary<string, string> Sources => sources;

    /// <summary>Types of the graph without code.</summary>
    public IReadOnlyList<LeftOutCode> Missing => missing;

    /// <summary>Names of the assemblies that declare the graph's types.</summary>
    public IReadOnlySet<string> Assemblies { get; } = graph.Objects.Cast<Shape>().Concat(graph.Enums)
        .Select(shape => AssemblyOf(shape.TypeName.ReflectionName))
        .Where(name => FileOf(files, name) is not null)
        .ToHashSet(StringComparer.Ordinal);

    /// <summary>Decompiles the graph's types.</summary>
    /// <param name="withNamed">Whether the types that they name come along.</param>
    public void AddStored(bool withNamed)
    {
        var names = graph.Objects.Cast<Shape>().Concat(graph.Enums).Select(shape => shape.TypeName.ReflectionName);
        foreach (var assembly in names.GroupBy(AssemblyOf, TopLevelOf).Where(group => Assemblies.Contains(group.Key)))
        {
            decompilers.Use(
                FileOf(files, assembly.Key)!,
                decompiler => AddStored(new TypeSources(decompiler), [.. assembly.Distinct()], withNamed));
        }
    }

    /// <summary>Decompiles further types: all of them, or where that would be too much none, because a part would not compile.</summary>
    public bool TryAdd(IEnumerable<INamedTypeSymbol> types)
    {
        Dictionary<string, string> added = new(StringComparer.Ordinal);
        foreach (var assembly in types.GroupBy(type => type.ContainingAssembly.Name, FullNameOf).ToList())
        {
            if (!Assemblies.Contains(assembly.Key))
                continue;
            decompilers.Use(FileOf(files, assembly.Key)!, decompiler =>
            {
                TypeSources source = new(decompiler);
                foreach (var type in assembly.Where(asked.Add).TakeWhile(_ => characters <= MostCharacters))
                    Add(source, type, added);
            });
        }

        if (characters > MostCharacters || sources.Count + added.Count > MostTypes)
            return false;
        var before = sources.Count;
        foreach ((var type, var text) in added)
            sources.TryAdd(type, text);
        return sources.Count > before;
    }

    private void AddStored(TypeSources source, IReadOnlyList<string> types, bool withNamed)
    {
        HashSet<string> met = [.. types];
        Queue<string> open = new(types);
        while (open.TryDequeue(out var type))
        {
            var isStored = types.Contains(type);
            if (sources.Count >= MostTypes || (characters > MostCharacters && !isStored))
            {
                if (isStored)
                    Miss(type, $"the types have more code than Assay takes over, that of {MostTypes} types");
            }
            else if (Read(source, type) is not DecompiledType found)
            {
                Miss(type, "it cannot be decompiled");
            }
            else
            {
                sources.TryAdd(type, found.Source);
                foreach (var next in withNamed ? found.Named.Where(met.Add) : [])
                    open.Enqueue(next);
            }
        }
    }

    // No code can be asked for a type by a name that C# has no form for, as source generators give them.
    private void Add(TypeSources source, string type, Dictionary<string, string> added)
    {
        if (Read(source, type) is not { } found || !added.TryAdd(type, found.Source))
            return;
        foreach (var odd in found.Named.Where(name => !CSharpIdentifier.IsValid(name[(name.LastIndexOf('.') + 1)..].Split('`')[0])))
            Add(source, odd, added);
    }

    private DecompiledType? Read(TypeSources source, string type)
    {
        if (!read.TryGetValue(type, out var found))
        {
            read.Add(type, found = source.Read(type, cancellation));
            characters += found?.Source.Length ?? 0;
        }

        return found;
    }

    private void Miss(string type, string reason) =>
        missing.Add(new LeftOutCode(OneLine.Of(type[(type.LastIndexOf('.') + 1)..]), "all code", reason));

    private static string? FileOf(IReadOnlyList<string> files, string assembly) =>
        files.FirstOrDefault(file => Path.GetFileNameWithoutExtension(file) == assembly);

    /// <summary>The full name in metadata of a type that is not nested.</summary>
    public static string FullNameOf(INamedTypeSymbol type) => type.ContainingNamespace.IsGlobalNamespace
        ? type.MetadataName
        : $"{type.ContainingNamespace.ToDisplayString()}.{type.MetadataName}";

    // Shop.Page`1[[Shop.Order, Shop]], Shop
    private static string AssemblyOf(string name) => name[(name.LastIndexOf(',') + 1)..].Trim();

    private static string TopLevelOf(string name) => name.Split('[', '+', ',')[0].Trim();
}
