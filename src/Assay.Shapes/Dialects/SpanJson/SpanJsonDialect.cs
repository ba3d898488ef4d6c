using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SpanJson;

/// <summary><c>[JsonConstructor]</c> of SpanJson where nothing but a constructor can make an object, or give a member its value.</summary>
public sealed class SpanJsonDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "span-json";

    /// <inheritdoc/>
    protected override string Prefix => "SpanJsonContract";

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new SpanJsonDecoration();
}
