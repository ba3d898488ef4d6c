using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.PolyType;

/// <summary>PolyType's attributes, and Nerdbank.MessagePack's keys where they are asked for.</summary>
internal sealed class PolyTypeDecoration(ShapeGraph graph, ContractNaming naming, bool isKeyed) : ContractDecoration
{
    private const string Space = "global::PolyType.";

    /// <inheritdoc/>
    public override bool IsPartial => true;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type)
    {
        if (type == graph.Root && type.Kind != ObjectKind.Interface)
            yield return $"[{Space}GenerateShape]";
        // All derived types at any distance, so that none is wrapped twice; the number is shorter than the name and stays when a type is renamed.
        var derived = ShapeFacts.Concretes(type).Where(other => other != type).OrderBy(naming.TypeNameOf, StringComparer.Ordinal);
        foreach (var (other, index) in derived.Select((other, index) => (other, index)))
            yield return $"[{Space}DerivedTypeShape(typeof({naming.TypeNameOf(other)}), Tag = {Number(index + 1)})]";
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (member.IsNonSerialized)
            return [$"[{Space}PropertyShape(Ignore = true)]"];
        string[] shape = IsSeen(member) ? [] : [$"[{Space}PropertyShape]"];
        return isKeyed ? [.. shape, $"[global::Nerdbank.MessagePack.Key({Number(KeyOf(member))})]"] : shape;
    }

    /// <summary>The generator takes public constructors; where another one fits the members better, it is told so.</summary>
    public override IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) =>
        constructor.Access != Access.Public && PolyTypeConstructors.Best(type) == constructor ? [$"[{Space}ConstructorShape]"] : [];

    // Public members are seen without a word; one whose setter is not public would be read-only.
    private static bool IsSeen(MemberShape member) => member.Access == Access.Public && member.SetAccess is null or Access.Public;

    // The numbers of a hierarchy are one row: those of the base come first. A contract of one member has the number that the whole gives it.
    private int KeyOf(MemberShape member)
    {
        var (owner, name) = graph.Origin is { } origin && member.DeclaringShape == graph.Root
            ? (origin.Member.DeclaringShape, origin.Member.Name)
            : (member.DeclaringShape, member.Name);
        var inherited = owner.Base?.AllMembers.Count(other => other.HasPlace) ?? 0;
        return inherited + owner.Members.Where(other => other.HasPlace).TakeWhile(other => other.Name != name).Count();
    }

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
