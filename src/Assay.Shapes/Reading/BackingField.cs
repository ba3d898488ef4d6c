using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>
/// What a field stands behind. The compilers name the field of an automatic property <c>Name</c> each in its own way: <c>&lt;Name&gt;k__BackingField</c> (C#),
/// <c>_Name</c> (Visual Basic), <c>Name@</c> (F#), <c>_name</c> or <c>item1</c> (cases of F# unions). The worker's Graphs.Member knows the same names.
/// </summary>
internal static class BackingField
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const string CSharpSuffix = ">k__BackingField";
    private const string EventSuffix = "Event";

    /// <summary>The automatic property of a field; null where the field is the author's own.</summary>
    public static PropertyInfo? PropertyOf(Type type, FieldInfo field)
    {
        string name = field.Name;
        if (name.StartsWith('<'))
            return name.EndsWith(CSharpSuffix, StringComparison.Ordinal) && !name.Contains('.', StringComparison.Ordinal) ? Find(name[1..^CSharpSuffix.Length]) : null;
        if (name.EndsWith('@'))
            return Find(name[..^1]);
        return IsGenerated(field) && !IsWithEvents(field) && name.Length > 1 ? Find(name.TrimStart('_')) ?? Find(Capital(name.TrimStart('_'))) : null;

        PropertyInfo? Find(string wanted) => type.GetProperties(Own)
            .FirstOrDefault(property => property.Name == wanted && property.GetIndexParameters().Length == 0);
    }

    /// <summary>Whether a field holds an event's handlers: it has the event's name, and <c>Event</c> behind it in Visual Basic.</summary>
    public static bool IsOfEvent(FieldInfo field, IReadOnlySet<string> events) => events.Contains(field.Name)
        || (field.Name.EndsWith(EventSuffix, StringComparison.Ordinal) && events.Contains(field.Name[..^EventSuffix.Length]) && IsGenerated(field));

    // A WithEvents property of Visual Basic does more than store.
    private static bool IsWithEvents(FieldInfo field) => Has(field, "System.Runtime.CompilerServices.AccessedThroughPropertyAttribute");

    private static bool IsGenerated(FieldInfo field) => Has(field, "System.Runtime.CompilerServices.CompilerGeneratedAttribute");

    private static bool Has(FieldInfo field, string attribute) => field.GetCustomAttributesData().Any(found => found.AttributeType.FullName == attribute);

    private static string Capital(string name) => name.Length == 0 ? name : char.ToUpperInvariant(name[0]) + name[1..];
}
