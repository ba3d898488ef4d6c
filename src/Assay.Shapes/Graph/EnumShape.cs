namespace Assay.Shapes.Graph;

/// <summary>An enum.</summary>
public sealed class EnumShape(TypeName typeName, PrimitiveKind underlying, bool isFlags, Access access, IReadOnlyList<EnumValue> values) : Shape(typeName)
{
    /// <summary>The integer behind it.</summary>
    public PrimitiveKind Underlying { get; } = underlying;

    /// <summary>Whether it carries <see cref="FlagsAttribute"/>.</summary>
    public bool IsFlags { get; } = isFlags;

    /// <summary>Its accessibility.</summary>
    public Access Access { get; } = access;

    /// <summary>Whether emitted code may name it: it and all containing types are public.</summary>
    public bool IsNameable { get; init; } = true;

    /// <summary>Full names of the attributes that it carries.</summary>
    public IReadOnlyList<string> Attributes { get; init; } = [];

    /// <summary>Its named values in declaration order.</summary>
    public IReadOnlyList<EnumValue> Values { get; } = values;

    /// <inheritdoc/>
    public override bool IsValueType => true;
}
