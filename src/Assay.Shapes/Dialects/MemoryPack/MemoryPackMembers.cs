using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MemoryPack;

/// <summary>Which members MemoryPack's generator takes: public ones, and others that say so; of a name at two levels the lower one, of an overridden property the upper.</summary>
internal static class MemoryPackMembers
{
    /// <summary>Those of a type, inherited ones first.</summary>
    public static IReadOnlyList<MemberShape> Of(ObjectShape type)
    {
        List<MemberShape> members = [.. type.AllMembers.Where(member => member is { HasPlace: true, IsNonSerialized: false } && !IsOverride(member))];
        return [.. members.Where((member, index) => !members.Skip(index + 1).Any(other => other.Name == member.Name))];
    }

    /// <summary>Whether the attribute of the base class's property stands for this one.</summary>
    public static bool IsOverride(MemberShape member) => member.IsOverride && member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true;

    /// <summary>Whether all code sees it.</summary>
    public static bool IsPublic(MemberShape member) => member.Access == Access.Public || (member.IsProperty && member.SetAccess == Access.Public);

    /// <summary>Whether it can be assigned at any time.</summary>
    public static bool IsAssignable(MemberShape member) => member is { IsReadOnly: false, IsInitOnly: false, IsRequired: false } && (!member.IsProperty || member.SetAccess is not null);

    /// <summary>Whether a struct is copied as memory, so that nothing is generated for it.</summary>
    public static bool IsUnmanaged(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.IsValueType && primitive.Kind != PrimitiveKind.BigInteger,
        EnumShape => true,
        NullableShape nullable => IsUnmanaged(nullable.Element),
        TupleShape { IsValueType: true } tuple => tuple.Elements.All(IsUnmanaged),
        ObjectShape { IsValueType: true } type => type.Members.All(member => IsUnmanaged(member.Shape)),
        _ => false,
    };
}
