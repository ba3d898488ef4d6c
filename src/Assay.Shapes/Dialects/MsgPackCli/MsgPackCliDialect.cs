using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MsgPackCli;

/// <summary>MessagePack for CLI: <c>[MessagePackMember(n)]</c> on all members, private ones too; types behind a base type or an interface named on that.</summary>
public sealed class MsgPackCliDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "msgpack-cli";

    /// <inheritdoc/>
    protected override string Prefix => "MsgPackCli";

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new MsgPackCliDecoration(graph, naming);
}
