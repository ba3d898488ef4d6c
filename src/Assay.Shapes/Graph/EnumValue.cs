namespace Assay.Shapes.Graph;

/// <summary>A named value of an enum.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Literal">Its value as a C# integer literal.</param>
public sealed record EnumValue(string Name, string Literal);
