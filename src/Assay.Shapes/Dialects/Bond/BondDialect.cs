using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Bond;

/// <summary>
/// Bond's schemas as its compiler declares them in C#: <c>[Schema]</c>, <c>[Id(n)]</c>, <c>[Type]</c> for what may be null and for aliases, with the converter of those. A root that is no
/// struct of Bond's stands in one. Bond writes the declared type of a member, whatever type the object has.
/// </summary>
public sealed class BondDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "bond";

    /// <inheritdoc/>
    protected override string Prefix => "BondContract";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? BondRefusal.Find(graph);

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var contract = base.Emit(graph, context);
        if (graph.Root is ObjectShape)
            return contract;
        var naming = new ContractNaming(graph, Prefix, context.Qualifier);
        var root = new BondTypes(naming).AttributeOfRoot(graph.Root);
        var files = contract.Files.Concat(BondAliases.Emit([naming.Namespace])).DistinctBy(file => file.Name);
        return new RootWrapper([BondDecoration.Schema], [BondDecoration.Id(0), .. root is null ? [] : new[] { root }])
            .Around(contract with { Files = [.. files] }, graph, naming, context);
    }

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new BondDecoration(graph, naming);

    /// <inheritdoc/>
    protected override IEnumerable<MemberShape> ConvertedIn(ShapeGraph graph) =>
        graph.Objects.SelectMany(type => type.Members).Where(member => BondDecoration.IsSeen(member) && BondTypes.HasAlias(member.Shape));

    /// <summary>The converter stands in every namespace of schemas, where Bond looks for it.</summary>
    protected override IReadOnlyList<EmittedFile> EmitBeside(ShapeGraph graph, ContractNaming naming) =>
        ConvertedIn(graph).Any() ? BondAliases.Emit(graph.Objects.Select(type => naming.FindName(type)!.Namespace).Distinct()) : [];
}
