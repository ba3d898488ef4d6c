using System.Reflection;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Filling;

/// <summary>The names that attributes of serializers give to members, which a sample from the user's program has; read by name, so that no serializer is loaded.</summary>
internal static class GivenNames
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // The attribute, and the property that holds the name where the constructor does not take it.
    private static readonly Dictionary<string, string> Naming = new(StringComparer.Ordinal)
    {
        ["System.Text.Json.Serialization.JsonPropertyNameAttribute"] = "",
        ["Newtonsoft.Json.JsonPropertyAttribute"] = "PropertyName",
        ["System.Runtime.Serialization.DataMemberAttribute"] = "Name",
    };

    /// <summary>The names of a member.</summary>
    public static IReadOnlyList<string> Of(Member member)
    {
        try
        {
            return [.. Carriers(member).SelectMany(carrier => carrier.GetCustomAttributesData()).Select(NameOf).OfType<string>()];
        }
        catch (Exception exception) when (exception is IOException or TypeLoadException or BadImageFormatException)
        {
            // The attribute's assembly is not here; then nobody can read by its names.
            return [];
        }
    }

    private static IEnumerable<MemberInfo> Carriers(Member member) =>
        [member.Field, .. member.Field.DeclaringType!.GetProperties(Declared)
            .Where(property => property.Name == member.Name && (member.Field.Name.StartsWith('<') || BackingField.PropertyOf(member.Field) is not null))];

    private static string? NameOf(CustomAttributeData attribute)
    {
        if (!Naming.TryGetValue(attribute.AttributeType.FullName ?? "", out string? property))
            return null;
        return attribute.ConstructorArguments is [{ Value: string given }, ..] ? given
            : attribute.NamedArguments.FirstOrDefault(argument => argument.MemberName == property).TypedValue.Value as string;
    }
}
