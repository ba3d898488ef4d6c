using Assay.Core.CSharp;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>Emits the specific records: what Avro's own generator, avrogen, makes of the schema.</summary>
internal static class AvroClasses
{
    /// <summary>An assembly holds 16 MB of texts, of which other code needs some.</summary>
    private const int MostCharacters = 4_000_000;

    public static EmittedFile Emit(SchemaGraph schema, string space)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line();
        var code = new SchemaCode(schema, new ShapeIdentifiers(schema.Graph.Shapes), space);
        var records = schema.Messages.Where(message => message.Kind != SchemaMessageKind.Union).ToList();
        var own = OwnTexts(schema, records, space);
        using (writer.Block($"namespace {space}"))
        {
            foreach (var (record, position) in records.Select((record, position) => (record, position)))
                WriteClass(
                    record, own is null ? AvroKnownSchemas.Of($"{space}.{record.Name}") : AvroSchema.ParsedIn(own[position]), code, writer);
            if (own is null)
                AvroKnownSchemas.Write(AvroSchema.LineOf(schema, schema.Root, space), writer);
        }
        return new EmittedFile($"{space}.AvroRecords.g.cs", writer.ToString());
    }

    // Each has its own schema, complete in itself; null where an assembly would not hold so many texts.
    private static List<string>? OwnTexts(SchemaGraph schema, List<SchemaMessage> records, string space)
    {
        List<string> own = [];
        var characters = 0;
        foreach (var record in records)
        {
            own.Add(AvroSchema.LineOf(schema, record, space));
            characters += own[^1].Length;
            if (characters > MostCharacters)
                return null;
        }
        return own;
    }

    private static void WriteClass(SchemaMessage record, string schema, SchemaCode code, CodeWriter writer)
    {
        using (writer.Block($"public sealed class {record.Name} : global::Avro.Specific.ISpecificRecord"))
        {
            foreach (var slot in record.Slots)
                writer.Line($"public {code.PropertyTypeOf(slot)} {PropertyOf(slot)} {{ get; set; }}");
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
        WriteSwitch("object Get(int fieldPos)", "Get()", record, slot => $"return {PropertyOf(slot)};", writer);
        writer.Line();
        WriteSwitch("void Put(int fieldPos, object fieldValue)", "Put()", record,
            slot => $"{PropertyOf(slot)} = ({code.PropertyTypeOf(slot)})fieldValue; break;", writer);
    }

    private static void WriteSwitch(
        string method, string name, SchemaMessage record, Func<SchemaSlot, string> statement, CodeWriter writer)
    {
        using (writer.Block($"public {method}"))
        using (writer.Block("switch (fieldPos)"))
        {
            foreach (var (slot, position) in record.Slots.Select((slot, position) => (slot, position)))
                writer.Line($"case {position}: {statement(slot)}");
            writer.Line(
                $"default: throw new global::Avro.AvroRuntimeException(\"Bad index \" + fieldPos + {CSharpText.Literal($" in {name}")});");
        }
    }

    private static string PropertyOf(SchemaSlot slot) => CSharpIdentifier.Escape(slot.Field.Property);
}

/// <summary>Emits a class that finds the schema of each record in that of the root.</summary>
internal static class AvroKnownSchemas
{
    private const string Class = "KnownSchemas_";

    /// <summary>The expression for the schema of a record.</summary>
    /// <param name="record">The record's name with its namespace.</param>
    public static string Of(string record) => $"{Class}.Of({CSharpText.Literal(record)})";

    /// <summary>Emits it.</summary>
    public static void Write(string root, CodeWriter writer)
    {
        using (writer.Block($"internal static class {Class}"))
        {
            writer.Line("private static readonly global::System.Collections.Generic.Dictionary<string, global::Avro.Schema> all = new();");
            writer.Line();
            writer.Line($"static {Class}() => Add({AvroSchema.ParsedIn(root)});");
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
