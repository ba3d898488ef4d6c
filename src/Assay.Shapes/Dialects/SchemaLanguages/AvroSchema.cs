using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Assay.Core.CSharp;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>Writes a record's schema: each record where it is met first, by its name from there on.</summary>
internal sealed class AvroSchema
{
    private static readonly JsonSerializerOptions Readable = new()
    {
        WriteIndented = true,
        NewLine = "\n",
        MaxDepth = 10_000,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };
    private static readonly JsonSerializerOptions Compact = new(Readable) { WriteIndented = false };

    private readonly HashSet<SchemaMessage> written = [];
    private readonly SchemaGraph schema;
    private readonly string space;

    private AvroSchema(SchemaGraph schema, string space) => (this.schema, this.space) = (schema, space);

    /// <summary>The schema of the root, for people.</summary>
    public static string Of(SchemaGraph schema, string space) => TextOf(new AvroSchema(schema, space).Of(schema.Root));

    /// <summary>
    /// The schema of a message, complete in itself, in one line: the class of each record has its own, and spaces of deep ones would fill
    /// most of the file.
    /// </summary>
    public static string LineOf(SchemaGraph schema, SchemaMessage message, string space) =>
        LineOf(new AvroSchema(schema, space).Of(message));

    /// <summary>A schema for people.</summary>
    public static string TextOf(JsonNode schema) => schema.ToJsonString(Readable);

    /// <summary>A schema in one line.</summary>
    public static string LineOf(JsonNode schema) => schema.ToJsonString(Compact);

    /// <summary>The expression that gives the library's schema of a text.</summary>
    public static string ParsedIn(string text) => $"global::Avro.Schema.Parse({CSharpText.Literal(text)})";

    /// <summary>A union of what it is and null.</summary>
    public static JsonNode OrNull(JsonNode type) =>
        OneOf(["null", .. type is JsonArray union ? union.Select(alternative => alternative!.DeepClone()) : [type]]);

    private JsonNode Of(SchemaMessage message)
    {
        if (message.Kind == SchemaMessageKind.Union)
            return OneOf(message.Slots.Select(slot => Of(schema.AlternativeOf(slot.Shape))));
        if (!written.Add(message))
            return $"{space}.{message.Name}";
        return new JsonObject
        {
            ["type"] = "record",
            ["name"] = message.Name,
            ["namespace"] = space,
            ["fields"] = new JsonArray(
                [.. message.Slots.Select(
                    slot => new JsonObject { ["name"] = slot.Field.Name, ["type"] = Of(slot.Shape, slot.IsNullable) })]),
        };
    }

    private JsonNode Of(Shape shape, bool isNullable)
    {
        var type = shape switch
        {
            DictionaryShape map when schema.Language.IsMap(map) => new JsonObject
            {
                ["type"] = "map",
                ["values"] = OfElement(map.Value, map.IsValueNullable),
            },
            DictionaryShape map => new JsonObject { ["type"] = "array", ["items"] = Of(schema.EntryOf(map)) },
            CollectionShape list when schema.Language.IsRepeated(shape) => new JsonObject
            {
                ["type"] = "array",
                ["items"] = OfElement(list.Element, list.IsElementNullable),
            },
            _ => Of(schema.SingleOf(shape)),
        };
        return IsOptional(shape, isNullable) ? OrNull(type) : type;
    }

    private JsonNode OfElement(Shape shape, bool isNullable) =>
        schema.IsNested(shape, isNullable) || schema.ElementOf(shape, isNullable).Message?.Kind != SchemaMessageKind.Wrapper
            ? Of(shape, isNullable)
            : Of(schema.ElementOf(shape, isNullable));

    private JsonNode Of(SchemaValue value) => value.Scalar is { } scalar ? scalar.SchemaType : Of(value.Message!);

    private static JsonNode OneOf(IEnumerable<JsonNode?> alternatives) =>
        alternatives.ToArray() is var all && all.Length == 1 ? all[0]! : new JsonArray(all);

    // An immutable array may have no content at all, which is a null.
    private static bool IsOptional(Shape shape, bool isNullable) =>
        shape is NullableShape || (isNullable && !shape.IsValueType) || shape is CollectionShape { IsValueType: true };
}

/// <summary>
/// The scalars that stand for .NET's primitives. Avro's integers are signed and have 32 or 64 bits: smaller ones widen, unsigned ones of 64
/// bits keep their bits. A decimal of Avro has the schema's scale whatever the value's is, so that decimals travel as texts.
/// </summary>
internal static class AvroScalars
{
    /// <summary>The scalar of a shape; null for records, arrays and maps.</summary>
    public static SchemaScalar? Find(Shape shape) => FindBare(shape) is { } scalar
        ? scalar with { IsMapKey = shape is PrimitiveShape { Kind: PrimitiveKind.String } }
        : null;

    private static SchemaScalar? FindBare(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Find(primitive.Kind),
        UnsupportedShape { HasText: true } => SchemaScalars.OfRuntime("string", shape),
        EnumShape type => OfEnum(type),
        _ when SchemaScalars.IsBytes(shape) => new("bytes", "byte[]", "$", "$") { IsReference = true },
        _ => null,
    };

    // Numbers rather than enums of the schema: they keep values that have no name.
    private static SchemaScalar OfEnum(EnumShape type)
    {
        var (avro, number) = type.Underlying is PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.UInt32
            ? ("long", "long")
            : ("int", "int");
        return new(avro, number, $"({number})$", $"({type.TypeName.CSharpName})$");
    }

    private static SchemaScalar? Find(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Boolean => SchemaScalars.Same("boolean", "bool"),
        PrimitiveKind.Byte or PrimitiveKind.SByte or PrimitiveKind.Int16 or PrimitiveKind.UInt16 =>
            SchemaScalars.Widened("int", "int", Spelling.Of(kind)),
        PrimitiveKind.Char => SchemaScalars.Widened("int", "int", "char"),
        PrimitiveKind.Int32 => SchemaScalars.Same("int", "int"),
        PrimitiveKind.UInt32 => SchemaScalars.Widened("long", "long", Spelling.Of(kind)),
        PrimitiveKind.Int64 => SchemaScalars.Same("long", "long"),
        PrimitiveKind.UInt64 => new("long", "long", "(long)$", "(ulong)$") { ConvertedAs = "as its bits" },
        PrimitiveKind.Single => SchemaScalars.Same("float", "float"),
        PrimitiveKind.Double => SchemaScalars.Same("double", "double"),
        PrimitiveKind.String => SchemaScalars.Text("string"),
        _ => SchemaScalars.Converted(kind, "string", "int", "long") ?? SchemaScalars.AsBytes(kind, "bytes"),
    };
}
