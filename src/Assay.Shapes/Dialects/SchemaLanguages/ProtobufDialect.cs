using Assay.Core.CSharp;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>A proto3 schema, compiled by protoc.</summary>
public sealed class ProtobufDialect() : SchemaDialect(new ProtoLanguage())
{
    /// <inheritdoc/>
    public override string Name => "proto";
}

/// <summary>proto3, and what protoc makes of it in C#.</summary>
internal sealed class ProtoLanguage : SchemaLanguage
{
    // Protocol Buffers keeps these numbers for itself.
    private const int FirstReserved = 19_000;
    private const int LastReserved = 19_999;

    private const string Collections = "global::Google.Protobuf.Collections";

    /// <inheritdoc/>
    public override string Name => "Protocol Buffers";

    /// <inheritdoc/>
    public override string Prefix => "Proto";

    /// <inheritdoc/>
    public override bool FillsInPlace => true;

    /// <inheritdoc/>
    public override SchemaScalar? ScalarOf(Shape shape) => ProtoScalars.Find(shape);

    /// <inheritdoc/>
    public override ISchemaNames NamesFor(SchemaMessage message) =>
        new ProtoNames(message.Name, message.Kind == SchemaMessageKind.Union ? ["Value", "ValueCase", "ValueOneofCase", "ClearValue"] : []);

    /// <inheritdoc/>
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable) => shape switch
    {
        DictionaryShape dictionary when IsMap(dictionary) =>
            $"map<{ScalarOf(dictionary.Key)!.SchemaType}, {schema.ElementOf(dictionary.Value, dictionary.IsValueNullable).SchemaType}>",
        DictionaryShape dictionary => $"repeated {schema.EntryOf(dictionary).Name}",
        CollectionShape collection when IsRepeated(shape) =>
            $"repeated {schema.ElementOf(collection.Element, collection.IsElementNullable).SchemaType}",
        _ => DeclarationOf(schema.SingleOf(shape), isOptional: shape is NullableShape || !shape.IsValueType),
    };

    /// <inheritdoc/>
    public override string AlternativeOf(SchemaValue alternative) => alternative.SchemaType;

    /// <inheritdoc/>
    public override int NumberAfter(int number) => number + 1 == FirstReserved ? LastReserved + 1 : number + 1;

    /// <inheritdoc/>
    public override string NewListOf(string element) => $"{Collections}.RepeatedField<{element}>";

    /// <inheritdoc/>
    public override string NewMapOf(string key, string value) => $"{Collections}.MapField<{key}, {value}>";

    /// <inheritdoc/>
    public override string PresenceOf(SchemaSlot slot, SchemaScalar scalar) => $"message.Has{slot.Field.Property}";

    /// <inheritdoc/>
    public override string PresenceOf(string union, SchemaSlot slot, SchemaScalar scalar) =>
        $"message.ValueCase == {union}.ValueOneofCase.{slot.Field.Property}";

    /// <inheritdoc/>
    public override EmittedFile EmitSchema(SchemaGraph schema, string space) => ProtoFile.Emit(schema, space);

    private static string DeclarationOf(SchemaValue value, bool isOptional) =>
        isOptional && value.Scalar is not null ? $"optional {value.SchemaType}" : value.SchemaType;
}

/// <summary>Writes the schema.</summary>
internal static class ProtoFile
{
    /// <summary>
    /// Emits the file, named after the namespace, because its content depends on the types alone and not on the data set.
    /// </summary>
    public static EmittedFile Emit(SchemaGraph schema, string space)
    {
        var writer = new CodeWriter();
        writer.Line("syntax = \"proto3\";");
        writer.Line();
        writer.Line($"option csharp_namespace = {CSharpText.Literal(space)};");
        foreach (var message in schema.Messages)
        {
            writer.Line();
            Write(message, writer);
        }
        return new EmittedFile($"{SchemaText.FileOf(space)}.proto", writer.ToString());
    }

    private static void Write(SchemaMessage message, CodeWriter writer)
    {
        writer.Line($"message {message.Name} {{");
        using (writer.Indent())
        {
            if (message.Kind == SchemaMessageKind.Union)
                WriteAlternatives(message, writer);
            else
                WriteFields(message, writer);
        }
        writer.Line("}");
    }

    private static void WriteAlternatives(SchemaMessage message, CodeWriter writer)
    {
        writer.Line("oneof value {");
        using (writer.Indent())
            writer.Lines(message.Slots.Select(slot => Spell(slot.Field)));
        writer.Line("}");
    }

    private static void WriteFields(SchemaMessage message, CodeWriter writer)
    {
        writer.Lines(message.Slots.Select(slot => Spell(slot.Field)));
        writer.Lines(message.Slots.Where(slot => slot.Marker is not null).Select(slot => Spell(slot.Marker!)));
    }

    private static string Spell(SchemaField field) => $"{field.Declaration} {field.Name} = {field.Number};";
}
