using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>
/// A dialect of a schema language: a schema for the plain types, classes made of it, and a contract that converts between the two. What the
/// schema cannot say takes messages of its own; references become copies.
/// </summary>
public abstract class SchemaDialect : Dialect
{
    private readonly SchemaLanguage language;

    private protected SchemaDialect(SchemaLanguage language) => this.language = language;

    /// <inheritdoc/>
    public sealed override string Prefix => language.Prefix;

    private protected sealed override bool CarriesElements => true;

    private protected sealed override DialectBinding BindData(ShapeGraph graph, string? qualifier) =>
        SchemaRefusal.Find(graph, language) is { } sentence
        ? new DialectRefusal(sentence)
        : new BoundSchemaDialect(new SchemaGraph(graph, language), qualifier);
}

/// <summary>Emits the schema, and the contract that converts.</summary>
internal sealed class BoundSchemaDialect(SchemaGraph schema, string? qualifier) : BoundDialect(qualifier)
{
    private readonly SchemaLanguage language = schema.Language;
    private readonly ContractNaming naming = new(schema.Graph, schema.Language.Prefix, qualifier);

    /// <summary>A schema, from which classes are generated.</summary>
    public override DialectDemand Demand() => new()
    {
        AddedFiles = 1,
        SchemaLines = TextLines.Count(language.EmitSchema(schema, language.Prefix).Content),
        IsThroughGeneratedClasses = true,
    };

    /// <summary>The schema alone: how a program converts to the generated classes is its own matter.</summary>
    public override IReadOnlyList<EmittedFile> AdoptedFiles(EmissionContext context) => [language.EmitSchema(schema, SpaceOf(context))];

    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context)
    {
        var space = SpaceOf(context);
        var name = $"{context.DataSetIdentifier}Contract";
        return new EmittedContract(
            $"global::{space}.{language.ClassOf(schema.Root)}",
            $"new global::{space}.{name}()",
            [language.EmitSchema(schema, space), .. language.EmitBeside(schema, space), new SchemaContract(schema, space, name).Emit()]);
    }

    private string SpaceOf(EmissionContext context) => naming.NamespaceFor(context);
}

/// <summary>Why a schema language cannot carry a graph.</summary>
internal static class SchemaRefusal
{
    private static readonly PlainSide Plain = new();

    /// <summary>The reason as a sentence; null where it can.</summary>
    public static string? Find(
        ShapeGraph graph, SchemaLanguage language) => OfTypes(graph, language.Name) ?? OfOneMember(graph.Origin, language);

    private static string? OfTypes(ShapeGraph graph, string language)
    {
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > 1 }) is { } matrix)
            return $"{language} has no arrays of several dimensions: {matrix}.";
        if (Finding.First(graph, shape => shape is ObjectShape or EnumShape && !Plain.IsNameable(shape)) is { } hidden)
            return $"Assay cannot emit this yet: its conversion to messages cannot use non-public types: {hidden}.";
        if (Finding.First(graph, shape => shape is ObjectShape type && ShapeFacts.Concretes(type).Count == 0) is { } empty)
            return $"{language} declares every type in its schema, and {empty.Offender} has no concrete type: {empty}.";
        return graph.Objects.FirstOrDefault(type => !type.IsNameable && ShapeFacts.IsConcrete(type)) is { } derived
            ? $"Assay cannot emit this yet: its conversion to messages cannot use non-public types: {derived}, which a member may hold."
            : null;
    }

    private static string? OfOneMember(GraphOrigin? origin, SchemaLanguage language) =>
        origin is not null && new SchemaGraph(origin.Whole, language).Root.Kind != SchemaMessageKind.Object
        ? $"The schema wraps the root in a message, because types derive from it: a message of one member cannot read {origin.Whole.Root}."
        : null;
}
