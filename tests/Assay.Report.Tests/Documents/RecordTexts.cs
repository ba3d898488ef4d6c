using System.Reflection;
using System.Text;
using System.Text.Json;
using Assay.Core.Results;
using Assay.Tests.Shared;

namespace Assay.Report.Tests.Documents;

/// <summary>Records of a JSON document as sections of Markdown, each with its fields, and the enums that they hold.</summary>
/// <param name="options">How the document is written.</param>
/// <param name="elsewhere">Beginning of namespaces whose types the page of results files describes; null for that page itself.</param>
internal sealed class RecordTexts(JsonSerializerOptions options, string? elsewhere = null)
{
    private const string Schema = "results-schema.md";
    private readonly HashSet<Type> written = [];
    private readonly SortedDictionary<string, Type> enums = new(StringComparer.Ordinal);

    /// <summary>A record, and all that it holds and that no earlier section has.</summary>
    public string Of(Type root)
    {
        StringBuilder text = new();
        Queue<Type> open = new([root]);
        while (open.TryDequeue(out var record))
        {
            if (!written.Add(record))
                continue;
            var fields = FieldsOf(record);
            text.Append($"\n### {record.Name}\n\n{XmlComments.Of(record)}\n");
            if (fields.Count > 0)
                text.Append(GeneratedPart.Table(["field", "type", "meaning"], fields.Select(Cells)).TrimEnd()).Append('\n');
            foreach (var held in fields.Select(field => ElementOf(field.PropertyType)).Where(held => !IsElsewhere(held)))
            {
                if (held.IsEnum)
                    enums[held.Name] = held;
                else if (IsRecord(held))
                    open.Enqueue(held);
            }
        }

        return text.ToString();
    }

    /// <summary>The enums of all records so far.</summary>
    public string Enums() => string.Concat(enums.Values.Select(held =>
        $"\n### {held.Name}\n\n{XmlComments.Of(held)}\n"
            + GeneratedPart.Table(["value", "meaning"], held.GetFields(BindingFlags.Public | BindingFlags.Static)
                .Select(value => (string[])[$"`{JsonNamingPolicy.CamelCase.ConvertName(value.Name)}`", XmlComments.Of(value)])).TrimEnd()
            + "\n"));

    /// <summary>The fields that a document has of a record.</summary>
    public IReadOnlyList<PropertyInfo> FieldsOf(Type record) =>
    [
        .. options.GetTypeInfo(record).Properties.Select(field => field.AttributeProvider).OfType<PropertyInfo>()
            .Where(property => property.GetMethod!.GetBaseDefinition().DeclaringType == record),
    ];

    private IEnumerable<string> Cells(PropertyInfo field) =>
        [$"`{JsonNamingPolicy.CamelCase.ConvertName(field.Name)}`", TypeOf(field), XmlComments.Of(field)];

    private string TypeOf(PropertyInfo field)
    {
        var isOpen = new NullabilityInfoContext().Create(field).ReadState == NullabilityState.Nullable;
        var type = Nullable.GetUnderlyingType(field.PropertyType) ?? field.PropertyType;
        return (type == typeof(string) || !type.IsGenericType ? NameOf(type) : NameOfMany(type)) + (isOpen ? " or null" : "");
    }

    private string NameOfMany(Type type) =>
        type.GetGenericArguments() is [var key, var value] && key == typeof(string)
        ? $"object: name to {NameOf(value)}"
        : $"list of {NameOf(type.GetGenericArguments()[^1])}";

    private string NameOf(Type type) => Type.GetTypeCode(type) switch
    {
        _ when type.IsEnum || IsRecord(type) => $"[{type.Name}]({(IsElsewhere(type) ? Schema : "")}#{type.Name.ToLowerInvariant()})",
        _ when type == typeof(ExperimentOptions) || type == typeof(ExperimentSamples) => "[object](#experiments)",
        TypeCode.Boolean => "boolean",
        TypeCode.String => "string",
        TypeCode.Double => "number",
        TypeCode.Int32 or TypeCode.Int64 or TypeCode.UInt64 => "integer",
        _ when type == typeof(DateTimeOffset) => "string",
        _ when type.IsGenericType => NameOfMany(type),
        _ => throw new NotSupportedException($"The page has no word for {type}."),
    };

    private static Type ElementOf(Type type) => type.IsGenericType ? ElementOf(type.GetGenericArguments()[^1]) : type;

    private bool IsElsewhere(Type type) => elsewhere is not null && type.Namespace!.StartsWith(elsewhere, StringComparison.Ordinal);

    private static bool IsRecord(Type type) => !type.IsEnum && !type.IsAbstract && !type.IsGenericType
        && type.Namespace!.StartsWith("Assay.", StringComparison.Ordinal);
}
