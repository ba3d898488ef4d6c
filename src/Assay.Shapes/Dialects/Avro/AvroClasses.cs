using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Avro;

/// <summary>Emits the classes for records. Specific ones are what Avro's own generator, avrogen, makes of the schema.</summary>
internal static class AvroClasses
{
    /// <summary>The class that lists the records for reflection.</summary>
    public const string Records = "AvroRecordsContract";

    /// <summary>Emits the file.</summary>
    public static EmittedFile Emit(SchemaGraph schema, string space, bool isSpecific)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line();
        var code = new SchemaCode(schema, new ShapeIdentifiers(schema.Graph.Shapes), space);
        var records = schema.Messages.Where(message => message.Kind != SchemaMessageKind.Union).ToList();
        using (writer.Block($"namespace {space}"))
        {
            foreach (var record in records)
                WriteClass(record, code, space, isSpecific, writer);
            if (!isSpecific)
                WriteRecords(records, code, space, writer);
        }
        return new EmittedFile($"{SchemaText.Spelled(space)}.AvroRecords.g.cs", writer.ToString());
    }

    private static void WriteClass(SchemaMessage record, SchemaCode code, string space, bool isSpecific, CodeWriter writer)
    {
        using (writer.Block($"public sealed class {record.Name}{(isSpecific ? " : global::Avro.Specific.ISpecificRecord" : "")}"))
        {
            foreach (var slot in record.Slots)
                writer.Line($"public {code.PropertyTypeOf(slot)} {CSharpIdentifier.Escape(slot.Field.Property)} {{ get; set; }}");
            if (isSpecific)
                WriteAccess(record, code, space, writer);
        }
        writer.Line();
    }

    private static void WriteAccess(SchemaMessage record, SchemaCode code, string space, CodeWriter writer)
    {
        writer.Line();
        writer.Line($"public static readonly global::Avro.Schema _SCHEMA = global::Avro.Schema.Parse({CSharpIdentifier.Quote(AvroSchema.Of(code.Schema, record, space))});");
        writer.Line();
        writer.Line("public global::Avro.Schema Schema => _SCHEMA;");
        writer.Line();
        using (writer.Block("public object Get(int fieldPos) => fieldPos switch", "};"))
        {
            foreach (var (slot, position) in record.Slots.Select((slot, position) => (slot, position)))
                writer.Line($"{position} => {CSharpIdentifier.Escape(slot.Field.Property)},");
            writer.Line("_ => throw new global::Avro.AvroRuntimeException(\"Bad index \" + fieldPos + \" in Get()\"),");
        }
        writer.Line();
        using (writer.Block("public void Put(int fieldPos, object fieldValue)"))
        using (writer.Block("switch (fieldPos)"))
        {
            foreach (var (slot, position) in record.Slots.Select((slot, position) => (slot, position)))
                writer.Line($"case {position}: {CSharpIdentifier.Escape(slot.Field.Property)} = ({code.PropertyTypeOf(slot)})fieldValue; break;");
            writer.Line("default: throw new global::Avro.AvroRuntimeException(\"Bad index \" + fieldPos + \" in Put()\");");
        }
    }

    // The root's record stands last: a class is registered before those that hold it.
    private static void WriteRecords(IEnumerable<SchemaMessage> records, SchemaCode code, string space, CodeWriter writer)
    {
        const string pair = "global::System.Collections.Generic.KeyValuePair<global::System.Type, string>";
        using (writer.Block($"internal static class {Records}"))
        using (writer.Block($"public static readonly {pair}[] All =", "};"))
        {
            foreach (var record in records.Reverse())
                writer.Line($"new {pair}(typeof({code.TypeOf(record)}), {CSharpIdentifier.Quote(AvroSchema.Of(code.Schema, record, space))}),");
        }
    }
}
