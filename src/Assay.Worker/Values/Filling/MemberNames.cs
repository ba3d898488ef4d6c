using System.Reflection;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>
/// Finds members by the names of a sample: exactly or by the name that an attribute gives, then without regard to case, to underscores and
/// hyphens, and to what people put before the names of fields; a field that stands behind a property has both names. Where a derived class
/// has a name of its base class again, the name alone means the derived one; <c>Base.Name</c> means the other.
/// </summary>
internal sealed class MemberNames
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
    private static readonly string[] Prefixes = ["_", "m_"];
    private readonly Dictionary<string, Member> exact = new(StringComparer.Ordinal);
    private readonly Dictionary<string, Member> similar = new(StringComparer.OrdinalIgnoreCase);
    private readonly HashSet<string> withoutStorage;

    public MemberNames(Type type)
    {
        Members = TypeMembers.Of(type);
        foreach (var member in Members.Reverse())
        {
            exact.TryAdd(member.Name, member);
            exact.TryAdd(member.FullName, member);
            similar.TryAdd(member.Name, member);
        }

        foreach (var member in Members.Reverse())
        {
            foreach (var name in GivenNames.Of(member))
                exact.TryAdd(name, member);
        }

        foreach (var member in Members.Reverse())
            similar.TryAdd(Bare(member.Name), member);
        foreach (var member in Members.Reverse().Where(member => !member.Field.Name.StartsWith('<')))
        {
            exact.TryAdd(member.Field.Name, member);
            exact.TryAdd((member with { Name = member.Field.Name }).FullName, member);
            similar.TryAdd(member.Field.Name, member);
            similar.TryAdd(Bare(member.Field.Name), member);
        }

        withoutStorage = type.GetProperties(Any).Select(property => property.Name).Concat(type.GetFields(Any).Select(field => field.Name))
            .ToHashSet(StringComparer.OrdinalIgnoreCase);
    }

    /// <summary>All members, base classes first.</summary>
    public IReadOnlyList<Member> Members { get; }

    /// <summary>The member that a name means; null for none.</summary>
    public Member? Find(string name) =>
        exact.GetValueOrDefault(name) ?? similar.GetValueOrDefault(name) ?? similar.GetValueOrDefault(Joined(name));

    /// <summary>
    /// Whether a name that means no member is that of a property without a field, or of what its author excludes from serialization.
    /// </summary>
    public bool IsWithoutStorage(string name) => withoutStorage.Contains(name);

    // _name, m_name, and Shop.IPriced.Price of a property that implements an interface.
    private static string Bare(string name)
    {
        var last = name[(name.LastIndexOf('.') + 1)..];
        string? prefix =
            Array.FindLast(Prefixes, prefix => last.StartsWith(prefix, StringComparison.Ordinal) && last.Length > prefix.Length);
        return Joined(prefix is null ? last : last[prefix.Length..]);
    }

    private static string Joined(string name) =>
        name.Replace("_", "", StringComparison.Ordinal).Replace("-", "", StringComparison.Ordinal);
}

/// <summary>
/// The names that attributes of serializers give to members, which a sample from the user's program has; read by name, so that no
/// serializer is loaded.
/// </summary>
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
            .Where(property => property.Name == member.Name
                && property.PropertyType == member.Field.FieldType && member.Field.Name != member.Name)];

    private static string? NameOf(CustomAttributeData attribute)
    {
        if (!Naming.TryGetValue(attribute.AttributeType.FullName ?? "", out var property))
            return null;
        return attribute.ConstructorArguments is [{ Value: string given }, ..] ? given
            : attribute.NamedArguments.FirstOrDefault(argument => argument.MemberName == property).TypedValue.Value as string;
    }
}

/// <summary>What an object of a sample says about itself, in the conventions that Newtonsoft.Json and System.Text.Json share.</summary>
/// <param name="Id">Its <c>$id</c>.</param>
/// <param name="Reference">The <c>$ref</c> that stands in place of an object.</param>
/// <param name="Type">Its <c>$type</c>.</param>
/// <param name="Content">Its <c>$values</c> or <c>$value</c>, which it is wrapped around.</param>
/// <param name="Leading">How many of these come before anything else.</param>
internal readonly record struct Metadata(JsonValue? Id, JsonValue? Reference, JsonValue? Type, JsonValue? Content, int Leading)
{
    /// <summary>Reads an object's metadata.</summary>
    /// <param name="isAnywhere">Whether they may stand anywhere; otherwise only before all else, as in a dictionary, whose keys may have
    /// any name.</param>
    public static Metadata Of(JsonValue json, bool isAnywhere)
    {
        Metadata found = default;
        var isLeading = true;
        foreach ((var name, var value) in json.Members())
        {
            isLeading &= IsName(name);
            if (!isLeading && !isAnywhere)
                break;
            if (IsName(name))
                found = found.With(name, value) with { Leading = found.Leading + (isLeading ? 1 : 0) };
        }

        return found;
    }

    /// <summary>Whether the name of a member is one of these.</summary>
    public static bool IsName(JsonValue name) =>
        name.Raw is [(byte)'$', ..] && name.Text is "$id" or "$ref" or "$type" or "$values" or "$value";

    private Metadata With(JsonValue name, JsonValue value)
    {
        var text = name.Text;
        var before = text switch { "$id" => Id, "$ref" => Reference, "$type" => Type, _ => Content };
        if (before is not null)
            throw name.Fault($"\"{text}\" exists twice");
        if (text is "$id" or "$ref" or "$type" && value.Kind is not (JsonKind.Text or JsonKind.Number))
            throw value.Fault($"{value.Words} was found where the text of \"{text}\" was expected");
        return text switch
        {
            "$id" => this with { Id = value },
            "$ref" => this with { Reference = value },
            "$type" => this with { Type = value },
            _ => this with { Content = value },
        };
    }
}
