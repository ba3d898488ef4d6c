namespace Assay.Shapes.Graph;

/// <summary>A value that serializers treat as one: numbers, text, times and the like.</summary>
public sealed class PrimitiveShape(TypeName typeName, PrimitiveKind kind) : Shape(typeName)
{
    /// <summary>Which one.</summary>
    public PrimitiveKind Kind { get; } = kind;

    /// <inheritdoc/>
    public override bool IsValueType =>
        Kind is not (PrimitiveKind.String or PrimitiveKind.Uri or PrimitiveKind.Version or PrimitiveKind.Object);
}
