using System.Globalization;
using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>A dialect that emits copies of the plain types, decorated, and a mapper between the two.</summary>
public abstract class MappedDialect : Dialect
{
    /// <inheritdoc/>
    public abstract override string Prefix { get; }

    /// <summary>
    /// The types without the library's own attributes of a graph whose other types have them, so that no attribute of the author's is used;
    /// empty where none has any, or all have.
    /// </summary>
    public IReadOnlyList<ObjectShape> Unadopted(ShapeGraph graph) =>
        graph.Objects.Any(IsAdopted) ? [.. graph.Objects.Where(type => !IsAdopted(type) && !NeedsNothing(type))] : [];

    /// <summary>Whether copies of the types are what the library gets of a graph.</summary>
    public bool Copies(ShapeGraph graph) => !TakesTypesAsTheyAre(graph);

    /// <summary>Whether a member has no attribute of the library, or one that excludes it.</summary>
    /// <param name="member">A member of an adopted type.</param>
    public virtual bool IsLeftOut(MemberShape member) =>
        Mark is { } mark
            && !member.Attributes.Any(attribute => IsBeside(attribute, mark) && !attribute.Contains("Ignore", StringComparison.Ordinal));

    /// <summary>
    /// Full name of the attribute by which the author of a type adopts the library; null where rows of the dialect always get copies.
    /// </summary>
    protected virtual string? Mark => null;

    /// <summary>
    /// The attribute by which the library is told which constructor it calls, whoever may see it, without brackets; null where there is
    /// none.
    /// </summary>
    public virtual string? ConstructorAttribute => null;

    /// <summary>What its libraries read besides their own attributes.</summary>
    public virtual Honoured Honoured => Honoured.Nothing;

    /// <summary>Whether a type's author has adopted the library on it, so that the author's attributes decide and not Assay's.</summary>
    private protected virtual bool IsAdopted(ObjectShape type) => Mark is { } mark && type.Attributes.Contains(mark);

    /// <summary>Whether the library asks nothing of a type.</summary>
    private protected virtual bool NeedsNothing(ObjectShape type) => type.Kind == ObjectKind.Interface;

    private protected sealed override bool TakesTypesAsTheyAre(ShapeGraph graph) =>
        graph.Origin is null && graph.Edits == TypeEdits.None && AreAdopted(graph);

    private protected override bool CopiesValuesOfProcess => true;

    /// <summary>
    /// Whether its refusals foretell what the library or its generator says: about a user's types and cases that one is asked. The
    /// sentences are for scans, which no library answers, for contracts of one member, and for data sets, which every first run builds.
    /// </summary>
    private protected virtual bool IsAnsweredByLibrary => false;

    private static bool IsBeside(string attribute, string mark) =>
        attribute.StartsWith(mark[..(mark.LastIndexOf('.') + 1)], StringComparison.Ordinal);

    private bool AreAdopted(ShapeGraph graph) => graph.Objects.Any(IsAdopted) && Unadopted(graph).Count == 0;

    private protected sealed override DialectBinding BindData(ShapeGraph graph, string? qualifier)
    {
        if (TakesTypesAsTheyAre(graph))
            return new BoundPlainDialect(graph, qualifier);
        // The payload has what the author's attributes say, and the contract of one member is a copy.
        if (graph.Origin is { } origin && AreAdopted(origin.Whole))
            return new DialectRefusal(
                "Assay cannot emit this yet: a contract with one member of types that have the library's attributes already.");
        if (Finding.First(graph, shape => SortedKeys.Unordered(shape).Any(key => !SortedKeys.CanOrder(key))) is { } finding)
            return new DialectRefusal(
                $"Assay cannot emit this yet: copies of a type with its own order need IComparable and a public type: {finding}.");
        var naming = new ContractNaming(graph, Prefix, qualifier);
        if (MayRefuse(graph) && Refuse(graph, naming) is { } sentence)
            return new DialectRefusal(sentence);
        if (LostInCopies(graph) is { } lost)
            return new DialectRefusal(graph.IsScanned ? lost : $"Assay cannot emit this yet: {lost}");
        var bound = Carry(graph, naming);
        bound.Honoured = Honoured;
        return bound;
    }

    private bool MayRefuse(ShapeGraph graph) => !(IsAnsweredByLibrary && graph.IsJudged) || graph.IsScanned || graph.Origin is not null;

    /// <summary>Why the serializer cannot carry the graph, as a sentence; null where it can.</summary>
    private protected virtual string? Refuse(ShapeGraph graph, ContractNaming naming) => null;

    /// <summary>
    /// What the library or its generator refuses of the user's types and would take of their copies, as a sentence; null for nothing. Asked
    /// about copies it would answer for other types: those of generic types are closed, and stand in no other.
    /// </summary>
    private protected virtual string? LostInCopies(ShapeGraph graph) => null;

    /// <summary>Binds the dialect to a graph that it does not refuse.</summary>
    private protected abstract BoundMappedDialect Carry(ShapeGraph graph, ContractNaming naming);
}

/// <summary>Emits the copies and the mapper.</summary>
internal class BoundMappedDialect(ShapeGraph graph, ContractNaming naming, ContractDecoration decoration) : BoundDialect(naming.Qualifier)
{
    /// <summary>The plain types.</summary>
    protected ShapeGraph Graph => graph;

    /// <summary>Names of the copies.</summary>
    protected ContractNaming Naming => naming;

    /// <summary>What the libraries read besides their own attributes.</summary>
    internal Honoured Honoured { get; set; } = Honoured.Nothing;

    /// <summary>A namespace without any type of the user's, for what is emitted beside the copies.</summary>
    protected string NamespaceBeside => $"Mappers.{naming.Namespace}";

    /// <summary>
    /// Members that the library carries in another representation, by code that is emitted for it; its time is part of the library's calls.
    /// </summary>
    protected virtual IEnumerable<MemberShape> ConvertedMembers => [];

    /// <inheritdoc/>
    public override DialectDemand Demand() => DecorationDemand.Of(graph, naming, decoration);

    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context)
    {
        var companions = EmitCompanions(context);
        if (!graph.Shapes.Any(naming.IsEmitted))
            return BoundPlainDialect.Emit(graph, NamespaceBeside, context, companions);
        var request = new MapperRequest(graph, naming, NamespaceBeside, $"{context.DataSetIdentifier}Contract",
            [.. companions.Select(companion => companion.Expression)])
        {
            OrderedTypes = [.. graph.Shapes.SelectMany(SortedKeys.Unordered).Distinct()],
            ConvertedMembers = [
                .. graph.Objects.SelectMany(type => type.Members).Where(member => SortedKeys.IsIn(member.Shape)).Concat(ConvertedMembers)
                    .Select(member => member.ToString()).Distinct()],
        };
        string[] honoured = [.. Honoured.Attributes, .. Honoured.Excluding];
        var types = new ContractEmitter(graph, naming, decoration.For(context.PackageVersion), new ContractOrder(request), honoured).Emit();
        return new EmittedContract(
            naming.TypeNameOf(graph.Root),
            $"new global::{request.Namespace}.{request.ClassName}()",
            [.. types, .. EmitBeside(), .. companions.Select(companion => companion.File).OfType<EmittedFile>(),
                context.Mapper.Emit(request)]);
    }

    /// <summary>
    /// What the dialect emits beside the copies: an expression for the contract's companions, and the file that it needs; null where it
    /// needs none.
    /// </summary>
    protected virtual IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(EmissionContext context) => [];

    /// <summary>Files that the types need and no companion does.</summary>
    protected virtual IReadOnlyList<EmittedFile> EmitBeside() => [];
}

/// <summary>Questions about a type's place between its bases and what derives from it.</summary>
internal static class Hierarchy
{
    /// <summary>The topmost base class of the graph; an interface and a struct are their own.</summary>
    public static ObjectShape RootOf(ObjectShape type)
    {
        while (type.Base is { } parent)
            type = parent;
        return type;
    }

    /// <summary>Whether no object is of exactly this type.</summary>
    public static bool IsAbstract(ObjectShape type) => !ShapeFacts.IsConcrete(type);

    /// <summary>
    /// The classes that a member declared as this type may hold beside the type itself, as far as declarations can name them, by name.
    /// </summary>
    public static IReadOnlyList<ObjectShape> NameableDerived(
        ObjectShape type, ContractNaming naming) => [.. Named(type, naming).OrderBy(naming.TypeNameOf, StringComparer.Ordinal)];

    /// <summary>Whether there is any of them.</summary>
    public static bool HasNameableDerived(ObjectShape type, ContractNaming naming) => Named(type, naming).Any();

    private static IEnumerable<ObjectShape> Named(ObjectShape type, ContractNaming naming) =>
        ShapeFacts.Concretes(type).Where(derived => derived != type && !derived.IsValueType && naming.IsNameable(derived));
}

/// <summary>The user's types by which collections are sorted.</summary>
internal static class SortedKeys
{
    /// <summary>
    /// The user's types that decide the order of a collection; empty where it is not sorted, or by the runtime's own types alone.
    /// </summary>
    public static IEnumerable<ObjectShape> Of(Shape shape) => shape switch
    {
        CollectionShape { Kind: CollectionKind.SortedSet or CollectionKind.ImmutableSortedSet } set => ObjectsIn(set.Element),
        DictionaryShape
        {
            Kind: DictionaryKind.SortedDictionary or DictionaryKind.SortedList or DictionaryKind.ImmutableSortedDictionary,
        } map => ObjectsIn(map.Key),
        _ => [],
    };

    /// <summary>Those whose copies do not have the order of the user's own code.</summary>
    public static IEnumerable<ObjectShape> Unordered(Shape shape) => Of(shape).Where(key => key.Code?.HasOrder != true);

    /// <summary>Whether the type brings an order that emitted code can ask for.</summary>
    public static bool CanOrder(ObjectShape key) => key is { IsComparable: true, IsNameable: true, Kind: not ObjectKind.Interface };

    /// <summary>Whether a declared type, or a part of it, is sorted by a type of the user's whose copy does not have its order.</summary>
    public static bool IsIn(Shape shape) => shape.FirstPart(part => Unordered(part).Any()) is not null;

    private static IEnumerable<ObjectShape> ObjectsIn(Shape shape) => shape switch
    {
        ObjectShape type => [type],
        NullableShape nullable => ObjectsIn(nullable.Element),
        TupleShape tuple => tuple.Elements.SelectMany(ObjectsIn),
        _ => [],
    };
}

/// <summary>Names of the elements of tuples and pairs.</summary>
internal static class TupleElements
{
    /// <summary><c>Key</c>, <c>Value</c>, <c>Item1</c> to <c>Item7</c>, <c>Rest</c>.</summary>
    public static string NameOf(TupleKind kind, int index) => kind == TupleKind.KeyValuePair
        ? index == 0 ? "Key" : "Value"
        : index == 7 ? "Rest" : $"Item{(index + 1).ToString(CultureInfo.InvariantCulture)}";
}
