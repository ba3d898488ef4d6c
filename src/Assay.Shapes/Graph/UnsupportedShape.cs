namespace Assay.Shapes.Graph;

/// <summary>A type that no serializer should carry: a delegate, a pointer, a handle.</summary>
public sealed class UnsupportedShape(TypeName typeName, string reason, bool isValueType) : Shape(typeName)
{
    /// <summary>Why, as the end of a sentence: "is a delegate".</summary>
    public string Reason { get; } = reason;

    /// <inheritdoc/>
    public override bool IsValueType { get; } = isValueType;
}
