using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;

namespace Assay.Shapes.StraightLine;

/// <summary>
/// The exact runtime types that a declared type may hold, each as a shape: derived classes, well-known implementations of a collection's
/// interface, arrays of derived types. Shapes that the graph lacks are made here, one for each type.
/// </summary>
internal sealed class VariantShapes
{
    private readonly ShapeGraph graph;
    private readonly Dictionary<string, Shape> shapes = new(StringComparer.Ordinal);
    private readonly Dictionary<Shape, IReadOnlyList<Shape>> variants = new(ReferenceEqualityComparer.Instance);

    public VariantShapes(ShapeGraph graph)
    {
        this.graph = graph;
        foreach (var shape in graph.Shapes)
            shapes.TryAdd(shape.TypeName.CSharpName, shape);
        // What stands for object last, when all other exact types are known.
        foreach (var shape in graph.Shapes.OrderBy(IsObject))
            variants.TryAdd(shape, IsObject(shape) ? OfAnything() : [.. Find(shape).Select(Canonical)]);
    }

    /// <summary>Every declared and exact type, those of the graph first.</summary>
    public IEnumerable<Shape> All => graph.Shapes.Concat(shapes.Values).Distinct();

    /// <summary>The exact types of a declared type.</summary>
    public IReadOnlyList<Shape> Of(Shape shape) => variants.TryGetValue(shape, out var found) ? found : [shape];

    /// <summary>Whether the declared type is the only exact one.</summary>
    public bool IsExact(Shape shape) => Of(shape) is [var only] && ReferenceEquals(only, shape);

    private static bool IsObject(Shape shape) => shape is PrimitiveShape { Kind: PrimitiveKind.Object };

    private Shape Canonical(Shape shape)
    {
        shapes.TryAdd(shape.TypeName.CSharpName, shape);
        return shapes[shape.TypeName.CSharpName];
    }

    private List<Shape> OfAnything()
    {
        var primitives = PrimitiveShapes.All.Select(Canonical).ToList();
        return [.. primitives.Concat(
            variants.Values.SelectMany(found => found).Where(shape => shape is not (NullableShape or PrimitiveShape or UnsupportedShape)))
            .Distinct()];
    }

    private static IEnumerable<Shape> Find(Shape shape) => shape switch
    {
        ObjectShape { IsValueType: false } type => ShapeFacts.Concretes(type),
        CollectionShape collection =>
            [.. RuntimeKinds.Of(collection.Kind).SelectMany(kind => Exact(collection, kind)),
                .. RuntimeKinds.DictionariesIn(collection).Select(kind => Exact((TupleShape)collection.Element, kind))],
        DictionaryShape dictionary => RuntimeKinds.Of(dictionary.Kind).Select(
            kind => kind == dictionary.Kind ? dictionary : Make(dictionary.Key, dictionary.Value, kind)),
        _ => [shape],
    };

    private static IEnumerable<CollectionShape> Exact(CollectionShape collection, CollectionKind kind)
    {
        if (kind == CollectionKind.Array)
            return ArrayElements(collection.Element)
                .Select(element => Make(ArrayName(element, collection.Rank), kind, element, collection.Rank));
        return kind == collection.Kind
            ? [collection]
            : [Make($"{RuntimeTypes.CSharpNameOf(kind)}<{collection.Element.TypeName.CSharpName}>", kind, collection.Element, rank: 1)];
    }

    // A member declared as an array of a base type may hold an array of a derived one.
    private static IEnumerable<Shape> ArrayElements(Shape element) =>
        element is ObjectShape { IsValueType: false } type ? ShapeFacts.Concretes(type).Prepend(type).Distinct() : [element];

    private static CollectionShape Make(string name, CollectionKind kind, Shape element, int rank) =>
        new(Name(name), kind, kind == CollectionKind.ImmutableArray) { Element = element, Rank = rank };

    private static DictionaryShape Exact(TupleShape entry, DictionaryKind kind) => Make(entry.Elements[0], entry.Elements[1], kind);

    private static DictionaryShape Make(Shape key, Shape value, DictionaryKind kind) =>
        new(Name($"{RuntimeTypes.CSharpNameOf(kind)}<{key.TypeName.CSharpName}, {value.TypeName.CSharpName}>"),
            kind)
        {
            Key = key,
            Value = value,
        };

    // C# writes the ranks of jagged arrays from the outside in.
    private static string ArrayName(Shape element, int rank)
    {
        var ranks = Ranks(rank);
        for (; element is CollectionShape { Kind: CollectionKind.Array } inner; element = inner.Element)
            ranks += Ranks(inner.Rank);
        return element.TypeName.CSharpName + ranks;
    }

    private static string Ranks(int rank) => $"[{new string(',', rank - 1)}]";

    private static TypeName Name(string name) => new("", [name], name, name, name);
}
