using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MessagePack;

/// <summary>Which members MessagePack-CSharp is told to carry.</summary>
internal static class MessagePackMembers
{
    /// <summary>Those that a type declares itself; what overrides a property of the base stands under that one's key.</summary>
    public static IEnumerable<MemberShape> DeclaredBy(ObjectShape type) => type.Members.Where(member => member is { HasPlace: true, IsNonSerialized: false } && !IsOverride(member));

    /// <summary>All, inherited ones first.</summary>
    public static IEnumerable<MemberShape> Of(ObjectShape type) => type.Base is null ? DeclaredBy(type) : Of(type.Base).Concat(DeclaredBy(type));

    /// <summary>Whether the attribute of the base class's property stands for this one.</summary>
    public static bool IsOverride(MemberShape member) => member.IsOverride && member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true;

    /// <summary>Whether all code may read and set it.</summary>
    public static bool IsPublic(MemberShape member) => member.Access == Access.Public && member.SetAccess is null or Access.Public;

    /// <summary>Whether nothing but a constructor gives it its value.</summary>
    public static bool NeedsConstructor(MemberShape member) => member.IsProperty ? member.SetAccess is null : member.IsReadOnly;

    /// <summary>Whether code inside a derived type is kept from it.</summary>
    public static bool IsHiddenFromDerived(MemberShape member) => member.Access == Access.Private || member.SetAccess == Access.Private;
}
