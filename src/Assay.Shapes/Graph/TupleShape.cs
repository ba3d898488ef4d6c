namespace Assay.Shapes.Graph;

/// <summary>A tuple or a key-value pair: elements without names of their own.</summary>
public sealed class TupleShape(TypeName typeName, TupleKind kind) : Shape(typeName)
{
    /// <summary>Which one.</summary>
    public TupleKind Kind { get; } = kind;

    /// <summary>Shapes of the elements in order.</summary>
    public IReadOnlyList<Shape> Elements { get; internal set; } = [];

    /// <inheritdoc/>
    public override bool IsValueType => Kind is TupleKind.ValueTuple or TupleKind.KeyValuePair;
}
