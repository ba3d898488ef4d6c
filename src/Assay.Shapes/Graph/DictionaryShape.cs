namespace Assay.Shapes.Graph;

/// <summary>A map from keys to values.</summary>
public sealed class DictionaryShape(TypeName typeName, DictionaryKind kind) : Shape(typeName)
{
    /// <summary>Which dictionary.</summary>
    public DictionaryKind Kind { get; } = kind;

    /// <summary>Shape of a key.</summary>
    public Shape Key { get; internal set; } = null!;

    /// <summary>Shape of a value.</summary>
    public Shape Value { get; internal set; } = null!;

    /// <summary>Whether a value's reference may be null by annotation or by missing annotation.</summary>
    public bool IsValueNullable { get; internal set; }

    /// <inheritdoc/>
    public override bool IsValueType => false;
}
