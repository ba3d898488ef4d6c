using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Orleans;

/// <summary>The attributes of Orleans' serializer.</summary>
internal sealed class OrleansDecoration(ShapeGraph graph) : ContractDecoration
{
    private const string GenerateSerializer = "[global::Orleans.GenerateSerializer]";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? [] : [GenerateSerializer];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type) => [GenerateSerializer];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) => member.IsNonSerialized
        ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"]
        : [$"[global::Orleans.Id({IdOf(member).ToString(CultureInfo.InvariantCulture)})]"];

    // Each class of a hierarchy counts its own members. A contract of one member has the number that the whole gives it.
    private int IdOf(MemberShape member)
    {
        var (owner, name) = graph.Origin is { } origin && member.DeclaringShape == graph.Root
            ? (origin.Member.DeclaringShape, origin.Member.Name)
            : (member.DeclaringShape, member.Name);
        return owner.Members.Where(other => !other.IsNonSerialized).TakeWhile(other => other.Name != name).Count();
    }
}
