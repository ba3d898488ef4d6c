using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.FlatBuffers;

/// <summary>FlatBuffers' schema language, whatever compiles it.</summary>
internal abstract class FbsLanguage : SchemaLanguage
{
    /// <inheritdoc/>
    public override string Name => "FlatBuffers";

    /// <inheritdoc/>
    public override string Prefix => "Fbs";

    /// <summary>What stands behind the root's name in the schema.</summary>
    protected virtual string RootAttributes => "";

    /// <summary>Attributes that the schema declares before it uses them.</summary>
    protected virtual IReadOnlyList<string> DeclaredAttributes => [];

    /// <inheritdoc/>
    // The language has no maps.
    public override bool IsMap(DictionaryShape dictionary) => false;

    /// <inheritdoc/>
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable) => shape switch
    {
        DictionaryShape map => $"[{schema.EntryOf(map).Name}]",
        CollectionShape list when IsRepeated(shape) => $"[{schema.ElementOf(list.Element, list.IsElementNullable).SchemaType}]",
        NullableShape when schema.SingleOf(shape).Scalar is { IsReference: false } scalar => $"{scalar.SchemaType} = null",
        _ => schema.SingleOf(shape).Scalar is { } scalar ? DeclarationOf(scalar) : schema.SingleOf(shape).SchemaType,
    };

    /// <inheritdoc/>
    public override string AlternativeOf(SchemaMessage alternative) => alternative.Name;

    /// <inheritdoc/>
    public override EmittedFile EmitSchema(SchemaGraph schema, string space)
    {
        var writer = new CodeWriter();
        foreach (var attribute in DeclaredAttributes)
            writer.Line($"attribute \"{attribute}\";");
        writer.Line($"namespace {SchemaText.Spelled(space)};");
        foreach (var message in schema.Messages)
        {
            writer.Line();
            writer.Line($"table {message.Name}{(message == schema.Root ? RootAttributes : "")} {{");
            using (writer.Indent())
                writer.Lines(LinesOf(message));
            writer.Line("}");
        }
        writer.Line();
        writer.Line($"root_type {schema.Root.Name};");
        return new EmittedFile($"{SchemaText.FileOf(space)}.fbs", writer.ToString());
    }

    /// <summary>The declaration of a scalar that is always there.</summary>
    protected virtual string DeclarationOf(SchemaScalar scalar) => scalar.SchemaType;

    // Fields are found by their position: where a contract of one member leaves some out, something stands for them.
    private static IEnumerable<string> LinesOf(SchemaMessage message)
    {
        var next = 1;
        foreach (var field in message.Slots.Select(slot => slot.Field).Concat(message.Slots.Select(slot => slot.Marker).OfType<SchemaField>()).OrderBy(field => field.Number))
        {
            for (; next < field.Number; next++)
                yield return $"left_out{next}:bool (deprecated);";
            yield return $"{field.Name}:{field.Declaration};";
            next++;
        }
    }
}
