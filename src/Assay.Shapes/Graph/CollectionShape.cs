namespace Assay.Shapes.Graph;

/// <summary>A sequence of elements.</summary>
public sealed class CollectionShape(TypeName typeName, CollectionKind kind, bool isValueType) : Shape(typeName)
{
    /// <summary>Which collection.</summary>
    public CollectionKind Kind { get; } = kind;

    /// <summary>Shape of an element.</summary>
    public Shape Element { get; internal set; } = null!;

    /// <summary>Whether an element's reference may be null by annotation or by missing annotation.</summary>
    public bool IsElementNullable { get; internal set; }

    /// <summary>Dimensions of an array; 1 elsewhere.</summary>
    public int Rank { get; init; } = 1;

    /// <inheritdoc/>
    public override bool IsValueType { get; } = isValueType;
}
