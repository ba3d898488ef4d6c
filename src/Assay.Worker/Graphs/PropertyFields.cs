using System.Reflection;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Graphs;

/// <summary>
/// What a field of F# or Visual Basic stands behind: their compilers name the field of an automatic property <c>Name</c> <c>Name@</c> and
/// <c>_Name</c>, and that of a union's case <c>_name</c> or <c>item1</c>. The reader of shapes knows the same names.
/// </summary>
internal static class BackingField
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const string EventSuffix = "Event";

    /// <summary>The automatic property of a field; null where there is none, or where C# made it.</summary>
    public static PropertyInfo? PropertyOf(FieldInfo field)
    {
        var name = field.Name;
        if (name.EndsWith('@'))
            return Find(field, name[..^1]);
        var isGenerated = !name.StartsWith('<')
            && IsGenerated(field) && !field.IsDefined(typeof(AccessedThroughPropertyAttribute), inherit: false);
        return isGenerated ? Find(field, name.TrimStart('_')) ?? Find(field, Capital(name.TrimStart('_'))) : null;
    }

    /// <summary>Whether a field holds an event's handlers: it has the event's name, and <c>Event</c> behind it in Visual Basic.</summary>
    public static bool IsOfEvent(FieldInfo field, HashSet<string> events) => events.Contains(field.Name)
        || (field.Name.EndsWith(EventSuffix, StringComparison.Ordinal)
            && events.Contains(field.Name[..^EventSuffix.Length]) && IsGenerated(field));

    private static bool IsGenerated(FieldInfo field) => field.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);

    private static PropertyInfo? Find(FieldInfo field, string name) => Array.Find(
        field.DeclaringType!.GetProperties(Declared), property => property.Name == name && property.GetIndexParameters().Length == 0);

    private static string Capital(string name) => name.Length == 0 ? name : char.ToUpperInvariant(name[0]) + name[1..];
}

/// <summary>
/// What a field of the author's own stands behind: the property whose getter gives it, or that has its name and reads it. The reader of
/// shapes follows the same rule.
/// </summary>
internal static class OwnField
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const byte LoadField = 0x7B;
    private const byte LoadFieldAddress = 0x7C;
    private const int LongestPlainGetter = 13;
    private const int FieldTable = 0x04;
    private const int ReferenceTable = 0x0A;

    /// <summary>The property; null where the field is public, or is read by no property or by several of its type.</summary>
    public static PropertyInfo? PropertyOf(FieldInfo field)
    {
        if (field.IsPublic || field.IsAssembly || field.Name.StartsWith('<'))
            return null;
        PropertyInfo[] possible = [
            .. field.DeclaringType!.GetProperties(Declared)
                .Where(property => property.GetIndexParameters().Length == 0 && property.PropertyType == field.FieldType)];

        // What a getter of a native program reads, nothing tells: the name has to do.
        if (NativeProgram.IsThis)
            return possible.Where(property => Bare(property.Name) == Bare(field.Name)).ToArray() is [var alike] ? alike : null;
        if (field.DeclaringType.IsGenericType)
            return possible.Where(property => Bare(property.Name) == Bare(field.Name) && IsPlainGetter(property, ReferenceTable))
                .ToArray() is [var same] ? same : null;
        PropertyInfo[] readers = [.. possible.Where(property => LoadsIn(property, FieldTable).Contains(field.MetadataToken))];
        PropertyInfo[] named = [.. readers.Where(property => Bare(property.Name) == Bare(field.Name))];
        return named is [var one] ? one : readers is [var only] && IsPlainGetter(only, FieldTable) ? only : null;
    }

    private static bool IsPlainGetter(PropertyInfo property, int table) =>
        CodeOf(property).Length <= LongestPlainGetter && LoadsIn(property, table).Count == 1;

    // A generic type's code names its fields through references: their number and the name have to do.
    private static List<int> LoadsIn(PropertyInfo property, int table)
    {
        var code = CodeOf(property);
        List<int> loads = [];
        for (var at = 0; at + sizeof(int) < code.Length; at++)
        {
            if (code[at] is LoadField or LoadFieldAddress && BitConverter.ToInt32(code, at + 1) is int token && token >>> 24 == table)
                loads.Add(token);
        }

        return loads;
    }

    private static byte[] CodeOf(PropertyInfo property) => property.GetMethod?.GetMethodBody()?.GetILAsByteArray() ?? [];

    private static string Bare(string name) =>
        (name.StartsWith("m_", StringComparison.Ordinal) ? name[2..] : name.TrimStart('_')).ToUpperInvariant();
}
