using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>
/// Writes down what the collections of a graph hold, for programs that only have the code of generic types that something names.
/// </summary>
public static class ElementTypes
{
    private const string Space = "global::Assay.Worker.Types.";
    private static readonly PlainSide Plain = new();

    /// <summary>
    /// A C# expression for each, in the order of the graph. A value type that C# cannot name has none; a class that C# cannot name shares
    /// the code of all classes.
    /// </summary>
    public static IReadOnlyList<string> ExpressionsOf(ShapeGraph graph) =>
        [.. graph.Shapes.Select(ExpressionOf).OfType<string>().Distinct(StringComparer.Ordinal)];

    private static string? ExpressionOf(Shape shape) => shape switch
    {
        CollectionShape collection => New("ElementKind", collection.Element),
        DictionaryShape dictionary => New("EntryKind", dictionary.Key, dictionary.Value),
        _ => null,
    };

    private static string? New(string kind, params IReadOnlyList<Shape> held) => held.Any(shape => shape.IsValueType && !IsNameable(shape))
        ? null
        : $"new {Space}{kind}<{string.Join(", ", held.Select(shape => IsNameable(shape) ? Plain.TypeNameOf(shape) : "object"))}>()";

    // Whether a type that Assay does not look into is public, no shape says.
    private static bool IsNameable(Shape shape) => shape switch
    {
        UnsupportedShape => false,
        CollectionShape collection => IsNameable(collection.Element),
        DictionaryShape dictionary => IsNameable(dictionary.Key) && IsNameable(dictionary.Value),
        NullableShape nullable => IsNameable(nullable.Element),
        TupleShape tuple => tuple.Elements.All(IsNameable),
        _ => Plain.IsNameable(shape),
    };
}
