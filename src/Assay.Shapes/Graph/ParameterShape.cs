namespace Assay.Shapes.Graph;

/// <summary>A parameter of a constructor.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Shape">Shape of its type.</param>
/// <param name="IsNullable">Whether its reference may be null by annotation or by missing annotation.</param>
public sealed record ParameterShape(string Name, Shape Shape, bool IsNullable);
