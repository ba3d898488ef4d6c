using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.MessagePack;

/// <summary>Why MessagePack-CSharp cannot carry a graph.</summary>
internal sealed class MessagePackRefusal(ShapeGraph graph, ContractNaming naming, MessagePackKeys keys)
{
    private const int MostDimensions = 4;
    private readonly HashSet<ObjectShape> _withoutUnion = [.. graph.Objects.Where(type => Hierarchy.IsAbstract(type) && !Hierarchy.HasNameableDerived(type, naming))];

    /// <summary>The reason as a sentence; null where it can.</summary>
    public string? Find()
    {
        if (Finding.First(graph, shape => shape is CollectionShape { Rank: > MostDimensions }) is { } matrix)
            return $"MessagePack-CSharp has arrays of up to four dimensions: {matrix}.";
        if (Finding.First(graph, HasNoUnion) is { } empty)
            return $"{NamesByUnion(empty.Offender)}: {empty}.";
        if (graph.Root is ObjectShape root && HasNoUnion(root))
            return $"{NamesByUnion(root)}: it is the root.";
        return graph.Objects.FirstOrDefault(keys.IsUnmade) is { } unmade
            ? $"MessagePack-CSharp fills the parameters of a constructor from members {(keys.ByName ? "of their names" : "in the order of their keys")}: no constructor of {unmade} takes members alone{(keys.ByName ? "" : ", after those of its base")}."
            : null;
    }

    private static string NamesByUnion(Shape type) => $"MessagePack-CSharp names the types behind an interface or an abstract class by [Union], and {type} has no class that can be named there";

    private bool HasNoUnion(Shape shape) => shape is ObjectShape type && _withoutUnion.Contains(type);
}
