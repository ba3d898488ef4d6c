using System.Reflection;

namespace Assay.Worker.Graphs;

/// <summary>A field, under the name that the user knows.</summary>
/// <param name="Name">The property's name where the field stands behind one, otherwise the field's.</param>
/// <param name="Field">The field.</param>
internal sealed record Member(string Name, FieldInfo Field)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // FieldAttributes.NotSerialized, which is obsolete as a name alone.
    private const FieldAttributes NotSerialized = (FieldAttributes)0x80;

    /// <summary>All instance fields with data that a type declares itself, in the order of declaration; events and what its author excluded from serialization are none.</summary>
    public static IEnumerable<Member> DeclaredIn(Type type)
    {
        var events = type.GetEvents(Declared).Select(found => found.Name).ToHashSet(StringComparer.Ordinal);
        return type.GetFields(Declared)
            .Where(field => !field.FieldType.IsPointer && !field.FieldType.IsFunctionPointer)
            .Where(field => !field.Attributes.HasFlag(NotSerialized) && !(field.FieldType.IsAssignableTo(typeof(Delegate)) && BackingField.IsOfEvent(field, events)))
            .OrderBy(field => field.MetadataToken)
            .Select(field => new Member(BackingField.PropertyOf(field)?.Name ?? NameOf(field), field));
    }

    // Names that the compiler makes: <Title>k__BackingField, <title>P of a primary constructor, <Title>i__Field of an anonymous type; and those of tuples and pairs.
    private static string NameOf(FieldInfo field)
    {
        string name = field.Name;
        int end = name.LastIndexOf('>');
        if (name.StartsWith('<') && end > 1)
            return name[1..end];
        if (name.StartsWith("m_Item", StringComparison.Ordinal))
            return name[2..];
        return field.DeclaringType is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)
            ? char.ToUpperInvariant(name[0]) + name[1..]
            : name;
    }
}
