using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Avro;

/// <summary>Writes a record's schema: each record where it is met first, by its name from there on.</summary>
internal sealed class AvroSchema
{
    private static readonly JsonSerializerOptions Readable = new() { WriteIndented = true, NewLine = "\n", MaxDepth = 10_000, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private readonly HashSet<SchemaMessage> _written = [];
    private readonly SchemaGraph _schema;
    private readonly string _space;

    private AvroSchema(SchemaGraph schema, string space) => (_schema, _space) = (schema, space);

    /// <summary>The schema of a message, complete in itself.</summary>
    public static string Of(SchemaGraph schema, SchemaMessage message, string space) => new AvroSchema(schema, space).Of(message).ToJsonString(Readable);

    private JsonNode Of(SchemaMessage message)
    {
        if (message.Kind == SchemaMessageKind.Union)
            return OneOf(message.Slots.Select(slot => Of(_schema.ObjectOf((ObjectShape)slot.Shape))));
        if (!_written.Add(message))
            return $"{SchemaText.Spelled(_space)}.{message.Name}";
        return new JsonObject
        {
            ["type"] = "record",
            ["name"] = message.Name,
            ["namespace"] = SchemaText.Spelled(_space),
            ["fields"] = new JsonArray([.. message.Slots.Select(slot => new JsonObject { ["name"] = slot.Field.Name, ["type"] = Of(slot.Shape, slot.IsNullable) })]),
        };
    }

    private JsonNode Of(Shape shape, bool isNullable)
    {
        var type = shape switch
        {
            DictionaryShape map when _schema.Language.IsMap(map) => new JsonObject { ["type"] = "map", ["values"] = OfElement(map.Value, map.IsValueNullable) },
            DictionaryShape map => new JsonObject { ["type"] = "array", ["items"] = Of(_schema.EntryOf(map)) },
            CollectionShape list when _schema.Language.IsRepeated(shape) => new JsonObject { ["type"] = "array", ["items"] = OfElement(list.Element, list.IsElementNullable) },
            _ => Of(_schema.SingleOf(shape)),
        };
        return IsOptional(shape, isNullable) ? OneOf(["null", .. type is JsonArray union ? union.Select(alternative => alternative!.DeepClone()) : [type]]) : type;
    }

    private JsonNode OfElement(Shape shape, bool isNullable) =>
        _schema.IsNested(shape, isNullable) || _schema.ElementOf(shape, isNullable).Message?.Kind != SchemaMessageKind.Wrapper ? Of(shape, isNullable) : Of(_schema.ElementOf(shape, isNullable));

    private JsonNode Of(SchemaValue value) => value.Scalar is { } scalar ? scalar.SchemaType : Of(value.Message!);

    private static JsonNode OneOf(IEnumerable<JsonNode?> alternatives) => alternatives.ToArray() is var all && all.Length == 1 ? all[0]! : new JsonArray(all);

    // An immutable array may have no content at all, which is a null.
    private static bool IsOptional(Shape shape, bool isNullable) => shape is NullableShape || (isNullable && !shape.IsValueType) || shape is CollectionShape { IsValueType: true };
}
