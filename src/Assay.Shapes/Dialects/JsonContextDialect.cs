using Assay.Core.CSharp;
using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>
/// Your own types with a source-generated <c>JsonSerializerContext</c>. An adapter finds the context and the root's
/// <c>JsonTypeInfo&lt;T&gt;</c> among the contract's companions.
/// </summary>
public sealed class JsonContextDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "json-context";

    private protected override bool TakesTypesAsTheyAre(ShapeGraph graph) => true;

    private protected override DialectBinding BindData(ShapeGraph graph, string? qualifier) =>
        new BoundJsonContextDialect(graph, qualifier);
}

/// <summary>Emits the context, and the contract that has it as a companion.</summary>
internal sealed class BoundJsonContextDialect(ShapeGraph graph, string? qualifier) : BoundDialect(qualifier)
{
    private readonly string space = new ContractNaming(graph, "JsonContext", qualifier).Namespace;

    /// <summary>Beside the types a class that declares them to the source generator.</summary>
    public override DialectDemand Demand() => new() { AddedFiles = 1 };

    /// <summary>The context alone.</summary>
    public override IReadOnlyList<EmittedFile> AdoptedFiles(EmissionContext context) => [ContextOf(context)];

    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context)
    {
        var (root, json) = (graph.Root.TypeName.CSharpName, $"global::{space}.{NameOf(context)}");
        // Asked for by type: the generator looks for a converter of its own by a property name that is chosen for a primitive.
        var typeInfo = $"(global::System.Text.Json.Serialization.Metadata.JsonTypeInfo<{root}>){json}.Default.GetTypeInfo(typeof({root}))!";
        return BoundPlainDialect.Emit(graph, space, context, [($"{json}.Default", ContextOf(context)), (typeInfo, null)]);
    }

    // The generator names its files after the class alone, so that two contexts of one name, in two namespaces, would be one file.
    private string NameOf(EmissionContext context) => $"{Qualifier ?? context.DataSetIdentifier}JsonContext";

    private EmittedFile ContextOf(EmissionContext context)
    {
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        writer.Line("[global::System.Text.Json.Serialization.JsonSourceGenerationOptions(IncludeFields = true, MaxDepth = 512)]");
        var renamed = JsonTypeNames.Renamed(graph);
        if (!renamed.ContainsKey(graph.Root))
            writer.Line($"[global::System.Text.Json.Serialization.JsonSerializable(typeof({graph.Root.TypeName.CSharpName}))]");
        writer.Lines(renamed.Select(pair =>
            $"[global::System.Text.Json.Serialization.JsonSerializable(typeof({pair.Key.TypeName.CSharpName}), TypeInfoPropertyName = "
                + $"{CSharpText.Literal(pair.Value)})]"));
        writer.Line($"internal sealed partial class {NameOf(context)} : global::System.Text.Json.Serialization.JsonSerializerContext;");
        return new EmittedFile($"{space}.{NameOf(context)}.g.cs", writer.ToString());
    }
}

/// <summary>
/// The source generator of System.Text.Json makes a property for each type, of its short name. Types that share one, or that are called
/// like a member of the context or a word of C#, get names of their own.
/// </summary>
internal static class JsonTypeNames
{
    private static readonly PlainSide Plain = new();

    // JsonSerializerContext's members, the generated ones, and those of every object.
    private static readonly HashSet<string> OfContext = new(StringComparer.Ordinal)
    {
        "Options", "Default", "GeneratedSerializerOptions", "GetTypeInfo", "Equals", "GetHashCode", "GetType", "ToString",
        "MemberwiseClone", "Finalize", "ReferenceEquals",
    };

    /// <summary>The types that need a name, each with it, in the order of the graph.</summary>
    public static IReadOnlyDictionary<Shape, string> Renamed(ShapeGraph graph)
    {
        var taken = new HashSet<string>(OfContext, StringComparer.Ordinal);
        return graph.Shapes.Where(shape => shape is not UnsupportedShape && Plain.IsNameable(shape))
            .GroupBy(ShortNameOf, StringComparer.Ordinal)
            .Where(group => group.Count() > 1 || OfContext.Contains(group.Key) || CSharpIdentifier.Escape(group.Key).StartsWith('@'))
            .SelectMany(group => group)
            .Where(shape => shape is not PrimitiveShape)
            .ToDictionary(shape => shape, shape => Unique(shape, taken));
    }

    private static string Unique(Shape shape, HashSet<string> taken) => CSharpIdentifier.Free(
        CSharpIdentifier.Clean(shape.TypeName.CSharpName.Replace("global::", "", StringComparison.Ordinal)), taken);

    // As the generator composes it, containing types and namespaces left out.
    private static string ShortNameOf(Shape shape) => shape switch
    {
        CollectionShape { Kind: CollectionKind.Array } array =>
            $"{ShortNameOf(array.Element)}Array{(array.Rank > 1 ? $"{array.Rank}D" : "")}",
        CollectionShape collection => shape.TypeName.Name + ShortNameOf(collection.Element),
        DictionaryShape dictionary => shape.TypeName.Name + ShortNameOf(dictionary.Key) + ShortNameOf(dictionary.Value),
        NullableShape nullable => "Nullable" + ShortNameOf(nullable.Element),
        TupleShape tuple => shape.TypeName.Name + string.Concat(tuple.Elements.Select(ShortNameOf)),
        ObjectShape { IsGeneric: true } => shape.TypeName.ShortName,
        _ => shape.TypeName.Name,
    };
}
