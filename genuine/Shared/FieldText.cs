using System.Collections;
using System.Globalization;
using System.Reflection;

/// <summary>All fields of a value as text.</summary>
internal static class FieldText
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static string Of(object? value) => value switch
    {
        null => "null",
        string text => $"\"{text}\"",
        IConvertible simple => simple.ToString(CultureInfo.InvariantCulture),
        IDictionary map => $"{{{string.Join(", ", map.Keys.Cast<object>().Select(key => $"{Of(key)}: {Of(map[key])}"))}}}",
        IEnumerable items => $"[{string.Join(", ", items.Cast<object?>().Select(Of))}]",
        _ => $"{{{string.Join(", ", FieldsOf(value.GetType()).Select(field => $"{field.Name} = {Of(field.GetValue(value))}"))}}}",
    };

    private static IEnumerable<FieldInfo> FieldsOf(Type? type) => type is null
        ? []
        : FieldsOf(type.BaseType).Concat(type.GetFields(Declared).Where(field => !field.IsNotSerialized && !field.FieldType.IsAssignableTo(typeof(Delegate))));
}
