namespace Assay.Shapes.Graph;

/// <summary>What one type is, as far as serializers care. Shapes may refer to each other in cycles; compare by reference.</summary>
/// <param name="typeName">The type's name.</param>
public abstract class Shape(TypeName typeName)
{
    /// <summary>The type's name.</summary>
    public TypeName TypeName { get; } = typeName;

    /// <summary>Whether values live in place rather than behind a reference.</summary>
    public abstract bool IsValueType { get; }

    /// <summary>The short C# name, such as <c>List&lt;Book&gt;</c>.</summary>
    public override string ToString() => TypeName.ShortName;
}
