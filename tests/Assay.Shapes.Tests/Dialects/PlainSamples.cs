using System.Reflection;
using System.Text.Json;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

/// <summary>Values of the sample types, made without their constructors, and a text that shows every field of a graph.</summary>
internal static class PlainSamples
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private static readonly Assembly Plain = Assembly.LoadFrom(SampleAssembly.Path);

    public static Type TypeOf(string name) => Plain.GetType($"Shop.Catalogue.{name}", throwOnError: true)!;

    public static object New(string type, params object?[] arguments) => Activator.CreateInstance(TypeOf(type), arguments)!;

    public static object With(this object value, string member, object? content)
    {
        var type = value.GetType();
        for (var current = type; current is not null; current = current.BaseType)
        {
            if ((current.GetField(member, Own) ?? current.GetField($"<{member}>k__BackingField", Own)) is { } field)
            {
                field.SetValue(value, content);
                return value;
            }
        }
        throw new MissingFieldException(type.Name, member);
    }

    /// <summary>Every field of every object, in JSON; types as they are at run time.</summary>
    public static string Show(object? value) => JsonSerializer.Serialize(Describe(value, []));

    private static object? Describe(object? value, Dictionary<object, int> seen)
    {
        if (value is null or string
            || value.GetType().IsPrimitive
            || value.GetType().IsEnum || value.GetType().Namespace is "System" or "System.Numerics" && value is IFormattable or Uri)
            return value is IFormattable text
                ? $"{value.GetType().Name} {text.ToString(null, System.Globalization.CultureInfo.InvariantCulture)}"
                : value?.ToString();
        if (!value.GetType().IsValueType && !seen.TryAdd(value, seen.Count))
            return $"see {seen[value]}";
        if (value is System.Collections.IEnumerable items)
            return items.Cast<object?>().Select(item => Describe(item, seen)).ToList();
        var fields = new Dictionary<string, object?> { ["$"] = value.GetType().Name };
        for (var type = value.GetType(); type is not null && type != typeof(object); type = type.BaseType)
        {
            foreach (var field in type.GetFields(Own).Where(field => !field.Attributes.HasFlag((FieldAttributes)0x80)))
                fields[$"{type.Name}.{field.Name}"] = Describe(field.GetValue(value), seen);
        }
        return fields;
    }
}
