using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Cgbr;

/// <summary>What the generator cannot read, or writes code for that does not compile.</summary>
internal static class CgbrRefusal
{
    /// <summary>Why, as a sentence; null where everything compiles.</summary>
    public static string? Find(ShapeGraph graph, CgbrTypes types) =>
        graph.Objects.Select(OfType).Concat(graph.Shapes.OfType<EnumShape>().Select(Nested)).FirstOrDefault(reason => reason is not null)
        ?? OfNames(graph)
        ?? graph.Objects.SelectMany(type => type.Members).Where(member => member is { HasPlace: true, IsNonSerialized: false }).Select(member => OfMember(member, types)).FirstOrDefault(reason => reason is not null)
        ?? (graph.Root is ObjectShape || types.Compiles(graph.Root) ? null : $"CGbR generates no {types.Format} code that compiles for this member: the root is {Finding.WithArticle(graph.Root)}.");

    private static string? OfType(ObjectShape type)
    {
        if (type.Kind != ObjectKind.Class)
            return $"CGbR's generator reads classes alone: {type} is a {KindOf(type)}.";
        if (Nested(type) is { } nested)
            return nested;
        if (type.IsAbstract)
            return $"CGbR's generated code creates what it reads: {type} is abstract.";
        return type.Constructors.Any(constructor => constructor.Parameters.Count == 0 && constructor.Access >= Access.Internal)
            ? null
            : $"CGbR's generated code creates objects by a parameterless constructor: {type} has none that it may call.";
    }

    private static string? Nested(Shape type) =>
        type.TypeName.Path.Count > 1 ? $"CGbR's generator reads one type a file: {string.Join('.', type.TypeName.Path)} stands inside another." : null;

    private static string? OfNames(ShapeGraph graph) =>
        graph.Shapes.Where(shape => shape is ObjectShape or EnumShape).GroupBy(shape => shape.TypeName.Name).FirstOrDefault(group => group.Count() > 1) is { } twice
            ? $"CGbR's generator finds types by their short names: there are two {twice.Key}."
            : null;

    private static string? OfMember(MemberShape member, CgbrTypes types)
    {
        if (types.Generated.Contains(member.Name))
            return $"CGbR's generated code has a member named {member.Name} itself: {member} cannot stand beside it.";
        if (member.IsVirtual)
            return $"CGbR's generator takes the word before a name for the type, also where another stands before that: {member} is virtual.";
        if (member.Access is Access.PrivateProtected or Access.ProtectedInternal)
            return $"CGbR's generator knows no accessibility of two words: {member} is {Spelling.Of(member.Access)}.";
        if (member.IsRequired)
            return $"CGbR's generated code sets members after construction: {member} is required.";
        if (member.IsReadOnly || member.IsInitOnly || member.SetAccess is null)
            return $"CGbR's generated code sets members after construction: {member} cannot be set then.";
        return types.Compiles(member.Shape) ? null : $"CGbR generates no {types.Format} code that compiles for this member: {member} is {Finding.WithArticle(member.Shape)}.";
    }

    private static string KindOf(ObjectShape type) => type.Kind == ObjectKind.RecordStruct ? "record struct" : type.Kind.ToString().ToLowerInvariant();
}
