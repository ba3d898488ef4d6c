using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.ProtobufNet;

/// <summary>Why protobuf-net cannot carry a graph.</summary>
internal static class ProtobufNetRefusal
{
    /// <summary>The reason as a sentence; null where it can.</summary>
    public static string? Find(ShapeGraph graph)
    {
        if (Finding.First(graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object }) is { } untyped)
            return $"protobuf-net has no serializer for object: {untyped}.";
        if (Finding.First(graph, HasNoSerializer) is { } strange)
            return $"protobuf-net has no serializer for {Finding.WithArticle(strange.Offender)}: {strange}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > 1 }) is { } matrix)
            return $"protobuf-net has no arrays of several dimensions: {matrix}.";
        if (Finding.First(graph, IsNested) is { } nested)
            return $"protobuf-net has no collections in collections: {nested}.";
        if (Finding.First(graph, shape => shape is ObjectShape type && ShapeFacts.Concretes(type).Count == 0) is { } empty)
            return $"protobuf-net names the types behind others by [ProtoInclude], and {empty.Offender} has no concrete type: {empty}.";
        if (graph.Objects.FirstOrDefault(HasTwoParents) is { } child)
            return $"protobuf-net puts a type into one hierarchy: {child} has {string.Join(" and ", ParentsOf(child))}.";
        return graph.Origin is { } origin && origin.Member.DeclaringShape.Base is not null
            ? $"protobuf-net writes what a derived type adds inside a message of its base: a type of {origin.Member} alone has no base."
            : null;
    }

    private static bool HasTwoParents(ObjectShape type) => ParentsOf(type).Skip(1).Any();

    private static IEnumerable<ObjectShape> ParentsOf(ObjectShape type) => type.Base is null ? type.Interfaces : type.Interfaces.Prepend(type.Base);

    private static bool HasNoSerializer(Shape shape) => shape is PrimitiveShape
    {
        Kind: PrimitiveKind.Half or PrimitiveKind.Int128 or PrimitiveKind.UInt128 or PrimitiveKind.BigInteger or PrimitiveKind.DateTimeOffset or PrimitiveKind.Version,
    };

    private static bool IsNested(Shape shape) => shape switch
    {
        CollectionShape collection => IsRepeated(collection.Element),
        DictionaryShape dictionary => IsRepeated(dictionary.Value) || IsRepeated(dictionary.Key),
        _ => false,
    };

    // An array of bytes is a value.
    private static bool IsRepeated(Shape shape) =>
        shape is DictionaryShape || (shape is CollectionShape collection && !ProtobufNetValues.IsBytes(collection));
}
