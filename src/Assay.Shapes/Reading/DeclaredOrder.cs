using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>A field that stores something, and the property that source code sees in its place.</summary>
/// <param name="Field">The field of the closed type.</param>
/// <param name="Declaration">The same field as the definition declares it.</param>
/// <param name="Automatic">The automatic property in front of it; null for none.</param>
/// <param name="Own">The property with the author's own accessors in front of it; null for none.</param>
internal sealed record StoredField(FieldInfo Field, FieldInfo Declaration, PropertyInfo? Automatic, PropertyInfo? Own)
{
    /// <summary>The property in front of it; null where source code sees the field.</summary>
    public PropertyInfo? Property => Automatic ?? Own;
}

/// <summary>
/// The order in which the author of a type declares its members. Metadata keep fields and properties in two tables, each in the order of
/// the source. An automatic property stands in both, so it tells what of the one precedes what of the other. Between two of them fields
/// precede properties with code, as people write them.
/// </summary>
internal static class DeclaredOrder
{
    /// <summary>Sorts what a type stores: a property stands where it is declared, wherever its field is.</summary>
    public static IEnumerable<StoredField> Of(IReadOnlyList<StoredField> fields)
    {
        StoredField[] automatic = [.. fields.Where(field => field.Automatic is not null).OrderBy(field => field.Automatic!.MetadataToken)];
        return fields.OrderBy(PlaceOf)
            .ThenBy(field => field.Own is null)
            .ThenBy(field => (field.Own ?? (MemberInfo)field.Field).MetadataToken);

        int PlaceOf(StoredField field) => field.Own is null
            ? field.Field.MetadataToken
            : automatic.FirstOrDefault(next => next.Automatic!.MetadataToken > field.Own.MetadataToken)?.Field.MetadataToken
                ?? int.MaxValue;
    }
}
