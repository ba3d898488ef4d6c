using System.Text.Json.Nodes;
using Assay.Core.CSharp;
using Assay.Shapes.Adoption;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>
/// Your own types as they are, and an Avro schema in JSON with a field of its name for each member that holds something.
/// </summary>
public sealed class AvroReflectDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "avro-reflect";

    /// <inheritdoc/>
    public override string OneMemberRefusal => AvroLanguage.OneMemberRefusal;

    private protected override bool TakesTypesAsTheyAre(ShapeGraph graph) => true;

    private protected override DialectBinding BindData(ShapeGraph graph, string? qualifier) => Refuse(graph) is { } sentence
        ? new DialectRefusal(sentence)
        : new BoundAvroReflectDialect(graph, qualifier);

    // Where no schema can be written, nothing can be given to the library.
    private static string? Refuse(ShapeGraph graph)
    {
        if (Finding.First(
            graph, shape => shape is UnsupportedShape { HasText: false } odd && !AvroTypeSchema.IsAddress(odd)) is { } untyped)
            return $"Avro declares every type in its schema: {untyped}.";
        return Finding.First(graph, shape => shape is ObjectShape type && ShapeFacts.Concretes(type).Count == 0) is { } empty
            ? $"Avro declares every type in its schema, and {empty.Offender} has no concrete type: {empty}."
            : null;
    }
}

/// <summary>Emits the schema, and which record stands for which class.</summary>
internal sealed class BoundAvroReflectDialect(ShapeGraph graph, string? qualifier) : BoundDialect(qualifier)
{
    private const string Records = "AvroRecords";
    private const string Pair = "global::System.Collections.Generic.KeyValuePair<global::System.Type, string>";
    private static readonly PlainSide Plain = new();
    private readonly ContractNaming naming = new(graph, "AvroReflect", qualifier);
    private readonly AvroTypeNames names = new(graph);

    /// <summary>The schema alone.</summary>
    public override DialectDemand Demand() => new() { AddedFiles = 1, SchemaLines = TextLines.Count(Schema) };

    /// <inheritdoc/>
    public override IReadOnlyList<EmittedFile> AdoptedFiles(EmissionContext context) => [SchemaFile(SpaceOf(context))];

    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context)
    {
        var space = SpaceOf(context);
        var emitted = BoundPlainDialect.Emit(graph, space, context, [($"global::{space}.{Records}.All", RecordsFile(space))]);
        return emitted with { Files = [SchemaFile(space), .. emitted.Files] };
    }

    private EmittedFile SchemaFile(string space) => new($"{SchemaText.FileOf(space)}.avsc", Schema + "\n");

    private string Schema => AvroSchema.TextOf(new AvroTypeSchema(graph, names).OfPlace(graph.Root, isNullable: false));

    // Classes are registered before those that hold them, and the root's schema stands last.
    private EmittedFile RecordsFile(string space)
    {
        var writer = CodeWriter.ForFile();
        using (writer.Block($"namespace {space}"))
        using (writer.Block($"internal static class {Records}"))
        using (writer.Block($"public static readonly {Pair}[] All =", "};"))
        {
            foreach (var shape in graph.Shapes.Where(AvroTypeSchema.IsRecord).Reverse())
                writer.Line(EntryOf(shape, new AvroTypeSchema(graph, names).Of(shape)));
            writer.Line(EntryOf(graph.Root, new AvroTypeSchema(graph, names).OfPlace(graph.Root, isNullable: false)));
        }
        return new EmittedFile($"{space}.{Records}.g.cs", writer.ToString());
    }

    private static string EntryOf(Shape shape, JsonNode schema) =>
        $"new {Pair}({Plain.TypeExpressionOf(shape)}{(Plain.IsNameable(shape) ? "" : "!")}, "
        + $"{CSharpText.Literal(AvroSchema.LineOf(schema))}),";

    private string SpaceOf(EmissionContext context) => naming.NamespaceFor(context);
}
