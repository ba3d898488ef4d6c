using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>
/// <c>[DataContract]</c>, <c>[DataMember]</c> without an order, so that documents come out alphabetical, <c>[EnumMember]</c> and
/// <c>[KnownType]</c>; <c>[DataMember]</c> on the field of a property without a setter.
/// </summary>
/// <param name="isForJsonNet">Whether Json.NET reads the contract: <c>[DataMember]</c> stands on every property.</param>
public sealed class DataContractDialect(bool isForJsonNet) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => isForJsonNet ? "data-contract-json-net" : "data-contract";

    /// <inheritdoc/>
    public override string Prefix => DataContractNames.Prefix;

    /// <inheritdoc/>
    protected override string? Mark => "System.Runtime.Serialization.DataContractAttribute";

    /// <inheritdoc/>
    public override Honoured Honoured => isForJsonNet ? Honoured.JsonNet : Honoured.DataContract;

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming) => NeedsHolder(graph.Root)
        ? $"Assay cannot emit this yet: [KnownType] belongs on the type that contains an interface or object, and nothing contains the "
            + $"root {graph.Root}."
        : SelfWritten.Refuse(graph.Objects.Where(type => type.Collected is null));

    private protected override BoundMappedDialect Carry(ShapeGraph graph, ContractNaming naming) =>
        new(graph, naming, new DataContractDecoration(graph, naming, Honoured, isForJsonNet));

    private static bool NeedsHolder(Shape shape) => shape switch
    {
        PrimitiveShape { Kind: PrimitiveKind.Object } or ObjectShape { Kind: ObjectKind.Interface } => true,
        CollectionShape collection => NeedsHolder(collection.Element),
        DictionaryShape dictionary => NeedsHolder(dictionary.Key) || NeedsHolder(dictionary.Value),
        TupleShape tuple => tuple.Elements.Any(NeedsHolder),
        _ => false,
    };
}

/// <summary>
/// The attributes of System.Runtime.Serialization's data contracts. Of a property without a setter DataContractSerializer takes the field.
/// </summary>
internal sealed class DataContractDecoration(ShapeGraph graph, ContractNaming naming, Honoured honoured, bool readsGetOnly)
    : ContractDecoration
{
    private const string Space = "global::System.Runtime.Serialization.";
    private const string Serializable = "global::System.Serializable";
    private readonly DataContractNames names = new(graph);

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Kind == ObjectKind.Interface
        ? []
        : KnownTypesOf(type).Select(known => $"[{Space}KnownType(typeof({naming.TypeNameOf(known)}))]").Prepend(ContractOf(type));

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type) => [$"[{Space}DataContract{names.ArgumentsOf(type)}]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type, EnumValue value) => [$"[{Space}EnumMember]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (member.IsNonSerialized)
            return [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"];
        if (honoured.Excludes(member) || WritesItself(member.DeclaringShape))
            return [];
        var name = NameOf(member);
        return readsGetOnly || !member.IsProperty || member.SetAccess is not null
            ? [$"[{Space}DataMember{(name is null ? "" : $"(Name = {CSharpText.Literal(name)})")}]"]
            : [$"[field: {Space}DataMember(Name = {CSharpText.Literal(name ?? member.Name)})]"];
    }

    private string ContractOf(ObjectShape type) => type switch
    {
        { Collected: not null } => $"[{Space}CollectionDataContract{names.ArgumentsOf(type)}]",
        _ when WritesItself(type) => $"[{Serializable}]",
        _ => $"[{Space}DataContract{names.ArgumentsOf(type)}]",
    };

    // DataContractSerializer refuses a type that is both, and Json.NET asks a serializable one to write itself, whatever else it has.
    private bool WritesItself(ObjectShape type) => type is { IsSelfWritten: true, Collected: null }
        && (!readsGetOnly || type.Attributes.Contains("System.SerializableAttribute"));

    // The same name at two levels of a hierarchy is one name in a JSON object.
    private static string? NameOf(MemberShape member) =>
        member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name) == true
            ? $"{member.DeclaringShape.TypeName.Name}.{member.Name}"
            : null;

    private IEnumerable<Shape> KnownTypesOf(ObjectShape type)
    {
        IEnumerable<Shape> known = type.Base is null ? ShapeFacts.Concretes(type) : [];
        foreach (var part in type.Members.SelectMany(member => PartsOf(member.Shape)))
        {
            known = part switch
            {
                PrimitiveShape { Kind: PrimitiveKind.Object } => known.Concat(graph.Registered.Where(naming.IsEmitted)),
                ObjectShape { Kind: ObjectKind.Interface } face => known.Concat(ShapeFacts.Concretes(face)),
                _ => known,
            };
        }
        return known.Where(shape => shape is EnumShape or ObjectShape { IsAbstract: false } && naming.IsNameable(shape) && shape != type)
            .Distinct()
            .OrderBy(shape => naming.TypeNameOf(shape), StringComparer.Ordinal);
    }

    private static IEnumerable<Shape> PartsOf(Shape shape) => shape switch
    {
        CollectionShape collection => PartsOf(collection.Element),
        DictionaryShape dictionary => PartsOf(dictionary.Key).Concat(PartsOf(dictionary.Value)),
        TupleShape tuple => tuple.Elements.SelectMany(PartsOf),
        NullableShape nullable => PartsOf(nullable.Element),
        _ => [shape],
    };
}

/// <summary>
/// Data contracts are known by a name and a namespace, which are those of their types unless stated: a contract of one member states those
/// of the whole.
/// </summary>
internal sealed class DataContractNames(ShapeGraph graph)
{
    /// <summary>First segment of the contract types' namespaces.</summary>
    public const string Prefix = "DataContract";

    private const string DefaultSpace = "http://schemas.datacontract.org/2004/07/";
    private readonly ContractNaming? whole = graph.Origin is { } origin ? new(origin.Whole, Prefix, origin.Qualifier) : null;

    /// <summary>The attribute's arguments, in brackets; empty where the type's own names will do.</summary>
    public string ArgumentsOf(Shape type) =>
        whole?.FindName(ReferenceEquals(type, graph.Root) ? graph.Origin!.Whole.Root : type) is { } name
        ? $"(Name = {CSharpText.Literal(string.Join('.', name.Path))}, Namespace = {CSharpText.Literal(DefaultSpace + name.Namespace)})"
        : "";
}
