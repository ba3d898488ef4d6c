using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>The runtime types that a collection's declared type may hold.</summary>
internal static class RuntimeKinds
{
    private static readonly CollectionKind[] Lists =
    [
        CollectionKind.List, CollectionKind.Array, CollectionKind.Collection, CollectionKind.ObservableCollection,
        CollectionKind.ReadOnlyCollection,
        CollectionKind.ImmutableList, CollectionKind.ImmutableArray,
    ];

    private static readonly CollectionKind[] Sets =
    [
        CollectionKind.HashSet, CollectionKind.SortedSet, CollectionKind.ImmutableHashSet, CollectionKind.ImmutableSortedSet,
        CollectionKind.FrozenSet,
    ];

    private static readonly CollectionKind[] Queues =
    [
        CollectionKind.Queue, CollectionKind.Stack, CollectionKind.ConcurrentQueue, CollectionKind.ConcurrentStack,
        CollectionKind.ConcurrentBag,
    ];

    private static readonly DictionaryKind[] Dictionaries =
    [
        DictionaryKind.Dictionary, DictionaryKind.SortedDictionary, DictionaryKind.SortedList, DictionaryKind.ConcurrentDictionary,
        DictionaryKind.ReadOnlyDictionary, DictionaryKind.ImmutableDictionary, DictionaryKind.ImmutableSortedDictionary,
        DictionaryKind.FrozenDictionary,
    ];

    /// <summary>The collection itself, or the well-known implementations of an interface.</summary>
    public static IReadOnlyList<CollectionKind> Of(CollectionKind kind) => kind switch
    {
        CollectionKind.IEnumerable =>
            [.. Lists, .. Sets, .. Queues, CollectionKind.LinkedList, CollectionKind.ImmutableQueue, CollectionKind.ImmutableStack],
        CollectionKind.ICollection => [.. Lists, .. Sets, CollectionKind.LinkedList],
        CollectionKind.IReadOnlyCollection => [.. Lists, .. Sets, .. Queues, CollectionKind.LinkedList],
        CollectionKind.IList or CollectionKind.IReadOnlyList => Lists,
        CollectionKind.ISet => Sets,
        _ => [kind],
    };

    /// <summary>The dictionary itself, or the well-known implementations of an interface.</summary>
    public static IReadOnlyList<DictionaryKind> Of(DictionaryKind kind) =>
        kind is DictionaryKind.IDictionary or DictionaryKind.IReadOnlyDictionary ? Dictionaries : [kind];

    /// <summary>The dictionaries that an interface of collections may hold as well, because each is a collection of its entries.</summary>
    public static IReadOnlyList<DictionaryKind> DictionariesIn(CollectionShape collection) =>
        collection is
        {
            Kind: CollectionKind.IEnumerable
            or CollectionKind.ICollection or CollectionKind.IReadOnlyCollection, Element: TupleShape { Kind: TupleKind.KeyValuePair }
        }
            ? Dictionaries
            : [];

    /// <summary>Whether the collection hashes or compares its elements.</summary>
    public static bool IsSet(CollectionKind kind) => Sets.Contains(kind);
}

/// <summary>What follows from a shape alone.</summary>
internal static class ShapeFacts
{
    /// <summary>Whether the hash and order of a value depend on nothing that has to be mapped first.</summary>
    public static bool IsStableKey(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind != PrimitiveKind.Object,
        EnumShape => true,
        NullableShape nullable => IsStableKey(nullable.Element),
        TupleShape { IsValueType: true } tuple => tuple.Elements.All(IsStableKey),
        ObjectShape { IsValueType: true } type => type.Members.All(member => IsStableKey(member.Shape)),
        _ => false,
    };

    /// <summary>Whether objects of exactly this type may exist.</summary>
    public static bool IsConcrete(ObjectShape type) => !type.IsAbstract && type.Kind != ObjectKind.Interface;

    /// <summary>All concrete types that a member declared as this type may hold: itself first, then derived ones at any distance.</summary>
    public static IReadOnlyList<ObjectShape> Concretes(ObjectShape type)
    {
        var found = new List<ObjectShape>();
        Collect(type, found, new HashSet<ObjectShape>(ReferenceEqualityComparer.Instance));
        return found;
    }

    private static void Collect(ObjectShape type, List<ObjectShape> found, HashSet<ObjectShape> seen)
    {
        if (!seen.Add(type))
            return;
        if (IsConcrete(type))
            found.Add(type);
        foreach (var derived in type.Derived)
            Collect(derived, found, seen);
    }
}

/// <summary>Writes down which types the values of a graph may be made of.</summary>
internal static class ConcreteTypes
{
    private const string Generic = "global::System.Collections.Generic.";

    /// <summary>A C# expression of a function that gives them, the root first, then in the order of the graph.</summary>
    public static string FunctionOf(ShapeGraph graph, MapperSide side) =>
        $"static () => [{string.Join(", ", graph.Registered.SelectMany(shape => ExpressionsOf(shape, side)).Distinct())}]";

    /// <summary>A C# expression of the companion that carries them.</summary>
    public static string CompanionOf(ShapeGraph graph, IContractNames names) =>
        $"new global::Assay.Core.Adapters.ContractTypes({FunctionOf(graph, new ContractSide(names))})";

    private static IEnumerable<string> ExpressionsOf(Shape shape, MapperSide side) => shape switch
    {
        ObjectShape { IsAbstract: true } or ObjectShape { Kind: ObjectKind.Interface } => [],
        ObjectShape or EnumShape or TupleShape => [Expression(shape, side)],
        CollectionShape { Kind: CollectionKind.ISet } set => [Closed("HashSet", side, set.Element)],
        CollectionShape { Kind: >= CollectionKind.IEnumerable and <= CollectionKind.IReadOnlyList } list =>
            [Closed("List", side, list.Element), $"{Expression(list.Element, side)}.MakeArrayType()"],
        CollectionShape collection => [Expression(collection, side)],
        DictionaryShape { Kind: DictionaryKind.IDictionary or DictionaryKind.IReadOnlyDictionary } map =>
            [Closed("Dictionary", side, map.Key, map.Value)],
        DictionaryShape dictionary => [Expression(dictionary, side)],
        _ => [],
    };

    private static string Expression(Shape shape, MapperSide side) =>
        side.IsNameable(shape) ? side.TypeExpressionOf(shape) : $"{side.TypeExpressionOf(shape)}!";

    private static string Closed(string definition, MapperSide side, params Shape[] arguments) => arguments.All(side.IsNameable)
        ? $"typeof({Generic}{definition}<{string.Join(", ", arguments.Select(side.TypeNameOf))}>)"
        : $"typeof({Generic}{definition}<{new string(',', arguments.Length - 1)}>).MakeGenericType("
            + $"{string.Join(", ", arguments.Select(argument => Expression(argument, side)))})";
}
