using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.ZeroFormatters;

/// <summary>
/// ZeroFormatter: <c>[ZeroFormattable]</c> classes whose public properties are virtual and numbered by <c>[Index]</c>, and structs with a constructor of all members. What it reads are
/// objects of classes of its own, which read a property when it is asked for; a companion copies all of them.
/// </summary>
/// <param name="isLazyList">Whether the root, a list, is declared as an IList, whose elements the library reads on access too.</param>
public sealed class ZeroFormatterDialect(bool isLazyList) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => isLazyList ? "zero-formatter-ilist" : "zero-formatter";

    /// <inheritdoc/>
    protected override string Prefix => isLazyList ? "ZeroIList" : "Zero";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph)
    {
        if (base.Refuse(graph) is { } reason)
            return reason;
        return isLazyList && graph.Root is not CollectionShape { Kind: CollectionKind.List }
            ? $"This row declares a root that is a list as an IList, and nothing else: the root is {Finding.WithArticle(graph.Root)}."
            : ZeroRefusal.Find(graph);
    }

    /// <summary>Neither the mapper nor what reads everything.</summary>
    public override IReadOnlyList<EmittedFile> AdoptedFiles(ShapeGraph graph, EmissionContext context)
    {
        var mapper = new LeftOutMapper();
        return [.. base.Emit(graph, context with { Mapper = mapper }).Files.Where(file => !ReferenceEquals(file, mapper.File))];
    }

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var naming = new ContractNaming(graph, Prefix, context.Qualifier);
        var root = isLazyList ? $"global::System.Collections.Generic.IList<{naming.TypeNameOf(((CollectionShape)graph.Root).Element)}>" : naming.TypeNameOf(graph.Root);
        var reader = new ZeroReader(graph, naming, root).Emit(NamespaceBeside(naming), $"{context.DataSetIdentifier}Reader");
        return ZeroContract.Around(base.Emit(graph, context), graph.Root.TypeName.CSharpName, root, reader, NamespaceBeside(naming), context.DataSetIdentifier);
    }

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new ZeroDecoration(graph);
}
