using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.ZeroFormatters;

/// <summary>Which members the library sees, and their numbers.</summary>
internal static class ZeroMembers
{
    /// <summary>The members that the library sees: public properties of classes, public members of structs.</summary>
    public static IEnumerable<MemberShape> Of(ObjectShape type) => type.AllMembers.Where(IsSeen);

    /// <summary>Whether the library sees the member.</summary>
    public static bool IsSeen(MemberShape member) => member is { HasPlace: true, IsNonSerialized: false } && (member.Access == Access.Public || (member.IsProperty && member.SetAccess == Access.Public));

    /// <summary>Its number: its place among all that the library sees, those of base classes first.</summary>
    public static int IndexOf(MemberShape member) => Of(member.DeclaringShape).ToList().IndexOf(member);
}
