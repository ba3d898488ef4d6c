using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.ProtobufNet;

/// <summary><c>[ProtoContract]</c> of protobuf-net: types as they are, numbered members, objects made without running constructors.</summary>
public sealed class ProtobufNetDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "protobuf-net";

    /// <inheritdoc/>
    protected override string Prefix => "ProtoContract";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? ProtobufNetRefusal.Find(graph);

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new ProtobufNetDecoration(graph, naming);
}
