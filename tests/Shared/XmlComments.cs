using System.Collections.Concurrent;
using System.Reflection;
using System.Text.Json;
using System.Text.RegularExpressions;
using System.Xml.Linq;

namespace Assay.Tests.Shared;

/// <summary>Documentation comments of compiled code, as Markdown.</summary>
internal static partial class XmlComments
{
    private static readonly ConcurrentDictionary<Assembly, IReadOnlyDictionary<string, XElement>> Known = [];

    /// <summary>What a type is.</summary>
    public static string Of(Type type) => Summary(type.Assembly, NameOf('T', type));

    /// <summary>What a property, or a value of an enum, means. That of a positional record is a parameter of the record.</summary>
    public static string Of(MemberInfo member)
    {
        var type = member.DeclaringType!;
        var own = Summary(type.Assembly, $"{NameOf(member is FieldInfo ? 'F' : 'P', type)}.{member.Name}");
        if (own.Length > 0 || !Comments(type.Assembly).TryGetValue(NameOf('T', type), out var whole))
            return own;
        var parameter = whole.Elements("param").FirstOrDefault(candidate => (string?)candidate.Attribute("name") == member.Name);
        return parameter is null ? "" : Text(parameter);
    }

    /// <summary>What the parameters of a type's constructor mean.</summary>
    public static IEnumerable<string> Parameters(Type type) =>
        Comments(type.Assembly).TryGetValue(NameOf('T', type), out var whole) ? whole.Elements("param").Select(Text) : [];

    private static string Summary(Assembly assembly, string name) =>
        Comments(assembly).TryGetValue(name, out var comment) && comment.Element("summary") is { } summary ? Text(summary) : "";

    private static string NameOf(char kind, Type type) => $"{kind}:{type.FullName!.Replace('+', '.')}";

    private static IReadOnlyDictionary<string, XElement> Comments(Assembly assembly) => Known.GetOrAdd(assembly, static one =>
        XDocument.Load(Path.ChangeExtension(one.Location, ".xml")).Descendants("member")
            .ToDictionary(member => (string)member.Attribute("name")!));

    private static string Text(XElement element) => Blanks().Replace(string.Concat(element.Nodes().Select(Text)), " ").Trim();

    private static string Text(XNode node) => node switch
    {
        XText text => text.Value,
        XElement { Name.LocalName: "c" } code => $"`{code.Value}`",
        XElement { Name.LocalName: "see" } see => Shown(see),
        XElement element => Text(element),
        _ => "",
    };

    private static string Shown(XElement see)
    {
        if ((string?)see.Attribute("langword") is { } word)
            return $"`{word}`";
        var reference = (string)see.Attribute("cref")!;
        var name = reference[(reference.LastIndexOf('.') + 1)..];
        return see.Value.Length > 0 ? see.Value
            : reference[0] == 'F' && ConstantOf(reference[2..^(name.Length + 1)], name) is { } text ? $"`{text}`"
            : reference[0] is 'P' or 'F' ? $"`{JsonNamingPolicy.CamelCase.ConvertName(name)}`"
            : $"`{name}`";
    }

    private static string? ConstantOf(string type, string name)
    {
        var declaring = AppDomain.CurrentDomain.GetAssemblies().Select(assembly => assembly.GetType(type)).OfType<Type>().FirstOrDefault();
        return declaring?.GetField(name) is { IsLiteral: true } field ? field.GetRawConstantValue() as string : null;
    }

    [GeneratedRegex(@"\s+")]
    private static partial Regex Blanks();
}
