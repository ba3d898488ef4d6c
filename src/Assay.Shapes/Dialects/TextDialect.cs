using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>One string, for rows that encode text and nothing else.</summary>
public sealed class TextDialect : PlainDialect
{
    /// <inheritdoc/>
    public override string Name => "text";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) =>
        base.Refuse(graph)
        ?? (graph.Root is PrimitiveShape { Kind: PrimitiveKind.String } ? null : $"An encoding carries one string: the root is {Finding.WithArticle(graph.Root)}.");
}
