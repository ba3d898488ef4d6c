using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[Bond.Schema]</c>, <c>[Bond.Id(n)]</c>, <c>[Bond.Type]</c> for what may be null and for aliases, with a
/// <c>BondTypeAliasConverter</c>; a public parameterless constructor if a class has none; a private <c>init</c> if a property has no
/// setter; a type with one member around a root that is not one of the types. Bond writes the declared type of a member.
/// </summary>
public sealed class BondDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "bond";

    /// <inheritdoc/>
    public override string Prefix => "BondContract";

    /// <inheritdoc/>
    protected override string? Mark => "Bond.SchemaAttribute";

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming) => BondRefusal.Find(graph);

    private protected override BoundMappedDialect Carry(ShapeGraph graph, ContractNaming naming) => new BoundBondDialect(graph, naming);
}

/// <summary>Emits the converter of aliases beside the copies, and a struct of Bond's around a root that is none.</summary>
internal sealed class BoundBondDialect(
    ShapeGraph graph, ContractNaming naming) : BoundMappedDialect(graph, naming, new BondDecoration(graph, naming))
{
    /// <inheritdoc/>
    protected override IEnumerable<MemberShape> ConvertedMembers =>
        Graph.Objects.SelectMany(type => type.Members).Where(member => BondDecoration.IsSeen(member) && BondTypes.HasAlias(member.Shape));

    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context)
    {
        var contract = base.Emit(context);
        if (Graph.Root is ObjectShape)
            return contract;
        var root = new BondTypes(Naming).AttributeOfRoot(Graph.Root);
        var files = contract.Files.Concat(BondAliases.Emit([Naming.Namespace])).DistinctBy(file => file.Name);
        return new RootWrapper([BondDecoration.Schema], [BondDecoration.Id(0), .. root is null ? [] : new[] { root }])
            .Around(contract with { Files = [.. files] }, Graph, Naming, context);
    }

    /// <summary>The converter stands in every namespace of schemas, where Bond looks for it.</summary>
    protected override IReadOnlyList<EmittedFile> EmitBeside() =>
        ConvertedMembers.Any() ? BondAliases.Emit(Graph.Objects.Select(type => Naming.FindName(type)!.Namespace).Distinct()) : [];
}

/// <summary>Bond's attributes.</summary>
internal sealed class BondDecoration(ShapeGraph graph, ContractNaming naming) : ContractDecoration
{
    /// <summary>Marks a struct of Bond's.</summary>
    public const string Schema = "[global::Bond.Schema]";

    private readonly BondTypes types = new(naming);

    /// <summary>The number of a field.</summary>
    public static string Id(int id) => $"[global::Bond.Id({id.ToString(CultureInfo.InvariantCulture)})]";

    /// <summary>Bond sees properties and public fields, and sets what it sees; it looks past all others.</summary>
    public static bool IsSeen(MemberShape member) =>
        !member.IsNonSerialized && (member.IsProperty || member is { Access: Access.Public, IsReadOnly: false });

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => [Schema];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (!IsSeen(member))
            return member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"] : [];
        return types.AttributeOf(member.Shape, member.IsNullable) is { } type ? [Id(IdOf(member)), type] : [Id(IdOf(member))];
    }

    /// <summary>Bond creates objects by it, and asks a new one for the defaults of its fields.</summary>
    public override Access? AddedParameterlessConstructor(ObjectShape type) =>
        type.Kind is ObjectKind.Class or ObjectKind.Record ? Access.Public : null;

    /// <summary>Properties that only their class sets have a private setter, as Bond's compiler declares them.</summary>
    public override bool AddsPrivateInit(MemberShape member) => !member.IsVirtual && !member.IsNonSerialized;

    // Each struct of a hierarchy counts its own fields. A contract of one member has the number that the whole gives it.
    private int IdOf(MemberShape member)
    {
        var counted = graph.Origin is { } origin && member.DeclaringShape == graph.Root ? origin.Member : member;
        return counted.PlaceAmong(counted.DeclaringShape.Members.Where(IsSeen));
    }
}

/// <summary>What Bond has no type for.</summary>
internal static class BondRefusal
{
    /// <summary>The sentence; null where Bond carries the graph.</summary>
    public static string? Find(ShapeGraph graph)
    {
        if (graph.Root is ObjectShape { Kind: ObjectKind.Interface } or ObjectShape { IsAbstract: true })
            return $"Bond creates instances of the declared type: the root is {Finding.WithArticle(graph.Root)}, which is "
                + $"{WordOf((ObjectShape)graph.Root)}.";
        if (Finding.First(
            graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object } or ObjectShape { IsAbstract: true }) is { } unknown)
            return $"Bond creates instances of the declared type: "
                + $"{unknown}{(unknown.Offender is ObjectShape type ? $", and {type} is {WordOf(type)}" : "")}.";
        if (Finding.First(graph, shape => shape is TupleShape) is { } tuple)
            return $"Bond has no tuples: {tuple}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > 1 }) is { } matrix)
            return $"Bond has no arrays of several dimensions: {matrix}.";
        if (Finding.First(graph, shape => shape is NullableShape { Element: ObjectShape }) is { } absent)
            return $"Bond does not support nullable structs: {absent}.";
        if (Finding.First(graph, shape => !IsFillable(shape)) is { } collection)
            return $"Bond needs collections with an Add method or a builder: {collection}.";
        return graph.Origin is { } origin
            && (origin.Member.DeclaringShape != origin.Whole.Root || ((ObjectShape)origin.Whole.Root).Base is not null)
            ? $"Bond writes each struct of a hierarchy separately: a type of one member cannot read {origin.Whole.Root}."
            : null;
    }

    private static string WordOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? "an interface" : "abstract";

    private static bool IsFillable(Shape shape) => shape switch
    {
        CollectionShape collection =>
            collection.Kind is CollectionKind.Array
                or CollectionKind.List or CollectionKind.ICollection or CollectionKind.IList or CollectionKind.ISet
            or CollectionKind.HashSet
            or CollectionKind.SortedSet or CollectionKind.LinkedList or CollectionKind.Collection or CollectionKind.ObservableCollection
            or CollectionKind.ImmutableArray
            or CollectionKind.ImmutableList or CollectionKind.ImmutableHashSet or CollectionKind.ImmutableSortedSet,
        DictionaryShape dictionary =>
            dictionary.Kind is not (DictionaryKind.IReadOnlyDictionary
                or DictionaryKind.ReadOnlyDictionary or DictionaryKind.FrozenDictionary),
        _ => true,
    };
}
