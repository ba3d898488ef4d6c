using System.Reflection;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads numbers, texts, dates and all that one text makes.</summary>
internal sealed class ScalarReader(Scalar scalar) : ValueReader(scalar.Type), ITextReader
{
    public object ReadText(JsonValue text, GraphPath path)
    {
        var value = scalar.Parse(text.Text);
        var hint = scalar.Hint.Length == 0 ? "" : $", such as {scalar.Hint}";
        return value ?? throw text.Fault($"{path}: {text.Words} was found that is not {Wording.Name(Type)}{hint}");
    }

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        if (scalar.Forms == ScalarForms.Json)
            return scalar.Parse(json.Json) ?? throw Unfit(json, path);
        var form = json.Kind switch
        {
            JsonKind.Number => ScalarForms.Number,
            JsonKind.Text => ScalarForms.Text,
            JsonKind.True or JsonKind.False => ScalarForms.Boolean,
            _ => ScalarForms.None,
        };
        if ((scalar.Forms & form) != 0)
            return ReadText(json, path);

        // {"$type": "System.Guid", "$value": "..."}
        return json.Kind == JsonKind.Object && Metadata.Of(json, isAnywhere: true).Content is { } content && content.Kind != JsonKind.Object
            ? Read(content, path, run)
            : throw Unfit(json, path);
    }
}

/// <summary>Reads enums by names, several behind commas for flags, or by numbers.</summary>
internal sealed class EnumReader : ValueReader, ITextReader
{
    private const string NamingAttribute = "System.Runtime.Serialization.EnumMemberAttribute";
    private const int MostNames = 8;
    private readonly Scalar underlying;
    private readonly Dictionary<string, string> names = new(StringComparer.Ordinal);
    private readonly Dictionary<string, string> anyCase = new(StringComparer.OrdinalIgnoreCase);

    public EnumReader(Type type)
        : base(type)
    {
        underlying = Scalar.Find(Enum.GetUnderlyingType(type))!;
        foreach (var field in type.GetFields(BindingFlags.Static | BindingFlags.Public))
        {
            Add(field.Name, field.Name);
            var alias = field.GetCustomAttributesData().FirstOrDefault(attribute => attribute.AttributeType.FullName == NamingAttribute)
                ?.NamedArguments.FirstOrDefault(argument => argument.MemberName == "Value").TypedValue.Value;
            if (alias is string text)
                Add(text, field.Name);
        }
    }

    public object ReadText(JsonValue text, GraphPath path)
    {
        var given = text.Text;
        if (underlying.Parse(given) is { } number)
            return Enum.ToObject(Type, number);
        string?[] found = [.. given.Split(',', StringSplitOptions.TrimEntries).Select(Find)];
        if (found.All(name => name is not null))
            return Enum.Parse(Type, string.Join(",", found));
        var known = string.Join(", ", Enum.GetNames(Type).Take(MostNames));
        throw text.Fault($"{path}: {text.Words} was found, which is not a value of {TypeNames.Short(Type)}, such as {known}");
    }

    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run) =>
        json.Kind is JsonKind.Number or JsonKind.Text ? ReadText(json, path) : throw Unfit(json, path);

    private string? Find(string given) => names.GetValueOrDefault(given) ?? anyCase.GetValueOrDefault(given);

    private void Add(string name, string field)
    {
        names.TryAdd(name, field);
        anyCase.TryAdd(name, field);
    }
}
