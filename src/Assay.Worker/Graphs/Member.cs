using System.Reflection;

namespace Assay.Worker.Graphs;

/// <summary>A field, under the name that the user knows.</summary>
/// <param name="Name">The property's name where the field stands behind one, otherwise the field's.</param>
/// <param name="Field">The field.</param>
internal sealed record Member(string Name, FieldInfo Field)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>All instance fields that a type declares itself, in the order of declaration.</summary>
    public static IEnumerable<Member> DeclaredIn(Type type) => type.GetFields(Declared)
        .Where(field => !field.FieldType.IsPointer && !field.FieldType.IsFunctionPointer)
        .OrderBy(field => field.MetadataToken)
        .Select(field => new Member(NameOf(field), field));

    // Names that the compiler makes: <Title>k__BackingField, <title>P of a primary constructor, <Title>i__Field of an anonymous type; and those of tuples and pairs.
    private static string NameOf(FieldInfo field)
    {
        string name = field.Name;
        int end = name.IndexOf('>', StringComparison.Ordinal);
        if (name.StartsWith('<') && end > 1)
            return name[1..end];
        if (name.StartsWith("m_Item", StringComparison.Ordinal))
            return name[2..];
        return field.DeclaringType is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)
            ? char.ToUpperInvariant(name[0]) + name[1..]
            : name;
    }
}
