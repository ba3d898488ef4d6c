namespace Assay.Shapes.Graph;

/// <summary>An attribute on a type or a member as source code writes it.</summary>
/// <param name="Code">What stands in the brackets. Names of the user's types stand in it as <see cref="Emission.CodeMarks"/>.</param>
/// <param name="IsOfField">Whether it stands on the field behind a property.</param>
public sealed record AttributeCode(string Name, string Code, bool IsOfField = false);
