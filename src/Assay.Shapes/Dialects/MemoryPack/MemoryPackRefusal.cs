using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MemoryPack;

/// <summary>Why MemoryPack cannot carry a graph: what its generator reports as an error, or writes code for that does not compile.</summary>
internal sealed class MemoryPackRefusal(ShapeGraph graph, Lazy<ContractNaming> naming)
{
    private const int MostMembers = 249;
    private const int MostDimensions = 4;
    private readonly Lazy<HashSet<ObjectShape>> _withoutUnion = new(() => [.. graph.Objects.Where(type => Hierarchy.IsAbstract(type) && !Hierarchy.HasNameableDerived(type, naming.Value))]);

    /// <summary>The reason as a sentence; null where it can.</summary>
    public string? Find()
    {
        if (Finding.First(graph, shape => shape is PrimitiveShape { Kind: PrimitiveKind.Object }) is { } untyped)
            return $"MemoryPack has no formatter for object: {untyped}.";
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > MostDimensions }) is { } matrix)
            return $"MemoryPack has arrays of up to four dimensions: {matrix}.";
        if (Finding.First(graph, HasNoUnion) is { } empty)
            return $"{NamesByUnion(empty.Offender)}: {empty}.";
        if (graph.Root is ObjectShape root && HasNoUnion(root))
            return $"{NamesByUnion(root)}: it is the root.";
        return graph.Objects.Select(RefusalOf).FirstOrDefault(reason => reason is not null);
    }

    private static string NamesByUnion(Shape type) => $"MemoryPack names the types behind an interface or an abstract class by [MemoryPackUnion], and {type} has no class that can be named there";

    private bool HasNoUnion(Shape shape) => shape is ObjectShape type && _withoutUnion.Value.Contains(type);

    private string? RefusalOf(ObjectShape type)
    {
        if (MemoryPackMembers.IsUnmanaged(type) || HasNoUnion(type))
            return null;
        if (Hierarchy.IsAbstract(type) && naming.Value.FindName(type)!.Path.Count > 1)
            return $"MemoryPack's generator writes the code of a union outside of the type that contains it: {type}.";
        if (type.Base?.AllMembers.FirstOrDefault(member => member is { HasPlace: true, IsNonSerialized: false } && IsPrivate(member)) is { } hidden)
            return $"MemoryPack's generated code of {type} cannot reach what is private to its base: {hidden}.";
        var members = MemoryPackMembers.Of(type).Count;
        if (members > MostMembers)
            return $"MemoryPack carries types of up to {MostMembers} members: {type} has {members}.";
        var obstacle = type.Kind == ObjectKind.Interface ? "" : MemoryPackConstruction.Of(type).Obstacle;
        return obstacle.Length > 0 ? obstacle : null;
    }

    private static bool IsPrivate(MemberShape member) => member.Access == Access.Private && (!member.IsProperty || member.SetAccess is null or Access.Private);
}
