using Assay.Shapes.Emission;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Writes the schema.</summary>
internal static class ProtoFile
{
    /// <summary>Emits the file, named after the namespace, because its content depends on the types alone and not on the data set.</summary>
    public static EmittedFile Emit(ProtoSchema schema, string space)
    {
        var spelled = space.Replace("@", "", StringComparison.Ordinal);
        var writer = new CodeWriter();
        writer.Line("syntax = \"proto3\";");
        writer.Line();
        writer.Line($"option csharp_namespace = \"{spelled}\";");
        foreach (var message in schema.Messages)
        {
            writer.Line();
            Write(message, writer);
        }
        return new EmittedFile($"{string.Concat(spelled.Split('.').Select(CSharpIdentifier.Pascal))}.proto", writer.ToString());
    }

    private static void Write(ProtoMessage message, CodeWriter writer)
    {
        writer.Line($"message {message.Name} {{");
        using (writer.Indent())
        {
            if (message.Kind == ProtoMessageKind.Union)
                WriteAlternatives(message, writer);
            else
                WriteFields(message, writer);
        }
        writer.Line("}");
    }

    private static void WriteAlternatives(ProtoMessage message, CodeWriter writer)
    {
        writer.Line("oneof value {");
        using (writer.Indent())
            writer.Lines(message.Slots.Select(slot => slot.Field.ToString()));
        writer.Line("}");
    }

    private static void WriteFields(ProtoMessage message, CodeWriter writer)
    {
        writer.Lines(message.Slots.Select(slot => slot.Field.ToString()));
        writer.Lines(message.Slots.Where(slot => slot.Marker is not null).Select(slot => slot.Marker!.ToString()));
    }
}
