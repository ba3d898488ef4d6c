namespace Assay.Shapes.Dialects.Schemas;

/// <summary>A field of a message.</summary>
/// <param name="Declaration">Its label and type, such as <c>optional string</c>.</param>
/// <param name="Name">Its name.</param>
/// <param name="Property">The generated property.</param>
/// <param name="Number">Its number.</param>
internal sealed record SchemaField(string Declaration, string Name, string Property, int Number);
