using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary><c>[Serializable]</c> on every type.</summary>
public sealed class SerializableDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "serializable";

    /// <inheritdoc/>
    protected override string Prefix => "Serializable";

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new SerializableDecoration();
}
