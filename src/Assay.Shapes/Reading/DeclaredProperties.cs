using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>The properties without parameters that a type declares itself, read once: each of its fields asks for one.</summary>
internal sealed class DeclaredProperties
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const byte LoadField = 0x7B;
    private const byte LoadFieldAddress = 0x7C;
    private const int LongestPlainGetter = 13;
    private const int FieldTable = 0x04;
    private const int ReferenceTable = 0x0A;

    private readonly ILookup<string, PropertyInfo> named;
    private readonly ILookup<string, PropertyInfo> alike;
    private readonly Lazy<ILookup<int, PropertyInfo>> readers;

    public DeclaredProperties(Type type)
    {
        PropertyInfo[] all = [.. type.GetProperties(Own).Where(property => property.GetIndexParameters().Length == 0)];
        named = all.ToLookup(property => property.Name);
        alike = all.ToLookup(property => Bare(property.Name));
        readers = new(
            () => all.SelectMany(property => LoadsIn(property, FieldTable).Distinct().Select(field => (field, property)))
                .ToLookup(pair => pair.field, pair => pair.property));
    }

    /// <summary>The first property of a name; null for none.</summary>
    public PropertyInfo? Named(string name) => named[name].FirstOrDefault();

    /// <summary>The properties of a field's type whose name differs from the field's in case and leading marks at most.</summary>
    public IEnumerable<PropertyInfo> Alike(FieldInfo field) =>
        alike[Bare(field.Name)].Where(property => property.PropertyType == field.FieldType);

    /// <summary>The properties of a field's type whose getters read it.</summary>
    public IEnumerable<PropertyInfo> ReadersOf(FieldInfo field) =>
        readers.Value[field.MetadataToken].Where(property => property.PropertyType == field.FieldType);

    /// <summary>Whether a property's name is the field's but for case and leading marks.</summary>
    public static bool AreAlike(PropertyInfo property, FieldInfo field) => Bare(property.Name) == Bare(field.Name);

    /// <summary>Whether a getter does nothing but give a field.</summary>
    /// <param name="isGeneric">Whether its type is generic: code there names fields through references, which nothing resolves
    /// here.</param>
    public static bool IsPlainGetter(PropertyInfo property, bool isGeneric) =>
        CodeOf(property).Length <= LongestPlainGetter && LoadsIn(property, isGeneric ? ReferenceTable : FieldTable).Count == 1;

    private static List<int> LoadsIn(PropertyInfo property, int table)
    {
        var code = CodeOf(property);
        List<int> loads = [];
        for (var at = 0; at + sizeof(int) < code.Length; at++)
        {
            if (code[at] is LoadField or LoadFieldAddress && BitConverter.ToInt32(code, at + 1) is var token && token >>> 24 == table)
                loads.Add(token);
        }
        return loads;
    }

    private static byte[] CodeOf(PropertyInfo property) => property.GetMethod?.GetMethodBody()?.GetILAsByteArray() ?? [];

    private static string Bare(string name) =>
        (name.StartsWith("m_", StringComparison.Ordinal) ? name[2..] : name.TrimStart('_')).ToUpperInvariant();
}
