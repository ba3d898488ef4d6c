using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>
/// Protocol Buffers: a proto3 schema, from which protoc generates the contract types, and a contract that converts between them and the plain
/// types. What the schema cannot say (nulls in lists, lists in lists, derived types) takes messages of its own; references become copies.
/// </summary>
public sealed class ProtobufDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "proto";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? ProtoRefusal.Find(graph) ?? RefusePruned(graph.Origin);

    /// <summary>A schema, from which classes are generated.</summary>
    public override DialectDemand Demand(ShapeGraph graph) => new()
    {
        AddedFiles = 1,
        SchemaLines = TextLines.Count(ProtoFile.Emit(new ProtoSchema(graph), "Proto").Content),
        IsThroughGeneratedClasses = true,
    };

    /// <summary>The schema alone: how a program converts to the generated classes is its own matter.</summary>
    public override IReadOnlyList<EmittedFile> AdoptedFiles(ShapeGraph graph, EmissionContext context) => [ProtoFile.Emit(new ProtoSchema(graph), SpaceOf(graph, context))];

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var space = SpaceOf(graph, context);
        var schema = new ProtoSchema(graph);
        var name = $"{context.DataSetIdentifier}Contract";
        return new EmittedContract(
            $"global::{space}.{schema.Root.Name}",
            $"new global::{space}.{name}()",
            [ProtoFile.Emit(schema, space), new ProtoContract(schema, space, name).Emit()]);
    }

    private static string? RefusePruned(GraphOrigin? origin) => origin is not null && new ProtoSchema(origin.Whole).Root.Kind != ProtoMessageKind.Object
        ? $"The schema puts a message around the root, because types derive from it: a message of one member cannot read {origin.Whole.Root}."
        : null;

    private static string SpaceOf(ShapeGraph graph, EmissionContext context)
    {
        var space = new ContractNaming(graph, "Proto", context.Qualifier).Namespace;
        return space == "Proto" ? $"{space}.{context.DataSetIdentifier}" : space;
    }
}
