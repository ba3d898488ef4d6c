namespace Assay.Shapes.Graph;

/// <summary>What a field's <see cref="System.Runtime.InteropServices.MarshalAsAttribute"/> states.</summary>
/// <param name="Type">Name of the unmanaged type, such as <c>ByValTStr</c>.</param>
/// <param name="Size">Elements or characters in place; null where it is not stated.</param>
/// <param name="ElementType">Name of the unmanaged type of elements; null where it is not stated.</param>
public sealed record MarshalStatement(string Type, int? Size, string? ElementType);
