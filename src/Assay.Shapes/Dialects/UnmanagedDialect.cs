using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>The user's own type, copied byte by byte: it may hold no reference.</summary>
public sealed class UnmanagedDialect : PlainDialect
{
    /// <inheritdoc/>
    public override string Name => "unmanaged";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "A copy of memory has members by position: a struct of one member is another layout.";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph)
    {
        if (base.Refuse(graph) is { } reason)
            return reason;
        if (Finding.First(graph, IsReference, isWholeMemory: true) is { } finding)
            return $"A copy of memory carries no references: {finding}.";
        if (graph.Objects.FirstOrDefault(type => !type.IsValueType) is { } reference)
            return $"A copy of memory carries no references: {reference} is a class.";
        return graph.Root is NullableShape ? $"A copy of memory starts from a struct: the root is {Finding.WithArticle(graph.Root)}." : null;
    }

    private static bool IsReference(Shape shape) => !shape.IsValueType || shape is CollectionShape or PrimitiveShape { Kind: PrimitiveKind.BigInteger };
}
