using Assay.Core.CSharp;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>Emits the specific records: what Avro's own generator, avrogen, makes of the schema.</summary>
internal static class AvroClasses
{
    private const string Known = "KnownSchemas_";

    /// <summary>An assembly holds 16 MB of texts, of which other code needs some.</summary>
    private const int MostCharacters = 4_000_000;

    /// <summary>Emits the file.</summary>
    public static EmittedFile Emit(SchemaGraph schema, string space)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line();
        var code = new SchemaCode(schema, new ShapeIdentifiers(schema.Graph.Shapes), space);
        var records = schema.Messages.Where(message => message.Kind != SchemaMessageKind.Union).ToList();
        var schemas = Schemas(schema, records, space);
        using (writer.Block($"namespace {space}"))
        {
            foreach (var (record, text) in records.Zip(schemas))
                WriteClass(record, text, code, writer);
            if (schemas[^1].StartsWith(Known, StringComparison.Ordinal))
                AvroKnownSchemas.Write(Known, AvroSchema.LineOf(schema, schema.Root, space), writer);
        }
        return new EmittedFile($"{space}.AvroRecords.g.cs", writer.ToString());
    }

    // Each has its own, complete in itself, as far as an assembly holds so many texts; else all have theirs of the root's.
    private static List<string> Schemas(SchemaGraph schema, List<SchemaMessage> records, string space)
    {
        List<string> own = [];
        var characters = 0;
        foreach (var text in records.Select(record => AvroSchema.LineOf(schema, record, space)))
        {
            characters += text.Length;
            if (characters > MostCharacters)
                return [.. records.Select(record => $"{Known}.Of({CSharpText.Literal($"{space}.{record.Name}")})")];
            own.Add($"global::Avro.Schema.Parse({CSharpText.Literal(text)})");
        }
        return own;
    }

    private static void WriteClass(SchemaMessage record, string schema, SchemaCode code, CodeWriter writer)
    {
        using (writer.Block($"public sealed class {record.Name} : global::Avro.Specific.ISpecificRecord"))
        {
            foreach (var slot in record.Slots)
                writer.Line($"public {code.PropertyTypeOf(slot)} {CSharpIdentifier.Escape(slot.Field.Property)} {{ get; set; }}");
            WriteAccess(record, schema, code, writer);
        }
        writer.Line();
    }

    private static void WriteAccess(SchemaMessage record, string schema, SchemaCode code, CodeWriter writer)
    {
        writer.Line();
        writer.Line($"public static readonly global::Avro.Schema _SCHEMA = {schema};");
        writer.Line();
        writer.Line("public global::Avro.Schema Schema => _SCHEMA;");
        writer.Line();
        // Statements, as avrogen writes them: a switch expression would give int and long arms one common type.
        using (writer.Block("public object Get(int fieldPos)"))
        using (writer.Block("switch (fieldPos)"))
        {
            foreach (var (slot, position) in record.Slots.Select((slot, position) => (slot, position)))
                writer.Line($"case {position}: return {CSharpIdentifier.Escape(slot.Field.Property)};");
            writer.Line("default: throw new global::Avro.AvroRuntimeException(\"Bad index \" + fieldPos + \" in Get()\");");
        }
        writer.Line();
        using (writer.Block("public void Put(int fieldPos, object fieldValue)"))
        using (writer.Block("switch (fieldPos)"))
        {
            foreach (var (slot, position) in record.Slots.Select((slot, position) => (slot, position)))
                writer.Line(
                    $"case {position}: {CSharpIdentifier.Escape(slot.Field.Property)} = ({code.PropertyTypeOf(slot)})fieldValue; break;");
            writer.Line("default: throw new global::Avro.AvroRuntimeException(\"Bad index \" + fieldPos + \" in Put()\");");
        }
    }
}

/// <summary>Emits a class that finds the schema of each record in that of the root.</summary>
internal static class AvroKnownSchemas
{
    /// <summary>Emits it.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="root">The root's schema.</param>
    /// <param name="writer">Takes the class.</param>
    public static void Write(string name, string root, CodeWriter writer)
    {
        using (writer.Block($"internal static class {name}"))
        {
            writer.Line("private static readonly global::System.Collections.Generic.Dictionary<string, global::Avro.Schema> all = new();");
            writer.Line();
            writer.Line($"static {name}() => Add(global::Avro.Schema.Parse({CSharpText.Literal(root)}));");
            writer.Line();
            writer.Line("public static global::Avro.Schema Of(string name) => all[name];");
            writer.Line();
            using (writer.Block("private static void Add(global::Avro.Schema schema)"))
            using (writer.Block("switch (schema)"))
                writer.Lines(
                [
                    "case global::Avro.RecordSchema record when all.TryAdd(record.Fullname, record):",
                    "    foreach (var field in record.Fields)",
                    "        Add(field.Schema);",
                    "    break;",
                    "case global::Avro.UnionSchema union:",
                    "    foreach (var alternative in union.Schemas)",
                    "        Add(alternative);",
                    "    break;",
                    "case global::Avro.ArraySchema list:",
                    "    Add(list.ItemSchema);",
                    "    break;",
                    "case global::Avro.MapSchema map:",
                    "    Add(map.ValueSchema);",
                    "    break;",
                ]);
        }
        writer.Line();
    }
}
