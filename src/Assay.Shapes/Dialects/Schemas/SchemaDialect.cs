using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>
/// A dialect of a schema language: a schema for the plain types, classes made of it, and a contract that converts between the two. What the schema cannot say takes
/// messages of its own; references become copies.
/// </summary>
public abstract class SchemaDialect : Dialect
{
    private protected SchemaDialect(SchemaLanguage language) => Language = language;

    private protected SchemaLanguage Language { get; }

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? SchemaRefusal.Find(graph, Language.Name) ?? RefusePruned(graph.Origin);

    /// <summary>A schema, from which classes are generated.</summary>
    public override DialectDemand Demand(ShapeGraph graph) => new()
    {
        AddedFiles = 1,
        SchemaLines = TextLines.Count(Language.EmitSchema(new SchemaGraph(graph, Language), Language.Prefix).Content),
        IsThroughGeneratedClasses = true,
    };

    /// <summary>The schema alone: how a program converts to the generated classes is its own matter.</summary>
    public override IReadOnlyList<EmittedFile> AdoptedFiles(ShapeGraph graph, EmissionContext context) =>
        [Language.EmitSchema(new SchemaGraph(graph, Language), SpaceOf(graph, context))];

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var space = SpaceOf(graph, context);
        var schema = new SchemaGraph(graph, Language);
        var name = $"{context.DataSetIdentifier}Contract";
        return new EmittedContract(
            $"global::{space}.{Language.ClassOf(schema.Root)}",
            $"new global::{space}.{name}()",
            [Language.EmitSchema(schema, space), .. Language.EmitBeside(schema, space), new SchemaContract(schema, space, name).Emit()]);
    }

    private string? RefusePruned(GraphOrigin? origin) => origin is not null && new SchemaGraph(origin.Whole, Language).Root.Kind != SchemaMessageKind.Object
        ? $"The schema wraps the root in a message, because types derive from it: a message of one member cannot read {origin.Whole.Root}."
        : null;

    private string SpaceOf(ShapeGraph graph, EmissionContext context)
    {
        var space = new ContractNaming(graph, Language.Prefix, context.Qualifier).Namespace;
        return space == Language.Prefix ? $"{space}.{context.DataSetIdentifier}" : space;
    }
}

/// <summary>Why a schema language cannot carry a graph.</summary>
internal static class SchemaRefusal
{
    private static readonly PlainSide Plain = new();

    /// <summary>The reason as a sentence; null where it can.</summary>
    public static string? Find(ShapeGraph graph, string language)
    {
        if (Finding.First(graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object }) is { } untyped)
            return $"{language} declares every type in its schema: {untyped}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > 1 }) is { } matrix)
            return $"{language} has no arrays of several dimensions: {matrix}.";
        if (Finding.First(graph, shape => shape is ObjectShape or EnumShape && !Plain.IsNameable(shape)) is { } hidden)
            return $"The conversion to messages cannot use non-public types: {hidden}.";
        if (Finding.First(graph, shape => shape is ObjectShape type && ShapeFacts.Concretes(type).Count == 0) is { } empty)
            return $"{language} declares every type in its schema, and {empty.Offender} has no concrete type: {empty}.";
        return graph.Objects.FirstOrDefault(type => !type.IsNameable && ShapeFacts.IsConcrete(type)) is { } derived
            ? $"The conversion to messages cannot use non-public types: {derived}, which a member may hold."
            : null;
    }
}
