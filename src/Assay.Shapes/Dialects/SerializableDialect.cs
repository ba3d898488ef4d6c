using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary><c>[Serializable]</c> on every type; the contract's companions hold its types, for serializers that want to be told.</summary>
public sealed class SerializableDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "serializable";

    /// <inheritdoc/>
    protected override string Prefix => "Serializable";

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new SerializableDecoration();

    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(ShapeGraph graph, ContractNaming naming, EmissionContext context) =>
        [(ConcreteTypes.CompanionOf(graph, naming), null)];
}
