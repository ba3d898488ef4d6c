using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Writes the schema.</summary>
internal static class ProtoFile
{
    /// <summary>Emits the file, named after the namespace, because its content depends on the types alone and not on the data set.</summary>
    public static EmittedFile Emit(SchemaGraph schema, string space)
    {
        var writer = new CodeWriter();
        writer.Line("syntax = \"proto3\";");
        writer.Line();
        writer.Line($"option csharp_namespace = \"{SchemaText.Spelled(space)}\";");
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
