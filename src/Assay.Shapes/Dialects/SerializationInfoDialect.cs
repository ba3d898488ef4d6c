using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary><c>ISerializable</c>: every type writes its own members by name, private ones too.</summary>
public sealed class SerializationInfoDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "iserializable";

    /// <inheritdoc/>
    protected override string Prefix => "SelfSerializable";

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new SerializationInfoDecoration(naming);
}
