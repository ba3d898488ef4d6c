using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.PolyType;

/// <summary>
/// PolyType's source generator: <c>[GenerateShape]</c> on the root, and on members and derived types what it does not see by itself. An adapter finds the root's
/// <c>ITypeShape&lt;T&gt;</c> among the companions. With keys each member has a <c>[Key]</c> of Nerdbank.MessagePack, which lets objects be arrays.
/// </summary>
public sealed class PolyTypeDialect(bool isKeyed) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => isKeyed ? "poly-type-keys" : "poly-type";

    /// <inheritdoc/>
    protected override string Prefix => isKeyed ? "ShapedKeys" : "Shaped";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph)
    {
        if (base.Refuse(graph) is { } reason)
            return reason;
        var naming = new ContractNaming(graph, Prefix);
        if (Finding.FirstHidden(graph, naming) is { } hidden)
            return $"PolyType's generator writes code beside the types, which cannot name a private one: {hidden}.";
        return graph.Origin is { } origin && ShapeFacts.Concretes((ObjectShape)origin.Whole.Root).Count > 1
            ? $"A union stands around the root, because types derive from it: a type of one member cannot read {origin.Whole.Root}."
            : null;
    }

    /// <summary>Beside the types a witness, where the root is none of them.</summary>
    public override DialectDemand Demand(ShapeGraph graph) => base.Demand(graph) with { AddedFiles = NeedsWitness(graph) ? 1 : 0 };

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new PolyTypeDecoration(graph, naming, isKeyed);

    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(ShapeGraph graph, ContractNaming naming, EmissionContext context)
    {
        var root = naming.TypeNameOf(graph.Root);
        if (!NeedsWitness(graph))
            return [($"global::PolyType.Abstractions.TypeShapeResolver.Resolve<{root}>()", null)];
        var (space, name) = (NamespaceBeside(naming), $"{context.DataSetIdentifier}Witness");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        writer.Line($"[global::PolyType.GenerateShapeFor(typeof({root}))]");
        writer.Line($"internal sealed partial class {name};");
        return [($"global::PolyType.Abstractions.TypeShapeResolver.Resolve<{root}, global::{space}.{name}>()", new EmittedFile($"{space}.{name}.g.cs", writer.ToString()))];
    }

    private static bool NeedsWitness(ShapeGraph graph) => graph.Root is not ObjectShape { Kind: not ObjectKind.Interface };
}
