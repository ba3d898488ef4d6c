using Assay.Shapes.Graph;

namespace Assay.Shapes.Scanning;

/// <summary>The edit that excludes members which are no data: <see cref="NonSerializedAttribute"/>.</summary>
public static class ExcludedMembers
{
    /// <summary>The members of a graph that hold delegates, handles and the like, so that no contract has them.</summary>
    public static IReadOnlyList<MemberShape> Of(ShapeGraph graph) =>
        [.. graph.Objects.SelectMany(type => type.Members)
            .Where(member => member.HasPlace && member.Shape.FirstPart(part => part is UnsupportedShape { IsNoData: true }) is not null)];
}
