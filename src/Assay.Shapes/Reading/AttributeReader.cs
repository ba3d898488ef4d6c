using System.Reflection;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>
/// Reads the attributes that several serializers read, as code: those of other libraries than the one that a copy is for decide too.
/// </summary>
internal static class AttributeReader
{
    private const string Suffix = "Attribute";

    private static readonly string[] Namespaces =
    [
        "System.ComponentModel", "System.Runtime.Serialization", "System.Xml.Serialization", "Newtonsoft.Json",
    ];

    /// <summary>Those of a type.</summary>
    public static IReadOnlyList<AttributeCode> Of(Type type) => [.. Written(type, isOfField: false)];

    /// <summary>Those of a member: of the property in front of a field, if there is one, and of the field.</summary>
    public static IReadOnlyList<AttributeCode> Of(FieldInfo field, PropertyInfo? property) =>
        [.. property is null ? [] : Written(property, isOfField: false), .. Written(field, isOfField: property is not null)];

    private static IEnumerable<AttributeCode> Written(MemberInfo member, bool isOfField) =>
        from attribute in member.GetCustomAttributesData()
        where Namespaces.Contains(attribute.AttributeType.Namespace) && attribute.AttributeType.IsVisible
        let code = CodeOf(attribute)
        where code is not null
        select new AttributeCode(attribute.AttributeType.FullName!, code, isOfField);

    // Null where an argument cannot be written, such as a type that C# cannot name.
    private static string? CodeOf(CustomAttributeData attribute)
    {
        List<string?> arguments =
        [
            .. attribute.ConstructorArguments.Select(Literal),
            .. attribute.NamedArguments.Select(named => Literal(named.TypedValue) is { } value ? $"{named.MemberName} = {value}" : null),
        ];
        if (arguments.Contains(null))
            return null;
        var name = TypeNaming.NameOf(attribute.AttributeType).CSharpName;
        return (name.EndsWith(Suffix, StringComparison.Ordinal) ? name[..^Suffix.Length] : name)
            + (arguments.Count == 0 ? "" : $"({string.Join(", ", arguments)})");
    }

    private static string? Literal(CustomAttributeTypedArgument argument) => argument.Value switch
    {
        null => $"({NameOf(argument.ArgumentType)})null",
        Type type => TypeNaming.IsWritable(type) ? $"typeof({NameOf(type)})" : null,
        IReadOnlyCollection<CustomAttributeTypedArgument> items => ArrayOf(argument.ArgumentType, [.. items.Select(Literal)]),
        string or char or bool or float or double => ConstantText.Of(argument.Value),
        var number => $"({NameOf(argument.ArgumentType)})({ConstantText.Of(number)})",
    };

    private static string? ArrayOf(Type type, IReadOnlyList<string?> items) =>
        items.Contains(null) ? null : $"new {NameOf(type.GetElementType()!)}[] {{ {string.Join(", ", items)} }}";

    private static string NameOf(Type type)
    {
        if (type.IsSZArray && type.GetElementType() is { IsArray: false } element)
            return $"{NameOf(element)}[]";
        var name = TypeNaming.NameOf(type).CSharpName;
        return type.Assembly.GetName().Name is var assembly && RuntimeTypes.IsRuntimeAssembly(assembly) ? name : CodeMarks.Mark(name);
    }
}
