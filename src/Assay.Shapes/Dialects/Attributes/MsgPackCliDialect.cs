using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// <c>[MessagePackMember(n)]</c> on all members, numbered from the base class on; <c>[MessagePackKnownType]</c> on base types and
/// interfaces, <c>[MessagePackRuntimeType]</c> on members of type object; <c>[MessagePackDeserializationConstructor]</c>.
/// </summary>
public sealed class MsgPackCliDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "msgpack-cli";

    /// <inheritdoc/>
    public override string Prefix => "MsgPackCli";

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new(graph, naming, new MsgPackCliDecoration(graph, naming));
}

/// <summary>The attributes of MsgPack.Serialization.</summary>
internal sealed class MsgPackCliDecoration(ShapeGraph graph, ContractNaming naming) : ContractDecoration
{
    private const string Space = "global::MsgPack.Serialization.MessagePack";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Derived.Count == 0
        ? []
        : Concrete(type).Where(naming.IsNameable)
            .Select(known => $"[{Space}KnownType({CSharpText.Literal(NameOf(known))}, typeof({naming.TypeNameOf(known)}))]");

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (member.IsNonSerialized)
            return [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"];
        string[] number = [$"[{Space}Member({NumberOf(member)})]"];
        return [.. number, .. RuntimeTypes(member.Shape)];
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) =>
        constructor == Deserializing(type) ? [$"[{Space}DeserializationConstructor]"] : [];

    // The library takes the marked constructor, gives it the members of its parameters' names and sets no other member: it is worth that
    // where it covers them all, or where there is no other way to make the object.
    private static ConstructorShape? Deserializing(ObjectShape type)
    {
        var members = Numbered(type).ToList();
        var best = type.Constructors
            .Where(constructor => constructor.Access == Access.Public && constructor.Parameters.Count > 0)
            .Where(constructor => constructor.Parameters.All(parameter => members.Any(member => IsOf(parameter, member))))
            .MaxBy(constructor => constructor.Parameters.Count);
        var canBeMade = type.IsValueType
            || type.Constructors.Count == 0
            || type.Constructors.Any(constructor => constructor.Access == Access.Public && constructor.Parameters.Count == 0);
        return best is not null && (!canBeMade || (best.Parameters.Count == members.Count && members.Any(IsFixed))) ? best : null;
    }

    private static bool IsOf(ParameterShape parameter, MemberShape member) =>
        string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase) && parameter.Shape == member.Shape;

    private static bool IsFixed(MemberShape member) => member.IsReadOnly || (member.IsProperty && member.SetAccess is null);

    private static IEnumerable<MemberShape> Numbered(ObjectShape type) =>
        type.AllMembers.Where(member => member.HasPlace && !member.IsNonSerialized);

    // Those of base classes first; a contract of one member keeps the number that the member has in the whole, because arrays go by it.
    private int NumberOf(MemberShape member) => graph.Origin is { } origin && ReferenceEquals(member.DeclaringShape, graph.Root)
        ? IndexOf(origin.Member, Numbered((ObjectShape)origin.Whole.Root))
        : IndexOf(member, Numbered(member.DeclaringShape));

    private static int IndexOf(MemberShape member, IEnumerable<MemberShape> members) => member.PlaceAmong(members);

    private static IEnumerable<string> RuntimeTypes(Shape shape) => shape switch
    {
        PrimitiveShape { Kind: PrimitiveKind.Object } => [$"[{Space}RuntimeType]"],
        CollectionShape { Element: PrimitiveShape { Kind: PrimitiveKind.Object } } => [$"[{Space}RuntimeCollectionItemType]"],
        DictionaryShape { Value: PrimitiveShape { Kind: PrimitiveKind.Object } } => [$"[{Space}RuntimeCollectionItemType]"],
        _ => [],
    };

    private string NameOf(ObjectShape type) => string.Join('.', naming.FindName(type)!.Path);

    private static IEnumerable<ObjectShape> Concrete(ObjectShape type)
    {
        var found = new HashSet<ObjectShape> { type };
        var open = new Stack<ObjectShape>([type]);
        while (open.TryPop(out var next))
        {
            foreach (var derived in next.Derived.Where(found.Add))
                open.Push(derived);
        }
        return found.Where(candidate => !candidate.IsAbstract && candidate.Kind != ObjectKind.Interface)
            .OrderBy(candidate => candidate.TypeName.CSharpName, StringComparer.Ordinal);
    }
}
