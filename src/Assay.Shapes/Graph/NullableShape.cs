namespace Assay.Shapes.Graph;

/// <summary>A value type that may be absent: <c>int?</c>.</summary>
public sealed class NullableShape(TypeName typeName) : Shape(typeName)
{
    /// <summary>Shape of the value.</summary>
    public Shape Element { get; internal set; } = null!;

    /// <inheritdoc/>
    public override bool IsValueType => true;
}
