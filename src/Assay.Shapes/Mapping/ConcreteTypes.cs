using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>Writes down which types the values of a graph may be made of.</summary>
internal static class ConcreteTypes
{
    private const string Generic = "global::System.Collections.Generic.";

    /// <summary>A C# expression of a function that gives them, the root first, then in the order of the graph.</summary>
    public static string FunctionOf(ShapeGraph graph, MapperSide side) =>
        $"static () => [{string.Join(", ", graph.Shapes.SelectMany(shape => ExpressionsOf(shape, side)).Distinct())}]";

    /// <summary>A C# expression of the companion that carries them.</summary>
    public static string CompanionOf(ShapeGraph graph, IContractNames names) =>
        $"new global::Assay.Core.Adapters.ContractTypes({FunctionOf(graph, new ContractSide(names))})";

    private static IEnumerable<string> ExpressionsOf(Shape shape, MapperSide side) => shape switch
    {
        ObjectShape { IsAbstract: true } or ObjectShape { Kind: ObjectKind.Interface } => [],
        ObjectShape or EnumShape or TupleShape => [Expression(shape, side)],
        CollectionShape { Kind: CollectionKind.ISet } set => [Closed("HashSet", side, set.Element)],
        CollectionShape { Kind: >= CollectionKind.IEnumerable and <= CollectionKind.IReadOnlyList } list => [Closed("List", side, list.Element), $"{Expression(list.Element, side)}.MakeArrayType()"],
        CollectionShape collection => [Expression(collection, side)],
        DictionaryShape { Kind: DictionaryKind.IDictionary or DictionaryKind.IReadOnlyDictionary } map => [Closed("Dictionary", side, map.Key, map.Value)],
        DictionaryShape dictionary => [Expression(dictionary, side)],
        _ => [],
    };

    private static string Expression(Shape shape, MapperSide side) => side.IsNameable(shape) ? side.TypeExpressionOf(shape) : $"{side.TypeExpressionOf(shape)}!";

    private static string Closed(string definition, MapperSide side, params Shape[] arguments) => arguments.All(side.IsNameable)
        ? $"typeof({Generic}{definition}<{string.Join(", ", arguments.Select(side.TypeNameOf))}>)"
        : $"typeof({Generic}{definition}<{new string(',', arguments.Length - 1)}>).MakeGenericType({string.Join(", ", arguments.Select(argument => Expression(argument, side)))})";
}
