using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Attributes;

/// <summary>
/// Which classes can have <c>GenerateType.CircularReference</c>. MemoryPack makes such an object by its parameterless constructor and sets
/// its members afterwards. That an object comes round to itself, or stands in two places, only a value tells: so a contract has this of all
/// classes or of none.
/// </summary>
internal static class MemoryPackReferences
{
    /// <summary>Whether the type can be tracked. A constructor that it lacks can be added; a setter cannot.</summary>
    public static bool IsTracked(ObjectShape type) =>
        type.Kind is ObjectKind.Class or ObjectKind.Record
        && !Hierarchy.IsAbstract(type)
        && MemoryPackMembers.Of(type)
            .All(member => MemoryPackMembers.IsAssignable(member) && (member.DeclaringShape == type || member.SetAccess != Access.Private));

    /// <summary>Whether the type is in the hierarchy of a tracked one: members are numbered from the base class on.</summary>
    public static bool IsNumbered(ObjectShape type, ShapeGraph graph)
    {
        var root = Hierarchy.RootOf(type);
        return graph.Objects.Any(other => Hierarchy.RootOf(other) == root && IsTracked(other));
    }
}
