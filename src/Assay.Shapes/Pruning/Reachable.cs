using Assay.Shapes.Graph;

namespace Assay.Shapes.Pruning;

/// <summary>The part of a graph that one of its shapes leads to.</summary>
internal static class Reachable
{
    /// <summary>The shape and all that it leads to, in the order of the graph.</summary>
    public static IEnumerable<Shape> From(Shape start, ShapeGraph graph)
    {
        var found = new HashSet<Shape>(ReferenceEqualityComparer.Instance) { start };
        var open = new Stack<Shape>(found);
        while (open.TryPop(out var shape))
        {
            foreach (var next in NextOf(shape).Where(found.Add))
                open.Push(next);
        }
        return graph.Shapes.Where(found.Contains);
    }

    private static IEnumerable<Shape> NextOf(Shape shape) => shape switch
    {
        ObjectShape type => [.. type.Members.Select(member => member.Shape), .. type.Interfaces, .. type.Derived, .. type.Base is null ? Array.Empty<Shape>() : [type.Base]],
        CollectionShape collection => [collection.Element],
        DictionaryShape dictionary => [dictionary.Key, dictionary.Value],
        NullableShape nullable => [nullable.Element],
        TupleShape tuple => tuple.Elements,
        _ => [],
    };
}
