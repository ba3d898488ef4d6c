using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MemoryPack;

/// <summary><c>[MemoryPackable]</c> on partial types, whose code the package's generator writes.</summary>
public sealed class MemoryPackDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "memory-pack";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "MemoryPack has members by position: a type of one member is another format.";

    /// <inheritdoc/>
    protected override string Prefix => "MemoryPackable";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? new MemoryPackRefusal(graph, new(() => new ContractNaming(graph, Prefix))).Find();

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new MemoryPackDecoration(graph, naming);
}
