using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>A place of a plain value and the field that carries it.</summary>
/// <param name="Place">How people name it, such as <c>BookShelf.Books</c>.</param>
/// <param name="Shape">Shape of its declared type.</param>
/// <param name="IsNullable">Whether its reference may be null by annotation or by missing annotation.</param>
/// <param name="Field">The field.</param>
internal sealed record SchemaSlot(string Place, Shape Shape, bool IsNullable, SchemaField Field)
{
    /// <summary>The member; null in tuples and wrappers.</summary>
    public MemberShape? Member { get; init; }

    /// <summary>The element of a tuple or pair, such as <c>Item1</c>; null elsewhere.</summary>
    public string? Element { get; init; }

    /// <summary>
    /// The field beside a list or map that tells null from empty, which are both nothing on the wire. It is sent in the rarer case alone:
    /// for null where the declaration rules null out, for empty where it does not.
    /// </summary>
    public SchemaField? Marker { get; init; }
}
