using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Bond;

/// <summary>Bond's attributes.</summary>
internal sealed class BondDecoration(ShapeGraph graph, ContractNaming naming) : ContractDecoration
{
    /// <summary>Marks a struct of Bond's.</summary>
    public const string Schema = "[global::Bond.Schema]";

    private readonly BondTypes _types = new(naming);

    /// <summary>The number of a field.</summary>
    public static string Id(int id) => $"[global::Bond.Id({id.ToString(CultureInfo.InvariantCulture)})]";

    /// <summary>Bond sees properties and public fields, and sets what it sees; it looks past all others.</summary>
    public static bool IsSeen(MemberShape member) => !member.IsNonSerialized && (member.IsProperty || member is { Access: Access.Public, IsReadOnly: false });

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => [Schema];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (!IsSeen(member))
            return member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"] : [];
        return _types.AttributeOf(member.Shape, member.IsNullable) is { } type ? [Id(IdOf(member)), type] : [Id(IdOf(member))];
    }

    /// <summary>Bond creates objects by it, and asks a new one for the defaults of its fields.</summary>
    public override Access? AddedParameterlessConstructor(ObjectShape type) => type.Kind is ObjectKind.Class or ObjectKind.Record ? Access.Public : null;

    /// <summary>Properties that only their class sets have a private setter, as Bond's compiler declares them.</summary>
    public override bool AddsPrivateInit(MemberShape member) => !member.IsVirtual && !member.IsNonSerialized;

    // Each struct of a hierarchy counts its own fields. A contract of one member has the number that the whole gives it.
    private int IdOf(MemberShape member)
    {
        var (owner, name) = graph.Origin is { } origin && member.DeclaringShape == graph.Root
            ? (origin.Member.DeclaringShape, origin.Member.Name)
            : (member.DeclaringShape, member.Name);
        return owner.Members.Where(IsSeen).TakeWhile(other => other.Name != name).Count();
    }
}
