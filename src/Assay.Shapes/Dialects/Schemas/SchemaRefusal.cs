using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Why a schema language cannot carry a graph.</summary>
internal static class SchemaRefusal
{
    private static readonly PlainSide Plain = new();

    /// <summary>The reason as a sentence; null where it can.</summary>
    public static string? Find(ShapeGraph graph, string language)
    {
        if (Finding.First(graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object }) is { } untyped)
            return $"{language} declares every type in its schema: {untyped}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > 1 }) is { } matrix)
            return $"{language} has no arrays of several dimensions: {matrix}.";
        if (Finding.First(graph, shape => shape is ObjectShape or EnumShape && !Plain.IsNameable(shape)) is { } hidden)
            return $"The conversion to messages cannot name what is not public: {hidden}.";
        if (Finding.First(graph, shape => shape is ObjectShape type && ShapeFacts.Concretes(type).Count == 0) is { } empty)
            return $"{language} declares every type in its schema, and {empty.Offender} has no concrete type: {empty}.";
        return graph.Objects.FirstOrDefault(type => !type.IsNameable && ShapeFacts.IsConcrete(type)) is { } derived
            ? $"The conversion to messages cannot name what is not public: {derived}, which a member may hold."
            : null;
    }
}
