using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Bond;

/// <summary>What Bond has no type for.</summary>
internal static class BondRefusal
{
    /// <summary>The sentence; null where Bond carries the graph.</summary>
    public static string? Find(ShapeGraph graph)
    {
        if (graph.Root is ObjectShape { Kind: ObjectKind.Interface } or ObjectShape { IsAbstract: true })
            return $"Bond creates the type that is declared: the root is {Finding.WithArticle(graph.Root)}, which is {WordOf((ObjectShape)graph.Root)}.";
        if (Finding.First(graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object } or ObjectShape { IsAbstract: true }) is { } unknown)
            return $"Bond creates the type that is declared: {unknown}{(unknown.Offender is ObjectShape type ? $", and {type} is {WordOf(type)}" : "")}.";
        if (Finding.First(graph, shape => shape is TupleShape) is { } tuple)
            return $"Bond has no tuples: {tuple}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > 1 }) is { } matrix)
            return $"Bond has no arrays of several dimensions: {matrix}.";
        if (Finding.First(graph, shape => shape is NullableShape { Element: ObjectShape }) is { } absent)
            return $"Bond carries no struct of C# that may be absent: {absent}.";
        if (Finding.First(graph, shape => !IsFillable(shape)) is { } collection)
            return $"Bond fills lists, sets and maps that have a method to add, or a builder: {collection}.";
        return graph.Origin is { } origin && (origin.Member.DeclaringShape != origin.Whole.Root || ((ObjectShape)origin.Whole.Root).Base is not null)
            ? $"Bond writes the fields of each struct of a hierarchy apart: a type of one member cannot read {origin.Whole.Root}."
            : null;
    }

    private static string WordOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? "an interface" : "abstract";

    private static bool IsFillable(Shape shape) => shape switch
    {
        CollectionShape collection => collection.Kind is CollectionKind.Array or CollectionKind.List or CollectionKind.ICollection or CollectionKind.IList or CollectionKind.ISet
            or CollectionKind.HashSet or CollectionKind.SortedSet or CollectionKind.LinkedList or CollectionKind.Collection or CollectionKind.ObservableCollection
            or CollectionKind.ImmutableArray or CollectionKind.ImmutableList or CollectionKind.ImmutableHashSet or CollectionKind.ImmutableSortedSet,
        DictionaryShape dictionary => dictionary.Kind is not (DictionaryKind.IReadOnlyDictionary or DictionaryKind.ReadOnlyDictionary or DictionaryKind.FrozenDictionary),
        _ => true,
    };
}
