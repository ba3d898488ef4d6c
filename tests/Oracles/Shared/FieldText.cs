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
        IDictionary map => $"{{{string.Join(", ", EntriesOf(map).Select(entry => $"{Of(entry.Key)}: {Of(entry.Value)}"))}}}",
        IEnumerable items =>
            $"[{string.Join(", ", items.Cast<object?>().Select(Of))}]{(IsOwn(value.GetType()) ? FieldsIn(value, IsOwn) : "")}",
        _ => FieldsIn(value, _ => true),
    };

    // What collections of the runtime hold is told by their elements.
    private static bool IsOwn(Type type) => type.Namespace == nameof(OwnClasses);

    private static string FieldsIn(object value, Func<Type, bool> counts) =>
        $"{{{string.Join(", ", from field in FieldsOf(value.GetType())
                                where counts(field.DeclaringType!)
                                select $"{field.Name} = {Of(field.GetValue(value))}")}}}";

    // Who asks a Hashtable for its keys leaves a field in it that points back to it.
    private static IEnumerable<DictionaryEntry> EntriesOf(IDictionary map)
    {
        IDictionaryEnumerator entries = map.GetEnumerator();
        while (entries.MoveNext())
            yield return entries.Entry;
    }

    private static IEnumerable<FieldInfo> FieldsOf(Type? type) => type is null
        ? []
        : FieldsOf(type.BaseType)
            .Concat(type.GetFields(Declared).Where(field => !field.IsNotSerialized && !field.FieldType.IsAssignableTo(typeof(Delegate))));
}
