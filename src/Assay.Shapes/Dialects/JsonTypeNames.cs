using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>The source generator of System.Text.Json calls each type by its short name, and leaves one of two out that share it: such types get names of their own.</summary>
internal static class JsonTypeNames
{
    private static readonly PlainSide Plain = new();

    /// <summary>The types that need a name, each with it, in the order of the graph.</summary>
    public static IReadOnlyDictionary<Shape, string> Renamed(ShapeGraph graph)
    {
        var taken = new HashSet<string>(StringComparer.Ordinal);
        return graph.Shapes.Where(shape => shape is not UnsupportedShape && Plain.IsNameable(shape))
            .GroupBy(ShortNameOf, StringComparer.Ordinal)
            .Where(group => group.Count() > 1)
            .SelectMany(group => group)
            .Where(shape => shape is not PrimitiveShape)
            .ToDictionary(shape => shape, shape => Unique(shape, taken));
    }

    private static string Unique(Shape shape, HashSet<string> taken)
    {
        var name = CSharpIdentifier.Clean(shape.TypeName.CSharpName.Replace("global::", "", StringComparison.Ordinal));
        while (!taken.Add(name))
            name += "_";
        return name;
    }

    // As the generator composes it, containing types and namespaces left out.
    private static string ShortNameOf(Shape shape) => shape switch
    {
        CollectionShape { Kind: CollectionKind.Array } array => $"{ShortNameOf(array.Element)}Array{(array.Rank > 1 ? $"{array.Rank}D" : "")}",
        CollectionShape collection => shape.TypeName.Name + ShortNameOf(collection.Element),
        DictionaryShape dictionary => shape.TypeName.Name + ShortNameOf(dictionary.Key) + ShortNameOf(dictionary.Value),
        NullableShape nullable => "Nullable" + ShortNameOf(nullable.Element),
        TupleShape tuple => shape.TypeName.Name + string.Concat(tuple.Elements.Select(ShortNameOf)),
        ObjectShape { IsGeneric: true } => shape.TypeName.ShortName,
        _ => shape.TypeName.Name,
    };
}
