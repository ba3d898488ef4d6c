using Assay.Shapes.Dialects;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Pruning;

/// <summary>Chooses the member that is read alone.</summary>
public static class MemberChoice
{
    private static readonly PlainSide Plain = new();

    /// <summary>
    /// The first public member that holds a scalar or a string, in the order of the members, those of base classes first; where there is none, the first
    /// such member that is not public; where there is none either, the first member.
    /// </summary>
    /// <param name="graph">The types.</param>
    /// <param name="refusal">Why there is none, as a sentence; empty where there is one.</param>
    public static MemberShape? Choose(ShapeGraph graph, out string refusal)
    {
        refusal = graph.Root switch
        {
            ObjectShape { IsAbstract: true } root => $"A contract of one member needs the root's own type: {root} is abstract.",
            ObjectShape => "",
            var root => $"A contract of one member takes it from the root's own: the root is {Finding.WithArticle(root)}.",
        };
        if (refusal.Length > 0)
            return null;
        List<MemberShape> members = [.. Candidates((ObjectShape)graph.Root)];
        refusal = members.Count == 0 ? $"A contract of one member takes it from the root's own: {graph.Root} has none that emitted code can name." : "";
        return members.Find(member => IsScalar(member.Shape) && member.Access == Access.Public)
            ?? members.Find(member => IsScalar(member.Shape))
            ?? members.FirstOrDefault();
    }

    /// <summary>Whether emitted code may name a plain type.</summary>
    internal static bool IsNameable(Shape shape) => Plain.IsNameable(shape);

    // A name that two levels of a hierarchy have is written differently by every library.
    private static IEnumerable<MemberShape> Candidates(ObjectShape root) => root.AllMembers.Where(member =>
        !member.IsNonSerialized
        && member.Shape is not UnsupportedShape
        && IsNameable(member.Shape)
        && IsNameable(member.DeclaringShape)
        && root.AllMembers.Count(other => other.Name == member.Name) == 1);

    private static bool IsScalar(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind != PrimitiveKind.Object,
        EnumShape => true,
        NullableShape nullable => IsScalar(nullable.Element),
        _ => false,
    };
}
