using System.Reflection;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Graphs;

/// <summary>
/// What a field of F# or Visual Basic stands behind: their compilers name the field of an automatic property <c>Name</c> <c>Name@</c> and <c>_Name</c>, and that of
/// a union's case <c>_name</c> or <c>item1</c>. The reader of shapes knows the same names.
/// </summary>
internal static class BackingField
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const string EventSuffix = "Event";

    /// <summary>The automatic property of a field; null where there is none, or where C# made it.</summary>
    public static PropertyInfo? PropertyOf(FieldInfo field)
    {
        string name = field.Name;
        if (name.EndsWith('@'))
            return Find(field, name[..^1]);
        bool isGenerated = !name.StartsWith('<') && IsGenerated(field) && !field.IsDefined(typeof(AccessedThroughPropertyAttribute), inherit: false);
        return isGenerated ? Find(field, name.TrimStart('_')) ?? Find(field, Capital(name.TrimStart('_'))) : null;
    }

    /// <summary>Whether a field holds an event's handlers: it has the event's name, and <c>Event</c> behind it in Visual Basic.</summary>
    public static bool IsOfEvent(FieldInfo field, HashSet<string> events) => events.Contains(field.Name)
        || (field.Name.EndsWith(EventSuffix, StringComparison.Ordinal) && events.Contains(field.Name[..^EventSuffix.Length]) && IsGenerated(field));

    private static bool IsGenerated(FieldInfo field) => field.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);

    private static PropertyInfo? Find(FieldInfo field, string name) => Array.Find(
        field.DeclaringType!.GetProperties(Declared), property => property.Name == name && property.GetIndexParameters().Length == 0);

    private static string Capital(string name) => name.Length == 0 ? name : char.ToUpperInvariant(name[0]) + name[1..];
}
