using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.ZeroFormatters;

/// <summary>What the library states that it cannot carry.</summary>
internal static class ZeroRefusal
{
    /// <summary>Why, as a sentence; null where the library's rules are kept.</summary>
    public static string? Find(ShapeGraph graph) =>
        graph.Objects.Select(OfType).FirstOrDefault(reason => reason is not null)
        ?? graph.Objects.SelectMany(type => type.Members).Select(OfMember).FirstOrDefault(reason => reason is not null);

    private static string? OfType(ObjectShape type)
    {
        if (!type.IsNameable)
            return $"ZeroFormatter's generated classes and formatters see public types alone: {type} is not public.";
        if (type.IsValueType)
            return null;
        if (type.IsAbstract)
            return $"ZeroFormatter creates what it reads, and its unions fail at run time: {type} is {(type.Kind == ObjectKind.Interface ? "an interface" : "abstract")}.";
        if (type.IsSealed)
            return $"ZeroFormatter derives classes from those that it reads: {type} is sealed.";
        return type.Constructors.Any(constructor => constructor.Access == Access.Public && constructor.Parameters.Count == 0)
            ? null
            : $"ZeroFormatter creates objects by a public parameterless constructor: {type} has none.";
    }

    private static string? OfMember(MemberShape member)
    {
        if (!ZeroMembers.IsSeen(member) || member.DeclaringShape.IsValueType)
            return null;
        if (!member.IsProperty)
            return $"ZeroFormatter carries public properties of classes, and refuses public fields: {member} is a field.";
        if (member.IsRequired)
            return $"ZeroFormatter creates objects by a public parameterless constructor: {member} is required.";
        return member.IsPublicReadWrite ? null : $"ZeroFormatter overrides both accessors of a public property: {member} cannot be read and set by everybody.";
    }
}
