using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MessagePack;

/// <summary><c>[MessagePackObject]</c> of MessagePack-CSharp on partial types, whose formatters the package's generator writes where it can.</summary>
/// <param name="byName">Whether members are written with their names, as a map; otherwise by number, as an array.</param>
public sealed class MessagePackDialect(bool byName) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => byName ? "message-pack-map" : "message-pack";

    /// <inheritdoc/>
    protected override string Prefix => byName ? "MessagePackMap" : "MessagePackArray";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? new MessagePackRefusal(graph, new ContractNaming(graph, Prefix), new MessagePackKeys(graph, byName)).Find();

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new MessagePackDecoration(graph, naming, new MessagePackKeys(graph, byName));
}
