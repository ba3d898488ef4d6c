using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>
/// <c>FastSerialization.IFastSerializable</c> (package Microsoft.Diagnostics.Tracing.TraceEvent): every type writes its own members.
/// An adapter finds an <c>Action&lt;Deserializer&gt;</c> among the companions, which registers how objects are created.
/// </summary>
public sealed class FastSerializableDialect : MappedDialect
{
    private const string Space = "global::FastSerialization.";

    /// <inheritdoc/>
    public override string Name => "ifastserializable";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "FastSerialization writes names of types and members by position: another type cannot read them.";

    /// <inheritdoc/>
    protected override string Prefix => "FastSerializable";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph)
    {
        if (base.Refuse(graph) is { } reason)
            return reason;
        if (graph.Root is not ObjectShape { Kind: not ObjectKind.Interface })
            return $"FastSerialization starts from an object that implements IFastSerializable: the root is {Finding.WithArticle(graph.Root)}.";
        return Finding.First(graph, shape => !FastValues.CanCarry(shape)) is { } finding
            ? $"FastSerialization writes objects, and their own code the rest; there is none for this member: {finding}."
            : null;
    }

    /// <summary>Beside the types a class that registers how objects are created.</summary>
    public override DialectDemand Demand(ShapeGraph graph) => base.Demand(graph) with { AddedFiles = 1 };

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new FastSerializableDecoration(naming);

    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(ShapeGraph graph, ContractNaming naming, EmissionContext context)
    {
        var name = $"{context.DataSetIdentifier}Factories";
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {NamespaceBeside(naming)};");
        writer.Line();
        using (writer.Block($"internal static class {name}"))
            new FastFactories(naming, writer).Write([.. graph.Objects.Where(type => !type.IsAbstract)]);
        return [($"new global::System.Action<{Space}Deserializer>(global::{NamespaceBeside(naming)}.{name}.Register)", new EmittedFile($"{NamespaceBeside(naming)}.{name}.g.cs", writer.ToString()))];
    }
}
